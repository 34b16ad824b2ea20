import type { Shape } from '../../shape.ts';
import type pt from '../pt/own-data-vocabulary.ts';

/** What people are told about the data that is kept of them, in the back office and on the phone. */
export default {
  accountDeleted: 'Account deleted.',
  deleteForever: 'Delete forever',
  deleteMyAccount: 'Delete my account',
  whatIsDeleted: 'What is deleted',
  whatIsKept: 'What is kept, as required by law',
} satisfies Shape<typeof pt>;
