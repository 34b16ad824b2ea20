import help from './pt/help.ts';
import status from './pt/status.ts';

export default {
  help,
  status,
};
