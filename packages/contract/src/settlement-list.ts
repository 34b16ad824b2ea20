import { listOf } from './list-declaration.ts';
import type { Settlement, SettlementItem } from './settlement.ts';

export const settlementList = listOf<Settlement>()('settlement', {
  columns: {
    number: { kind: 'number', of: ({ number }) => number },
    day: { kind: 'day', of: ({ day }) => day },
    method: { kind: 'code', of: ({ method }) => method, fills: true },
    status: { kind: 'code', of: ({ status }) => status },
    count: { kind: 'count', of: ({ count }) => count },
    amount: { kind: 'money', of: ({ amount }) => amount, hidden: true },
    fee: { kind: 'money', of: ({ fee }) => fee },
    refunded: { kind: 'money', of: ({ refunded }) => refunded },
    net: { kind: 'money', of: ({ net }) => net },
    startedAt: { kind: 'instant', of: ({ startedAt }) => startedAt, hidden: true },
    completedAt: { kind: 'instant', of: ({ completedAt }) => completedAt, hidden: true },
  },
  screen: ['number', 'status', 'day', 'method', 'count', 'amount', 'fee', 'net', 'startedAt', 'completedAt'],
  sorts: { time: 'day', amount: 'net' },
  card: { amount: 'net', state: 'status' },
});

/** What is in one settlement, as a file. */
export const settlementItemList = listOf<SettlementItem>()('settlementItem', {
  columns: {
    order: { kind: 'number', of: ({ orderNumber }) => orderNumber },
    goods: { kind: 'text', of: ({ goodsName }) => goodsName },
    product: { kind: 'code', of: ({ product }) => product },
    sequence: { kind: 'count', of: ({ sequence }) => sequence },
    instalments: { kind: 'count', of: ({ instalments }) => instalments },
    paidAt: { kind: 'instant', of: ({ paidAt }) => paidAt },
    amount: { kind: 'money', of: ({ amount }) => amount },
    fee: { kind: 'money', of: ({ fee }) => fee },
    refunded: { kind: 'money', of: ({ refunded }) => refunded },
    net: { kind: 'money', of: ({ net }) => net },
  },
});
