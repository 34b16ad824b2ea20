import type { Applet } from './applet.ts';
import { listOf } from './list-declaration.ts';

export const appletList = listOf<Applet>()('applet', {
  columns: {
    name: { kind: 'text', of: ({ name }) => name, fills: true },
    shelf: { kind: 'code', of: ({ shelf }) => shelf },
    online: { kind: 'text', of: ({ onlineNumber }) => onlineNumber },
    review: { kind: 'code', of: ({ reviewStatus }) => reviewStatus },
    waiting: { kind: 'text', of: ({ waiting }) => waiting?.number ?? null },
    category: { kind: 'code', hidden: true, inFile: false },
    appId: { kind: 'text', of: ({ appId }) => appId },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt },
    updated: { kind: 'instant', of: ({ updatedAt }) => updatedAt },
  },
  screen: ['name', 'shelf', 'online', 'review', 'category', 'appId', 'updated'],
});
