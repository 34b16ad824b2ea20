import { listOf } from './list-declaration.ts';
import { localeNames } from './locale.ts';
import type { Template } from './template.ts';

export const templateList = listOf<Template>()('template', {
  columns: {
    name: { kind: 'text', of: ({ name }) => name, fills: true },
    category: { kind: 'code', of: ({ category }) => category },
    languages: { kind: 'text', of: ({ languages }) => languages.map((one) => localeNames[one]).join(', ') },
    state: { kind: 'code', of: ({ state }) => state },
    updated: { kind: 'instant', of: ({ updatedAt }) => updatedAt },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt, hidden: true },
  },
  screen: ['name', 'state', 'category', 'languages', 'updated', 'created'],
});
