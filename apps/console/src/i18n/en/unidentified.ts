import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/unidentified.ts';

export default {
  title: vocabulary.toBeIdentified,
  line: 'Payments that belong to no order. The money is kept apart until it is back with whoever paid.',
  sum: '<sum></sum> kept apart, waiting to be given back.',
  parts: {
    label: vocabulary.listParts,
    yours: 'Waiting for you',
    waiting: 'Waiting for finance',
    returning: 'On the way back',
    returned: 'Given back',
  },
  columns: {
    payment: money.identifier,
    state: shared.status,
    amount: shared.amount,
    arrived: 'Arrived',
    returnAskedAt: 'Return asked for',
    returnedAt: 'Given back',
    action: vocabulary.action,
  },
  theId: money.theIdentifier,
  theReference: 'the reference',
  namedNothing: 'Whoever paid named nothing',
  came: 'arrived <at></at>',
  states: { waiting: 'Kept apart', returning: 'On the way back', returned: 'Given back' },
  refused: 'The payment method did not accept it: “{reason}”. We ask again by ourselves.',
  why: {
    nobody: 'Nobody knows what it is for',
    codeOff: 'The shop’s QR code was switched off',
    amountDiffers: 'Not the amount of the shop’s QR code',
    notTaken: 'The shop takes nothing by this QR code',
  },
  byItself: '{why} · automatic return',
  return: 'Give back',
  returnOne: 'Give back to whoever paid: {id}',
  dialog: {
    title: 'Give back to whoever paid',
    text: 'The whole amount goes back by the same payment method. Once asked for, a return cannot be undone.',
    reason: 'Why give it back?',
    reasonHelp: 'Stays in the activity log with your name.',
    send: 'Give back {amount}',
    asked: 'The payment method was asked to give it back.',
  },
  empty: {
    waiting: {
      title: 'Nothing to give back',
      text: 'When money arrives that belongs to no order, it shows here and finance gets an e-mail.',
    },
    returning: {
      title: 'Nothing is on its way back',
      text: 'What is given back stands here until the payment method confirms it.',
    },
    returned: { title: 'Nothing given back yet', text: 'What is back with whoever paid stays here.' },
  },
  pastEnd: { title: vocabulary.pastEnd, first: vocabulary.firstPage },
} satisfies Shape<typeof pt>;
