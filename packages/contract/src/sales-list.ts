import { type SalesPoint, ticketOf } from './dashboard.ts';
import { listOf } from './list-declaration.ts';

type Part = keyof NonNullable<SalesPoint['now']>;
/** A figure of a place that has begun. */
const now =
  (part: Part) =>
  ({ now: sales }: SalesPoint): number | null =>
    sales?.[part] ?? null;

/** The series of the dashboard, as a file: a row for each hour or day. */
export const salesList = listOf<SalesPoint>()('sales', {
  columns: {
    day: { kind: 'day', of: ({ day }) => day },
    hour: { kind: 'text', of: ({ hour }) => (hour === null ? null : `${String(hour).padStart(2, '0')}:00`) },
    count: { kind: 'count', of: now('count') },
    amount: { kind: 'money', of: now('amount') },
    ticket: { kind: 'money', of: ({ now: sales }) => sales && ticketOf(sales) },
    created: { kind: 'count', of: now('created') },
    converted: { kind: 'count', of: now('converted') },
    refunds: { kind: 'count', of: now('refunds') },
    refunded: { kind: 'money', of: now('refunded') },
    fee: { kind: 'money', of: now('fee') },
    feeReturned: { kind: 'money', of: now('feeReturned') },
    countBefore: { kind: 'count', of: ({ before }) => before.count },
    amountBefore: { kind: 'money', of: ({ before }) => before.amount },
  },
});
