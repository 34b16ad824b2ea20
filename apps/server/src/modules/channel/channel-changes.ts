import type { LogChange } from '@balcao/contract/log';
import type { ChannelRow } from './channel.tables.ts';

const entered = ['name', 'type', 'category', 'language', 'description'] as const;
type Entered = Pick<ChannelRow, (typeof entered)[number] | 'avatarId'>;

/** What of a channel is another after a change; of the picture only that there is a new one. */
export const channelChanges = (before: Entered, after: Entered): LogChange[] => [
  ...entered
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, of: null, before: before[field], after: after[field] })),
  ...(before.avatarId === after.avatarId ? [] : [{ field: 'icon', of: null, before: 'former', after: 'new' } as const]),
];
