import help from './es/help.ts';
import status from './es/status.ts';
import ticket from './es/ticket.ts';

export default {
  help,
  status,
  ticket,
};
