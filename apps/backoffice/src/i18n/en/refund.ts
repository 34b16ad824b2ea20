import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/refund.ts';

export default {
  title: money.refunds,
  line: 'Follow the money that goes back to payers, and decide on what waits for approval.',
  oneMore: 'One more person needed',
  byAnother: 'You have approved it. One more person needs to.',
  arrives:
    'The money is back at the original payment method within {days, plural, one {# business day} other {# business days}}.',
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
    text: 'To refund, open a paid order and choose Refund. Your server can ask for refunds through the API too.',
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
    done: 'Money given back to the payer',
    failed: 'The refund failed',
    by: vocabulary.by,
    byServer: 'by your server',
    onePerson: vocabulary.waitingForApproval,
    twoPeople: vocabulary.waitingForTwoPeople,
    oneMore: vocabulary.waitingForOneMore,
    failure: {
      REFUSED_BY_BANK: 'The payer’s bank did not take the money back.',
      AMOUNT_EXCEEDED: 'The amount is more than could still be returned of this payment.',
      TOO_LATE: 'It was too late: a Pix can be given back up to 90 days after the payment.',
      other: 'The payment method did not take the money back.',
    },
  },
  money: {
    title: vocabulary.whereTheMoneyComesFrom,
    pending: 'To be settled, of this order',
    reserve: names.refundReserve,
    fee: 'Fee returned to you',
    total: 'Goes back to the payer',
    notYet: 'The money moves only after the approval.',
    never: 'This refund was rejected: no money has moved.',
    back: 'The refund failed, and everything is back where it was.',
  },
  approve: {
    button: 'Approve',
    title: 'Approve the refund of {amount}?',
    text: '{amount} of order {order} go back to the payer. This cannot be undone.',
    first:
      'This amount asks for two people. After your approval, one more is needed for {amount} of order {order} to go back to the payer.',
    editConflict:
      'A colleague approved before you, and nothing left with your click. Now your approval is the last one: with it, {amount} of order {order} go back to the payer. This cannot be undone.',
    action: money.refundAmount,
    firstAction: 'Give the first approval',
    done: money.amountOnTheWayTo,
    firstDone: 'Approved by you. One more person is needed.',
  },
  reject: {
    title: 'Reject the refund of {amount}?',
    text: 'The money of order {order} stays where it is. Another refund can be requested later.',
    reason: list.refund.file.rejectReason,
    reasonHelp: 'Your team and your server read this reason.',
    action: 'Reject refund',
    otherwise: 'Go back',
    done: 'Refund of {amount} rejected.',
    unsure:
      'We do not know whether this refund was rejected. Check it: if it was, nothing changes; if it was not, it is rejected now, with the reason that you wrote.',
    check: 'Check the rejection',
  },
  policy: {
    automatic: 'Refunds leave as soon as they are requested.',
    byHand: 'Every refund waits for the approval of somebody in the team.',
    second: 'From {amount} on, two people must agree.',
    noSecond: 'One person is enough, whatever the amount.',
    title: 'How the team decides on refunds',
    how: 'When a refund is requested',
    automaticChoice: 'It leaves at once',
    byHandChoice: 'It waits for approval',
    automaticHelp: 'The money is set aside and given back as soon as somebody, or your server, asks for it.',
    byHandHelp: 'Nothing moves until somebody who may edit refunds approves.',
    secondFrom: 'Two people from',
    secondHelp:
      'Leave it empty to never ask for a second person. The person who requests the refund counts as the first.',
    done: 'Refund rule saved.',
  },
  form: {
    open: 'Refund',
    title: 'Refund order',
    about: '{goods}. {left} can still be refunded.',
    quantity: vocabulary.quantityReturned,
    quantityHelp: 'Optional. {count, number} can still come back; the quantity fills in the amount.',
    tooMany: 'There are not that many left to come back.',
    amount: 'Amount to refund',
    half: vocabulary.half,
    tooMuch: '{amount} can still be refunded.',
    reason: 'Message to the payer',
    reasonHelp: 'The payer reads this message with the money.',
    reasonExample: 'E.g. the cup came cracked',
    preview: vocabulary.whereTheMoneyComesFrom,
    nothingLeft: 'Nothing is left to refund',
    nothingLeftText:
      'While you were filling this in, somebody else refunded what was left of this order, or asked for it. Nothing was sent from here.',
    unsure:
      'We do not know whether the refund of {amount} was requested. Check it: if it was, nothing leaves a second time; if it was not, it is requested now.',
    check: 'Check the refund of {amount}',
    notEnough:
      'What is to be settled of this order, the available balance and the reserve are not enough for this amount.',
    submit: money.refundAmount,
    ask: 'Request refund of {amount}',
    second: 'This amount asks for two people: you are the first, and somebody else must approve.',
    byHand: 'The request will wait for approval.',
    done: money.amountOnTheWayTo,
    waits: 'Refund of {amount} waiting for approval.',
  },
  notFound: {
    title: 'Refund not found',
    text: 'There is no refund with this number in the team {team}. Check the number or switch teams.',
  },
} satisfies Shape<typeof pt>;
