import { listOf } from './list-declaration.ts';
import type { TeamReply } from './reply.ts';

/** Sorting by amount is sorting by likes. */
export const replyList = listOf<TeamReply>()('reply', {
  columns: {
    name: { kind: 'person', of: ({ name }) => name },
    author: { kind: 'code', of: ({ isAuthorBlocked }) => (isAuthorBlocked ? 'blocked' : 'taken') },
    text: { kind: 'text', of: ({ text }) => text, fills: true },
    post: { kind: 'text', of: ({ broadcast }) => broadcast.label || null },
    likes: { kind: 'count', of: ({ likes }) => likes, quietAtZero: true },
    state: { kind: 'code', of: ({ state }) => state },
    why: { kind: 'code', of: ({ hiddenWhy }) => hiddenWhy },
    at: { kind: 'instant', of: ({ at }) => at },
  },
  screen: ['name', 'text', 'state', 'likes', 'at'],
  sorts: { time: 'at', amount: 'likes' },
});
