import help from './pt/help.ts';

export default {
  help,
};
