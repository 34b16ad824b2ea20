import type { Shape } from '../../shape.ts';
import type pt from '../pt/own-data-vocabulary.ts';

/** What people are told about the data that is kept of them, in the back office and on the phone. */
export default {
  accountDeleted: 'Cuenta eliminada.',
  deleteForever: 'Eliminar para siempre',
  deleteMyAccount: 'Eliminar mi cuenta',
  whatIsDeleted: 'Lo que se elimina',
  whatIsKept: 'Lo que se conserva, por ley',
} satisfies Shape<typeof pt>;
