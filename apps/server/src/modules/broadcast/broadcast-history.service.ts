import type { Article } from '@balcao/contract/article';
import type { BroadcastType } from '@balcao/contract/broadcast';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { columnsOf } from './article-columns.ts';
import { insertBroadcasts } from './broadcast.repository.ts';

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
}
const writingMs = 40 * 60_000;

/** Broadcasts of the past, for the demonstration. */
export const createBroadcastHistory = () => ({
  bringIn: (tx: Tx, { createdBy, ...place }: Place, past: readonly PastBroadcast[]): Promise<void> =>
    insertBroadcasts(
      tx,
      past.map((one) => {
        const createdAt = new Date(one.sentAt.getTime() - writingMs);
        const by = { createdBy, createdAt, updatedBy: createdBy, updatedAt: one.sentAt };
        return {
          ...place,
          ...columnsOf(one),
          ...by,
          id: newId(createdAt),
          state: 'sent',
          day: countedDayOf(one.sentAt),
        };
      }),
    ),
});
export type BroadcastHistory = ReturnType<typeof createBroadcastHistory>;
