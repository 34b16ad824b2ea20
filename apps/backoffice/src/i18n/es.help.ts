import help from './es/help.ts';
import status from './es/status.ts';

export default {
  help,
  status,
};
