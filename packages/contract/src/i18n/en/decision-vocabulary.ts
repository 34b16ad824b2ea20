import type { Shape } from '../../shape.ts';
import type pt from '../pt/decision-vocabulary.ts';

/** What is said of decisions of staff: used as the other vocabulary is. */
export default {
  decision: 'Decision',
  decidedOnes: 'Decided',
  note: 'Note',
  takeDown: 'Take down',
  isTakenDown: 'Taken down',
  waiting: 'Waiting',
  channelIsHeld: 'Channel frozen',
  teamReadsIt: 'The team of the channel reads this text.',
  withPaymentData: 'It is decided together with the payment data.',
} satisfies Shape<typeof pt>;
