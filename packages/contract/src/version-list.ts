import { listOf } from './list-declaration.ts';
import type { AppletVersion } from './version.ts';

export const versionList = listOf<AppletVersion>()('version', {
  columns: {
    number: { kind: 'text', of: ({ number }) => number },
    stage: { kind: 'code', of: ({ stage }) => stage },
    description: { kind: 'text', of: ({ description }) => description, fills: true },
    developer: { kind: 'person', of: ({ developer }) => developer },
    publisher: { kind: 'person', of: ({ publisher }) => publisher, hidden: true },
    origin: { kind: 'code', of: ({ origin }) => origin, hidden: true },
    machine: { kind: 'text', of: ({ machine }) => machine },
    size: { kind: 'count', of: ({ bytes }) => bytes, hidden: true },
    created: { kind: 'instant', of: ({ createdAt }) => createdAt },
    submitted: { kind: 'instant', of: ({ submittedAt }) => submittedAt },
    decided: { kind: 'instant', of: ({ decidedAt }) => decidedAt },
    published: { kind: 'instant', of: ({ publishedAt }) => publishedAt },
  },
  screen: ['number', 'stage', 'description', 'developer', 'publisher', 'origin', 'size', 'created'],
});
