import money from './money.ts';
import vocabulary from './vocabulary.ts';

/** The words of the list of journals. */
export default {
  sheet: 'Entries',
  columns: {
    kind: 'What it was',
    number: money.number,
    merchant: money.merchant,
    standing: vocabulary.status,
    amount: vocabulary.amount,
    posted: money.posted,
  },
  file: {},
  codes: {},
} as const;
