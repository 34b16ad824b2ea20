import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: '用信用卡分期支付的订单：已到账与待到账。',
  columns: list.instalment.columns,
  filters: {
    number: money.searchByOrder,
    due: list.instalmentPart.file.dueOn,
  },
  status: list.instalment.codes.status,
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
