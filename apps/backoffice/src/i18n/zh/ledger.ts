import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import payment from '@balcao/contract/i18n/zh/payment';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/ledger.ts';

export default {
  title: money.statement,
  account: vocabulary.account,
  accounts: {
    available: '可用余额',
    pending: names.toBeSettled,
    reserve: names.refundReserve,
    withdrawing: names.beingWithdrawn,
    refunding: names.beingRefunded,
    dispute: names.blockedByTheBank,
    debt: names.owedToThePlatform,
    own: '全部资金',
  },
  lines: {
    available: '已结算、可以提现的资金。',
    pending: '已付款、尚未结算的资金。',
    reserve: '你为退款预留的资金。',
    withdrawing: '正在转入你账户的资金。',
    refunding: '正在退回付款人的资金。',
    dispute: '银行裁决争议期间被冻结的款项。',
    debt: '银行取回的款项超出余额的部分。之后可用的款项会先用于偿还。',
    own: '所有账户合计：只显示真正的收入和支出。',
  },
  zone: '日期和时间均为圣保罗时间。',
  summary: {
    opening: '期初余额',
    closing: money.closingBalance,
    income: '收入',
    expense: '支出',
    since: '{day} 开始时',
    until: '{day} 结束时',
    movements: '{count, plural, =0 {无变动} other {# 笔变动}}',
  },
  chart: '每日结束时的余额',
  columns: {
    movement: '变动',
    order: shared.order,
    amount: shared.amount,
    balance: money.balance,
    scene: '销售渠道',
    count: list.settlement.columns.count,
    sequence: '序号',
    at: '日期时间',
  },
  filters: {
    days: vocabulary.period,
    kind: vocabulary.type,
    direction: '收入或支出',
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
    in: '收入',
    out: '支出',
  },
  corrects: '冲回：{what}，{when}',
  movements: {
    sale: vocabulary.sale,
    refund_held: '退款冻结',
    refund_done: '退款完成',
    refund_returned: '退款未成，金额退回',
    fee_returned: vocabulary.feeReturned,
    fee_kept: '未成退款的手续费',
    bank_return: names.returnedByTheBank,
    dispute_blocked: '因争议冻结',
    dispute_unblocked: '争议解冻',
    debt_paid: '偿还欠款',
    settlement: money.settlement,
    withdrawal_held: money.withdrawal,
    withdrawal_done: '提现完成',
    withdrawal_returned: '提现未成，金额退回',
    reserve_filled: '转入退款保证金',
    reserve_taken: '转出退款保证金',
    credit: '已查明付款入账',
    correction: '更正',
    other: '调整',
  },
  nothing: '没有符合筛选条件的变动',
  empty: {
    title: '最近 30 天没有变动',
    text: '该账户有资金变动时，每笔变动及其后的余额都会显示在这里。',
  },
} satisfies Shape<typeof pt>;
