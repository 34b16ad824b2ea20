import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/dashboard.ts';

export default {
  title: '概览',
  line: '今天的数据，与昨天同一时刻对比。',
  orders: '查看订单',
  today: '今天',
  period: '昨天此时',
  paidAmount: '今日支付金额',
  paidCount: '今日支付订单',
  averageTicket: '每单平均金额',
  noneYet: '今天还没有付款',
  conversion: '今日创建且已支付',
  balances: '余额',
  pending: '待结算',
  pendingText: '已支付、扣除手续费、等待结算的订单款项。',
  available: '可用余额',
  availableText: '已结算、可以提现的款项。',
  chart: '最近 30 天每日支付金额',
  series: '支付金额',
  empty: {
    title: '最近 30 天没有付款',
    text: '订单支付后，当天的金额会显示在这里。',
    action: '设置接入',
  },
} satisfies Shape<typeof pt>;
