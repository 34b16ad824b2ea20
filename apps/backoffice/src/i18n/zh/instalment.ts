import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: '用信用卡分期支付的订单：已到账与待到账。',
  columns: {
    order: shared.order,
    status: shared.status,
    goods: vocabulary.goods,
    card: money.card,
    progress: money.instalments,
    perPeriod: '每期金额',
    repaid: '已还',
    waiting: '待还',
    refunded: '由退款抵扣',
    nextDue: '下次到期',
    paidAt: vocabulary.paidOn,
  },
  filters: {
    number: money.searchByOrder,
    due: '到期日',
  },
  status: {
    pending: '待还',
    paid: '已还',
    refunded: '已退款',
  },
  progress: '{paid, number} / {count, number}',
  progressRefunded: '{paid, number} / {count, number}，已退款 {refunded, number} 期',
  nothing: '没有符合条件的订单',
  empty: {
    title: '还没有分期订单',
    text: '有人用信用卡分期支付后，订单会显示在这里，包括每一期及其到期日。',
  },
  panel: {
    title: '订单 {number} 的分期',
    parts: '各期明细',
    paid: money.amountPaid,
    dueOn: '到期日 <at></at>',
    cameOn: '到账日 <at></at>',
    goneText: '本期已由退款抵扣',
    net: '净额 <amount></amount>',
  },
  notFound: {
    title: '没有分期',
    text: '该团队没有此编号的分期订单。',
  },
} as const satisfies Shape<typeof pt>;
