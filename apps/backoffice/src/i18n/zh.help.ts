import help from './zh/help.ts';
import status from './zh/status.ts';
import ticket from './zh/ticket.ts';

export default {
  help,
  status,
  ticket,
};
