import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: '分期',
  line: '用信用卡分期支付的订单：已到账与待到账。',
  columns: {
    order: '订单',
    status: '状态',
    goods: '商品',
    card: '卡',
    progress: '分期',
    perPeriod: '每期金额',
    repaid: '已还',
    waiting: '待还',
    refunded: '由退款抵扣',
    nextDue: '下次到期',
    paidAt: '支付时间',
  },
  filters: {
    number: '按订单搜索',
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
    order: '查看订单',
    parts: '各期明细',
    paid: '实付金额',
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
