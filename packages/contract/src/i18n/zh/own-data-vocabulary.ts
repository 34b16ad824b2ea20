import type { Shape } from '../../shape.ts';
import type pt from '../pt/own-data-vocabulary.ts';

/** What people are told about the data that is kept of them, in the back office and on the phone. */
export default {
  accountDeleted: '账号已删除。',
  deleteForever: '永久删除',
  deleteMyAccount: '删除我的账号',
  whatIsDeleted: '将被删除',
  whatIsKept: '依法保留',
} satisfies Shape<typeof pt>;
