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
    available: 'What is settled and can be withdrawn.',
    pending: 'What is paid but not settled yet.',
    reserve: 'What you have set aside for refunds.',
    withdrawing: 'What is on its way to your account.',
    refunding: 'What is going back to the payer.',
    dispute: 'What is blocked while a bank decides on a dispute.',
    debt: 'What a bank took back beyond what there was. Money that becomes available pays this first.',
    own: 'All accounts together: only what really comes in and goes out.',
  },
  zone: 'Days and times are in São Paulo time.',
  summary: {
    opening: 'Opening balance',
    closing: money.closingBalance,
    income: 'Money in',
    expense: 'Money out',
    since: 'at the start of {day}',
    until: 'at the end of {day}',
    movements: '{count, plural, =0 {no movements} one {# movement} other {# movements}}',
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
    kind: vocabulary.type,
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
  corrects: 'reverses: {what}, {when}',
  movements: {
    sale: vocabulary.sale,
    refund_held: 'Held for a refund',
    refund_done: 'Refund paid',
    refund_returned: 'Refund not made, amount returned',
    fee_returned: vocabulary.feeReturned,
    fee_kept: 'Fee of a refund not made',
    bank_return: names.returnedByTheBank,
    dispute_blocked: 'Blocked for a dispute',
    dispute_unblocked: 'Released from a dispute',
    debt_paid: 'Payment of what was owed',
    settlement: money.settlement,
    withdrawal_held: money.withdrawal,
    withdrawal_done: 'Withdrawal paid',
    withdrawal_returned: 'Withdrawal not made, amount returned',
    reserve_filled: 'Set aside for refunds',
    reserve_taken: 'Taken from the refund reserve',
    credit: 'Credit of an identified payment',
    correction: 'Correction',
    other: 'Adjustment',
  },
  nothing: 'No movements with these filters',
  empty: {
    title: 'No movements in the last 30 days',
    text: 'When money moves in this account, each movement appears here with the balance after it.',
  },
} satisfies Shape<typeof pt>;
