import help from './en/help.ts';

export default {
  help,
};
