import type { Broadcast } from './broadcast.ts';
import { listOf } from './list-declaration.ts';

/** What a broadcast is known by: its title, or how its text begins. */
export const labelOf = ({
  type,
  title,
  text,
  excerpt,
  template = null,
}: Pick<Broadcast, 'type' | 'title' | 'text' | 'excerpt'> & Partial<Pick<Broadcast, 'template'>>): string => {
  if (type === 'template') return template?.words?.name ?? '';
  const [first = ''] = (type === 'article' ? excerpt : text).trim().split('\n');
  return title.trim() || [...first].slice(0, 80).join('');
};

export const broadcastList = listOf<Broadcast>()('broadcast', {
  columns: {
    label: { kind: 'text', of: labelOf, fills: true },
    state: { kind: 'code', of: ({ state }) => state },
    type: { kind: 'code', of: ({ type }) => type },
    delivered: { kind: 'count', of: ({ delivered }) => delivered, quietAtZero: true },
    seen: { kind: 'count', of: ({ seen }) => seen, quietAtZero: true },
    clicked: { kind: 'count', of: ({ clicked }) => clicked, quietAtZero: true },
    left: { kind: 'count', of: ({ left }) => left, quietAtZero: true },
    scheduled: { kind: 'instant', of: ({ scheduledAt }) => scheduledAt, hidden: true },
    sent: { kind: 'instant', of: ({ sentAt }) => sentAt },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt, hidden: true },
  },
  screen: ['label', 'state', 'type', 'delivered', 'seen', 'clicked', 'left', 'sent', 'scheduled', 'created'],
});
