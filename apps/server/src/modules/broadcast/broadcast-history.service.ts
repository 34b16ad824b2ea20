import type { Article } from '@balcao/contract/article';
import type { BroadcastType } from '@balcao/contract/broadcast';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { columnsOf } from './article-columns.ts';
import { insertBroadcasts } from './broadcast.repository.ts';
import { countAddress } from './broadcast-click.repository.ts';
import { insertPastLeft, insertPastReaders } from './broadcast-reception.repository.ts';

/** A broadcast of the past, as it was received. */
export interface PastBroadcast {
  readonly type: BroadcastType;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly article?: Article;
  readonly cover?: string | null;
  readonly sentAt: Date;
  readonly delivered: number;
  readonly seen: number;
  readonly clicked: number;
  readonly left: number;
}
interface Place {
  readonly merchantId: string;
  readonly channelId: string;
  readonly createdBy: string;
  readonly now: Date;
}
const writingMs = 40 * 60_000;

/** Of so many of the last ones, readers are known one by one: of all of a year they would be a hundred thousand rows. */
const withReaders = 8;

/** Broadcasts of the past, for the demonstration. */
export const createBroadcastHistory = () => ({
  /** Answers with their ids, in their order. */
  bringIn: async (tx: Tx, { createdBy, now, ...place }: Place, past: readonly PastBroadcast[]): Promise<string[]> => {
    const rows = past.map((one) => {
      const createdAt = new Date(one.sentAt.getTime() - writingMs);
      const by = { createdBy, createdAt, updatedBy: createdBy, updatedAt: one.sentAt };
      const day = countedDayOf(one.sentAt);
      return { ...place, ...columnsOf(one), ...by, id: newId(createdAt), state: 'sent' as const, day };
    });
    await insertBroadcasts(tx, rows);
    const newest = rows.toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime()).slice(0, withReaders);
    for (const { id, merchantId, clicked } of rows)
      if (clicked > 0) await countAddress(tx, { merchantId, broadcastId: id }, 0, clicked);
    for (const row of newest) {
      await insertPastReaders(tx, row, row, now);
      await insertPastLeft(tx, row, row);
    }
    return rows.map(({ id }) => id);
  },
});
export type BroadcastHistory = ReturnType<typeof createBroadcastHistory>;
