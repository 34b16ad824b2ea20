import help from './en/help.ts';
import status from './en/status.ts';
import ticket from './en/ticket.ts';

export default {
  help,
  status,
  ticket,
};
