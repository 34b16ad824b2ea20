import type { ChannelFollower } from './channel-follower.ts';
import { listOf } from './list-declaration.ts';
import { localeNames } from './locale.ts';

export const followerList = listOf<ChannelFollower>()('follower', {
  columns: {
    name: { kind: 'person', of: ({ name }) => name || null, fills: true },
    tags: { kind: 'text', of: ({ tags }) => tags.map(({ name }) => name).join(', ') || null },
    language: { kind: 'text', of: ({ language }) => localeNames[language] },
    hearing: { kind: 'code', of: ({ hearing }) => hearing },
    orders: { kind: 'code', of: ({ orders }) => orders, inFile: false },
    followed: { kind: 'instant', of: ({ followedAt }) => followedAt },
  },
  screen: ['name', 'tags', 'language', 'hearing', 'orders', 'followed'],
  sorts: { time: 'followed' },
});
