import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/ownerless.ts';

export default {
  title: 'Money without an owner',
  line: 'Payments that belong to no order. The money is kept apart until it is back with whoever paid.',
  sum: '<sum></sum> kept apart, waiting to be given back.',
  parts: {
    label: 'Parts of the list',
    yours: 'Waiting for you',
    waiting: 'Waiting for finance',
    returning: 'On the way back',
    returned: 'Given back',
  },
  columns: {
    payment: 'Identifier',
    state: 'Status',
    amount: 'Amount',
    arrived: 'Arrived',
    returnAskedAt: 'Return asked for',
    returnedAt: 'Given back',
    action: 'Action',
  },
  theId: 'the identifier',
  theReference: 'the reference',
  namedNothing: 'Whoever paid named nothing',
  came: 'arrived <at></at>',
  method: 'Payment method',
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
    back: 'Cancel',
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
  pastEnd: { title: 'There is nothing after this page', first: 'Go to the first page' },
} satisfies Shape<typeof pt>;
