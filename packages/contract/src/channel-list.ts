import type { Channel } from './channel.ts';
import { listOf } from './list-declaration.ts';

export const channelList = listOf<Channel>()('channel', {
  columns: {
    name: { kind: 'text', of: ({ name }) => name, fills: true },
    state: { kind: 'code', of: ({ state }) => state },
    followers: { kind: 'count', of: ({ followers }) => followers },
    growth: { kind: 'text', inFile: false },
    type: { kind: 'code', of: ({ type }) => type },
    category: { kind: 'code', hidden: true, inFile: false },
    owner: { kind: 'person', of: ({ owner }) => owner.name },
    url: { kind: 'text', of: ({ url }) => url },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt },
  },
  screen: ['name', 'state', 'followers', 'growth', 'type', 'category', 'owner', 'created'],
});
