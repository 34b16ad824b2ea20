import type { LogChange } from '@balcao/contract/log';
import type { AppletRow } from './applet.tables.ts';

const entered = ['name', 'abbreviation', 'category', 'intro', 'description'] as const;
type Entered = Pick<AppletRow, (typeof entered)[number] | 'iconId'>;

/** What of a mini program is another after a change; of the icon only that there is a new one. */
export const appletChanges = (before: Entered, after: Entered): LogChange[] => [
  ...entered
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, of: null, before: before[field], after: after[field] })),
  ...(before.iconId === after.iconId ? [] : [{ field: 'icon', of: null, before: 'former', after: 'new' } as const]),
];
