import help from './en/help.ts';
import status from './en/status.ts';

export default {
  help,
  status,
};
