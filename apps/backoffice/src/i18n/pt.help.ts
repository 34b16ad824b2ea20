import help from './pt/help.ts';
import status from './pt/status.ts';
import ticket from './pt/ticket.ts';

export default {
  help,
  status,
  ticket,
};
