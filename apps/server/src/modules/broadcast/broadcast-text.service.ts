import type { Queries } from '../../platform/db.ts';
import { type BroadcastKey, findBroadcast } from './broadcast.repository.ts';
import { nameOf } from './broadcast-telling.ts';
import { listSentIds } from './broadcast-text.repository.ts';

/** The words of broadcasts that every follower of a channel may read: what goes to a part of them is for them alone. */
export const createBroadcastTexts = () => ({
  /** Of one that is sent to everyone: what it is called, and its words. Undefined of others, also when it is recalled or taken down. */
  textOf: async (queries: Queries, key: BroadcastKey): Promise<{ label: string; text: string } | undefined> => {
    const row = await findBroadcast(queries, key);
    if (row?.state !== 'sent' || row.audience !== null) return undefined;
    const parts = [row.title, row.text, row.articleText, row.url].filter((part) => part.trim() !== '');
    return { label: nameOf(row), text: parts.join('\n') };
  },
  /** The ids of such broadcasts in the order of their making, after one. */
  listIds: listSentIds,
});
export type BroadcastTexts = ReturnType<typeof createBroadcastTexts>;
