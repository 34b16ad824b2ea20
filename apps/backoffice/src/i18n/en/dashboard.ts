import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/dashboard.ts';

export default {
  title: 'Overview',
  line: 'Today, compared with yesterday until the same time.',
  orders: 'See the orders',
  today: 'Today',
  period: 'yesterday until this time',
  paidAmount: 'Amount paid today',
  paidCount: 'Orders paid today',
  averageTicket: 'Average per order',
  noneYet: 'No payment yet today',
  conversion: 'Created today and paid',
  balances: 'Balances',
  pending: 'To be settled',
  pendingText: 'Orders that are paid, without the fee, and wait for settlement.',
  available: 'Available balance',
  availableText: 'What is settled and yours to withdraw.',
  chart: 'Amount paid by day, past 30 days',
  series: 'Amount paid',
  empty: {
    title: 'No payments in the past 30 days',
    text: 'As soon as an order is paid, the amount of the day shows here.',
    action: 'Set up the integration',
  },
} satisfies Shape<typeof pt>;
