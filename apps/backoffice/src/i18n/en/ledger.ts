import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import payment from '@balcao/contract/i18n/en/payment';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/ledger.ts';

export default {
  title: money.statement,
  account: vocabulary.account,
  accounts: {
    available: 'Available',
    pending: names.toBeSettled,
    reserve: names.refundReserve,
    withdrawing: names.beingWithdrawn,
    refunding: names.beingRefunded,
    dispute: names.blockedByTheBank,
    debt: names.owedToThePlatform,
    own: 'All money',
  },
  lines: {
    available: 'What has been settled and you can withdraw.',
    pending: 'What has been paid and is not settled yet.',
    reserve: 'What you have set aside for refunds.',
    withdrawing: 'What is on its way to your account.',
    refunding: 'What is going back to the payer.',
    dispute: 'What is blocked while a bank decides on a dispute.',
    debt: 'What a bank took back beyond what there was. What becomes available pays it first.',
    own: 'All accounts together: only what really comes in and goes out.',
  },
  zone: 'Days and times are those of São Paulo.',
  summary: {
    opening: 'Opening balance',
    closing: money.closingBalance,
    income: 'Money in',
    expense: 'Money out',
    since: 'at the beginning of {day}',
    until: 'at the end of {day}',
    movements: '{count, plural, =0 {no movement} one {# movement} other {# movements}}',
  },
  chart: 'Balance at the end of each day',
  columns: {
    movement: 'Movement',
    order: shared.order,
    amount: shared.amount,
    balance: money.balance,
    scene: 'Where it was sold',
    count: list.settlement.columns.count,
    sequence: 'Entry',
    at: 'Date and time',
  },
  filters: {
    days: vocabulary.period,
    kind: 'Kind',
    direction: 'In or out',
  },
  scene: payment.scene,
  kinds: {
    sale: money.sales,
    refund: money.refunds,
    dispute: money.bankReturns,
    settlement: money.settlements,
    withdrawal: money.withdrawals,
    reserve: names.refundReserve,
    other: vocabulary.adjustments,
  },
  directions: {
    in: 'In',
    out: 'Out',
  },
  corrects: 'takes back: {what}, {when}',
  movements: {
    sale: vocabulary.sale,
    refund_held: 'Held for a refund',
    refund_done: 'Refund paid',
    refund_returned: 'Refund not made, amount back',
    fee_returned: vocabulary.feeReturned,
    fee_kept: 'Fee of a refund not made',
    bank_return: names.returnedByTheBank,
    dispute_blocked: 'Blocked for a dispute',
    dispute_unblocked: 'Freed from a dispute',
    debt_paid: 'Payment of what was owed',
    settlement: money.settlement,
    withdrawal_held: money.withdrawal,
    withdrawal_done: 'Withdrawal paid',
    withdrawal_returned: 'Withdrawal not made, amount back',
    reserve_filled: 'Set aside for refunds',
    reserve_taken: 'Taken from the refund reserve',
    credit: 'Credit of a payment that was identified',
    correction: 'Correction',
    other: 'Adjustment',
  },
  nothing: 'Nothing moved with these filters',
  empty: {
    title: 'Nothing moved in the last 30 days',
    text: 'When money of this account moves, each movement appears here with the balance after it.',
  },
} satisfies Shape<typeof pt>;
