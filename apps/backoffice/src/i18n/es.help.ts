import help from './es/help.ts';

export default {
  help,
};
