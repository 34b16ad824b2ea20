import { listOf } from './list-declaration.ts';
import type { Preauth } from './preauth.ts';

export const preauthList = listOf<Preauth>()('preauth', {
  columns: {
    order: { kind: 'number', of: ({ number }) => number },
    ownNumber: { kind: 'text', of: ({ merchantOrderNumber }) => merchantOrderNumber, hidden: true },
    status: { kind: 'code', of: ({ status }) => status },
    goods: { kind: 'text', of: ({ goodsName }) => goodsName, fills: true },
    card: { kind: 'text', of: ({ card }) => card && `${card.brand} ${card.last4}` },
    held: { kind: 'money', of: ({ authorised }) => authorised },
    captured: { kind: 'money', of: ({ captured }) => captured },
    since: { kind: 'instant', of: ({ authorisedAt }) => authorisedAt, hidden: true },
    until: { kind: 'instant', of: ({ holdsUntil }) => holdsUntil },
    ended: { kind: 'instant', of: ({ endedAt }) => endedAt },
  },
  screen: ['order', 'status', 'goods', 'card', 'ownNumber', 'held', 'captured', 'until', 'since'],
  sorts: { time: 'since', amount: 'held' },
  card: { amount: 'held', state: 'status' },
});
