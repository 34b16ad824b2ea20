import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/refund.ts';

export default {
  title: money.refunds,
  line: 'Track the money going back to payers, and decide on refunds waiting for approval.',
  oneMore: 'One more person needed',
  byAnother: 'You have approved it. One more person needs to approve it.',
  arrives:
    'The money returns to the original payment method within {days, plural, one {# business day} other {# business days}}.',
  actionsOf: 'Actions of refund {number}',
  ofOrder: money.refundNumbered,
  review: list.refund.codes.status,
  columns: list.refund.columns,
  filters: {
    number: 'Search by refund or order',
    date: shared.date,
  },
  empty: {
    title: 'No refunds in the past three months',
    text: 'To make a refund, open a paid order and choose Refund. Your server can also request refunds through the API.',
  },
  nothing: 'No refunds with these filters',
  panel: {
    title: money.refundNumbered,
    number: 'Refund number',
    ownOrder: list.refund.file.ownOrder,
    copy: money.theRefundNumber,
  },
  timeline: {
    title: vocabulary.whatHappened,
    requested: 'Refund requested',
    firstApproved: 'First approval',
    approved: 'Approved',
    rejected: names.rejected,
    sent: 'Money on its way',
    done: 'Money returned to the payer',
    failed: 'The refund failed',
    by: vocabulary.by,
    byServer: 'by your server',
    onePerson: vocabulary.waitingForApproval,
    twoPeople: vocabulary.waitingForTwoPeople,
    oneMore: vocabulary.waitingForOneMore,
    failure: {
      REFUSED_BY_BANK: 'The payer’s bank did not accept the return.',
      AMOUNT_EXCEEDED: 'The amount is more than what could still be returned from this payment.',
      TOO_LATE: 'The deadline has passed: a Pix can only be returned up to 90 days after the payment.',
      other: 'The payment method did not accept the return.',
    },
  },
  money: {
    title: vocabulary.whereTheMoneyComesFrom,
    pending: 'To be settled, from this order',
    reserve: names.refundReserve,
    fee: 'Fee returned to you',
    total: 'Goes back to the payer',
    notYet: 'The money only moves after approval.',
    never: 'This refund was rejected: no money has moved.',
    back: 'The refund failed, and everything is back where it was.',
  },
  approve: {
    button: 'Approve',
    title: 'Approve the refund of {amount}?',
    text: '{amount} from order {order} will go back to the payer. This cannot be undone.',
    first:
      'This amount requires the approval of two people. After yours, one more is needed for {amount} from order {order} to go back to the payer.',
    editConflict:
      'A colleague approved before you, and your click sent nothing. Your approval is now the last one: with it, {amount} from order {order} will go back to the payer. This cannot be undone.',
    action: money.refundAmount,
    firstAction: 'Give the first approval',
    done: money.amountOnTheWayTo,
    firstDone: 'Approved by you. One more person is needed.',
  },
  reject: {
    title: 'Reject the refund of {amount}?',
    text: 'The money of order {order} stays where it is. Another refund can be requested later.',
    reason: list.refund.file.rejectReason,
    reasonHelp: 'Your team and your server will see this reason.',
    action: 'Reject refund',
    otherwise: 'Go back',
    done: 'Refund of {amount} rejected.',
    unsure:
      'We do not know whether this refund was rejected. Check it: if it was, nothing changes; if not, it will be rejected now, with the reason you entered.',
    check: 'Check the rejection',
  },
  policy: {
    automatic: 'Refunds are sent as soon as they are requested.',
    byHand: 'Each refund waits for the approval of someone on the team.',
    second: 'From {amount}, two people must approve.',
    noSecond: 'One person is enough, whatever the amount.',
    title: 'How the team decides on refunds',
    how: 'When a refund is requested',
    automaticChoice: 'It is sent right away',
    byHandChoice: 'It waits for approval',
    automaticHelp: 'The money is set aside and returned as soon as someone, or your server, requests it.',
    byHandHelp: 'Nothing moves until someone who can edit refunds approves it.',
    secondFrom: 'Two people from',
    secondHelp: 'Leave blank to never require a second person. The person who requests the refund counts as the first.',
    done: 'Refund rule saved.',
  },
  form: {
    open: 'Refund',
    title: 'Refund order',
    about: '{goods}. {left} can still be refunded.',
    quantity: vocabulary.quantityReturned,
    quantityHelp: 'Optional. {count, number} can still be returned; the quantity fills in the amount.',
    tooMany: 'There are not that many left to return.',
    amount: 'Amount to refund',
    half: vocabulary.half,
    tooMuch: '{amount} can still be refunded.',
    reason: list.refund.file.reason,
    reasonHelp: 'The payer sees this message with the money.',
    reasonExample: 'E.g. the cup arrived cracked',
    preview: vocabulary.whereTheMoneyComesFrom,
    nothingLeft: 'Nothing is left to refund',
    nothingLeftText:
      'While you were filling this in, someone else refunded or requested what was left of this order. Nothing was sent from here.',
    unsure:
      'We do not know whether the refund of {amount} was requested. Check it: if it was, nothing is sent again; if not, it is requested now.',
    check: 'Check the refund of {amount}',
    notEnough:
      'The amount to be settled from this order, the available balance and the reserve do not cover this amount.',
    submit: money.refundAmount,
    ask: 'Request refund of {amount}',
    second: 'This amount requires two people: you are the first, and someone else must approve.',
    byHand: 'The request will wait for approval.',
    done: money.amountOnTheWayTo,
    waits: 'Refund of {amount} waiting for approval.',
  },
  notFound: {
    title: 'Refund not found',
    text: 'There is no refund with this number in the team {team}. Check the number or switch teams.',
  },
} satisfies Shape<typeof pt>;
