import type { DeskPost } from '@balcao/contract/moderation-desk';
import type { Queries, Tx } from '../../platform/db.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import type { PictureLinks } from './article-picture-link.ts';
import { type BroadcastKey, findBroadcast, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { listNamed, listUnfinished } from './broadcast-moderation.repository.ts';
import { type BroadcastTelling, nameOf } from './broadcast-telling.ts';

interface Needs {
  readonly links: Pick<PictureLinks, 'issue'>;
  readonly pictures: Pick<ArticlePictures, 'release'>;
  readonly media: Pick<MediaService, 'describe'>;
  readonly tell: Pick<BroadcastTelling, 'moved'>;
}
/** Who of the staff looks, and when: files have an address for one person. */
export interface DeskReader {
  readonly staffId: string;
  readonly now: Date;
}
type ChannelKey = Omit<BroadcastKey, 'id'>;
const stopping = { pausedAt: null, isTemplateStopped: false } as const;

/** What staff of the platform do with broadcasts, each in the transaction of their decision. */
export const createBroadcastModeration = ({ links, pictures, media, tell }: Needs) => {
  const told = async (tx: Tx, row: BroadcastRow | undefined): Promise<boolean> => {
    if (row) await tell.moved(tx, row);
    return row !== undefined;
  };
  return {
    /** What it is called; undefined where there is none. */
    labelOf: async (queries: Queries, key: BroadcastKey): Promise<string | undefined> => {
      const row = await findBroadcast(queries, key);
      return row && nameOf(row);
    },

    /** The same of some that a channel has. */
    labelsOf: async (
      queries: Queries,
      channel: ChannelKey,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, string>> => {
      const rows = await listNamed(queries, channel, ids);
      return new Map(rows.map((row) => [row.id, nameOf(row)]));
    },

    /** As people read it, with pictures and files that show also when people read it no more. */
    show: async (queries: Queries, key: BroadcastKey, { staffId, now }: DeskReader): Promise<DeskPost | null> => {
      const row = await findBroadcast(queries, key);
      if (!row) return null;
      const { type, state, title, text, url, article, cover, delivered, sentAt } = row;
      const addressOf = (id: string) => links.issue({ merchantId: key.merchantId, id, broadcastId: undefined });
      const filesOf = await media.describe(queries, key.merchantId, row.mediaIds);
      return {
        ...{ type, state, title, text, url, article, delivered },
        cover: cover && addressOf(cover),
        pictures: row.pictures.map((id) => ({ id, address: addressOf(id) })),
        media: filesOf({ staffId }, now, row.mediaIds),
        sentAt: sentAt?.toISOString() ?? null,
      };
    },

    /** From the commit on no phone has it; one that is still being sent is stopped. False when it was not sent, or is gone already. */
    takeDown: async (tx: Tx, key: BroadcastKey, now: Date): Promise<boolean> => {
      const to = { state: 'takenDown' } as const;
      const stopped = await moveBroadcast(tx, key, { from: ['sending'] }, { ...to, ...stopping, stoppedAt: now });
      return told(tx, stopped ?? (await moveBroadcast(tx, key, { from: ['sent'] }, to)));
    },

    /** People read it again. False when it is not taken down. */
    restore: async (tx: Tx, key: BroadcastKey): Promise<boolean> =>
      told(tx, await moveBroadcast(tx, key, { from: ['takenDown'] }, { state: 'sent' })),

    /** Of a channel whose row is locked: what is scheduled becomes a draft, and what is being sent to a part is stopped. */
    stopAll: async (tx: Tx, channel: ChannelKey, now: Date): Promise<void> => {
      for (const id of await listUnfinished(tx, channel)) {
        const key = { ...channel, id };
        const draft = await moveBroadcast(tx, key, { from: ['scheduled'] }, { state: 'draft', day: null });
        if (draft) await pictures.release(tx, draft);
        const stop = { state: 'sent', ...stopping, stoppedAt: now } as const;
        await told(tx, draft ?? (await moveBroadcast(tx, key, { from: ['sending'] }, stop)));
      }
    },
  };
};
export type BroadcastModeration = ReturnType<typeof createBroadcastModeration>;
