import help from './zh/help.ts';
import status from './zh/status.ts';

export default {
  help,
  status,
};
