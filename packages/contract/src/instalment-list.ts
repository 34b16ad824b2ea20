import { type Instalment, type InstalmentPlan, statusOfPart, statusOfPlan } from './instalment.ts';
import { listOf } from './list-declaration.ts';

/** Orders that were paid in parts. */
export const instalmentList = listOf<InstalmentPlan>()('instalment', {
  columns: {
    order: { kind: 'number', of: ({ orderNumber }) => orderNumber },
    status: { kind: 'code', of: statusOfPlan },
    goods: { kind: 'text', of: ({ goodsName }) => goodsName, fills: true },
    card: { kind: 'text', hidden: true },
    progress: { kind: 'text' },
    perPeriod: { kind: 'money', of: ({ amountPerPeriod }) => amountPerPeriod },
    repaid: { kind: 'money', of: ({ repaid }) => repaid },
    waiting: { kind: 'money', of: ({ waiting }) => waiting },
    refunded: { kind: 'money', of: ({ refunded }) => refunded, hidden: true },
    nextDue: { kind: 'day', of: ({ nextDueOn }) => nextDueOn },
    paidAt: { kind: 'instant', of: ({ paidAt }) => paidAt, hidden: true },
  },
  screen: [
    ...(['order', 'status', 'goods', 'card', 'progress', 'perPeriod'] as const),
    ...(['repaid', 'waiting', 'refunded', 'nextDue', 'paidAt'] as const),
  ],
  sorts: { time: 'paidAt' },
  card: { amount: 'waiting', state: 'status' },
});

/** A part with the order that it is of. */
export interface InstalmentPart {
  readonly plan: Pick<InstalmentPlan, 'orderNumber' | 'goodsName' | 'card' | 'paidAt' | 'periods'>;
  readonly part: Instalment;
}
/** Their file: a row for each part. */
export const instalmentPartList = listOf<InstalmentPart>()('instalmentPart', {
  columns: {
    order: { kind: 'number', of: ({ plan }) => plan.orderNumber },
    goods: { kind: 'text', of: ({ plan }) => plan.goodsName },
    card: { kind: 'text', of: ({ plan: { card } }) => card && `${card.brand} ${card.last4}` },
    paidAt: { kind: 'instant', of: ({ plan }) => plan.paidAt },
    sequence: { kind: 'count', of: ({ part }) => part.sequence },
    periods: { kind: 'count', of: ({ plan }) => plan.periods },
    amount: { kind: 'money', of: ({ part }) => part.amount },
    net: { kind: 'money', of: ({ part }) => part.net },
    dueOn: { kind: 'day', of: ({ part }) => part.dueOn },
    status: { kind: 'code', of: ({ part }) => statusOfPart(part) },
    received: { kind: 'instant', of: ({ part }) => part.paidAt },
  },
});
