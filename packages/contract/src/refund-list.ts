import { listOf } from './list-declaration.ts';
import type { RefundEntry } from './refund.ts';

export const refundList = listOf<RefundEntry>()('refund', {
  columns: {
    number: { kind: 'number', of: ({ number }) => number },
    ownNumber: { kind: 'text', of: ({ merchantRefundNumber }) => merchantRefundNumber, hidden: true },
    order: { kind: 'number', of: ({ orderNumber }) => orderNumber, hidden: true },
    ownOrder: { kind: 'text', of: ({ merchantOrderNumber }) => merchantOrderNumber },
    status: { kind: 'code', of: ({ review }) => review },
    method: { kind: 'code', of: ({ method }) => method },
    goods: { kind: 'text', of: ({ goodsName }) => goodsName, fills: true },
    paid: { kind: 'money', of: ({ paidAmount }) => paidAmount, hidden: true },
    amount: { kind: 'money', of: ({ amount }) => amount },
    fee: { kind: 'money', of: ({ fee }) => fee, hidden: true },
    reason: { kind: 'text', of: ({ reason }) => reason },
    rejectReason: { kind: 'text', of: ({ rejectReason }) => rejectReason },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt },
    completed: { kind: 'instant', of: ({ completedAt }) => completedAt },
    // At the end: programs of merchants read the columns of a file by their place.
    pieces: { kind: 'count', of: ({ goodsQuantity }) => goodsQuantity, hidden: true },
    goodsAmount: { kind: 'money', of: ({ goodsAmount }) => goodsAmount, hidden: true },
    received: { kind: 'instant', of: ({ orderReceivedAt }) => orderReceivedAt, hidden: true },
    actions: { kind: 'text', inFile: false },
  },
  screen: [
    ...(['number', 'status', 'goods', 'order', 'ownNumber', 'method', 'pieces', 'goodsAmount'] as const),
    ...(['amount', 'paid', 'fee', 'received', 'created', 'completed', 'actions'] as const),
  ],
  sorts: { time: 'created', completed: 'completed', amount: 'amount' },
  card: { amount: 'amount', state: 'status' },
});
