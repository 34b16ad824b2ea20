import help from './zh/help.ts';

export default {
  help,
};
