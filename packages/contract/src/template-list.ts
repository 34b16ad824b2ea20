import { listOf } from './list-declaration.ts';
import { localeNames } from './locale.ts';
import type { Template } from './template.ts';

export const templateList = listOf<Template>()('template', {
  columns: {
    name: { kind: 'text', of: ({ name }) => name, fills: true },
    category: { kind: 'code', of: ({ category }) => category },
    languages: { kind: 'text', of: ({ languages }) => languages.map((one) => localeNames[one]).join(', ') },
    state: { kind: 'code', of: ({ state }) => state },
    sent: { kind: 'count', of: ({ figures }) => figures.sent, quietAtZero: true },
    delivered: { kind: 'count', of: ({ figures }) => figures.delivered, quietAtZero: true, hidden: 'narrow' },
    read: { kind: 'count', of: ({ figures }) => figures.read, quietAtZero: true, hidden: 'narrow' },
    updated: { kind: 'instant', of: ({ updatedAt }) => updatedAt },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt, hidden: true },
  },
  screen: ['name', 'state', 'category', 'languages', 'sent', 'delivered', 'read', 'updated', 'created'],
});
