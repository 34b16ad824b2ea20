import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/unknown.ts';

export default {
  title: '超过 24 小时无响应的操作',
  menu: '无响应',
  line: '支付方式超过 {hours, number} 小时仍未返回结果的事项。系统会自动查询，也可在此立即查询。',
  partsLabel: vocabulary.listParts,
  parts: {
    order: money.orders,
    refund: money.refunds,
    hold: '请款与释放',
    stray: '待释放的预授权',
    return: '退回款项',
    withdrawal: money.withdrawals,
  },
  kinds: {
    order: shared.order,
    refund: money.refund,
    hold: '请款或释放',
    stray: '待释放的预授权',
    return: '退回款项',
    withdrawal: money.withdrawal,
  },
  columns: {
    kind: '事项',
    number: shared.number,
    merchant: shared.merchant,
    amount: shared.amount,
    since: '起始时间',
    next: vocabulary.askedNext,
    ask: vocabulary.action,
  },
  bank: '银行',
  unidentified: vocabulary.withoutAnOwner,
  theNumber: '编号',
  times: '{count, plural, =0 {尚未查询} other {已查询 # 次}}',
  ask: '立即查询',
  askAbout: '立即查询：{about}',
  asked: '正在查询支付方式。',
  more: '另有 {count, plural, other {# 项}}：列表只显示每类最早的 {most, number} 项。',
  none: {
    title: '没有待响应的操作',
    text: '没有超过一天未响应的操作。',
  },
} satisfies Shape<typeof pt>;
