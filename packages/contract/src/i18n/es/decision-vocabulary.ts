import type { Shape } from '../../shape.ts';
import type pt from '../pt/decision-vocabulary.ts';

/** What is said of decisions of staff: used as the other vocabulary is. */
export default {
  decision: 'Decisión',
  decidedOnes: 'Decididas',
  note: 'Nota',
  takeDown: 'Retirar',
  isTakenDown: 'Retirada',
  waiting: 'En espera',
  channelIsHeld: 'Canal bloqueado',
  teamReadsIt: 'El equipo del canal lee este texto.',
  withPaymentData: 'Se decide junto con los datos de pago.',
} satisfies Shape<typeof pt>;
