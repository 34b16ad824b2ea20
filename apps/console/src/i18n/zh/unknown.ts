import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/unknown.ts';

export default {
  title: '无答复',
  line: '支付方式超过 {hours, number} 小时仍未告知结果的事项。系统会自动继续查询，也可在此立即查询。',
  all: '全部',
  partsLabel: '列表分类',
  parts: {
    order: '订单',
    refund: '退款',
    hold: '请款与释放',
    stray: '待释放的预授权',
    return: '退回款项',
    withdrawal: '提现',
  },
  kinds: {
    order: '订单',
    refund: '退款',
    hold: '请款或释放',
    stray: '待释放的预授权',
    return: '退回款项',
    withdrawal: '提现',
  },
  columns: {
    kind: '事项',
    number: '编号',
    merchant: '商户',
    amount: '金额',
    since: '起始时间',
    next: '下次查询',
    ask: '操作',
  },
  bank: '银行',
  ownerless: '无主',
  theNumber: '编号',
  times: '{count, plural, =0 {尚未查询} other {已查询 # 次}}',
  ask: '立即查询',
  askAbout: '立即查询：{about}',
  asked: '正在查询支付方式。',
  more: '另有 {count, plural, other {# 项}}：列表只显示每类最早的 {most, number} 项。',
  none: {
    title: '全部已有答复',
    text: '没有超过一天未答复的事项。',
  },
} satisfies Shape<typeof pt>;
