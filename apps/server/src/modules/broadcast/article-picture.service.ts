import { Readable } from 'node:stream';
import type { listPictures, readPicture } from '@balcao/contract/article-picture';
import { uploadsIn } from '@balcao/contract/article-text';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { UploadPictures } from '../upload/upload-picture.service.ts';
import { listMentioned, listPublished } from './article-picture.repository.ts';
import type { PictureLinks } from './article-picture-link.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { findPictured } from './broadcast-feed.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly uploadPictures: Pick<UploadPictures, 'describe' | 'keep' | 'release' | 'read'>;
  readonly links: PictureLinks;
}

/** Those that people are shown: a message shows none, a link its cover. */
const shownBy = ({ type, article, cover }: BroadcastRow): string[] => {
  if (type === 'message') return [];
  return [...new Set([...(cover ? [cover] : []), ...(type === 'article' ? uploadsIn(article) : [])])];
};

/** The pictures of broadcasts: their processing after the upload, who may see them, and how long they are stored. */
export const createArticlePictures = ({ db, access, found, uploadPictures, links }: Needs) => ({
  list: async ({ actor, params, query }: Call<typeof listPictures>): Promise<ReplyOf<typeof listPictures>> => {
    const { channel } = await access.reach(db, actor, params.id);
    const { merchantId } = channel;
    const described = await uploadPictures.describe(db, merchantId, query.id);
    const addressOf = (id: string) => links.issue({ merchantId, id, broadcastId: undefined });
    return { list: described.map((one) => ({ ...one, address: one.state === 'ready' ? addressOf(one.id) : null })) };
  },

  /** @throws Refusal `not_found` for an address that is not ours or whose time is over, and of what people read no more. */
  read: async ({ params }: Call<typeof readPicture>): Promise<Readable> => {
    const { merchantId, id, broadcastId } = links.read(params.picture) ?? refuse('not_found');
    if (broadcastId !== undefined) {
      const place = (await findPictured(db, { merchantId, broadcastId, uploadId: id })) ?? refuse('not_found');
      const channel = (await found.byPlaces(db, [place])).get(place.channelId);
      if (!channel || channel.frozenAt) refuse('not_found');
    }
    return Readable.from([(await uploadPictures.read(merchantId, id)) ?? refuse('not_found')]);
  },

  /** Keeps what is published. @throws Refusal `form_invalid` where a picture is not the team's, or not there. */
  keep: async (tx: Tx, row: BroadcastRow, now: Date): Promise<void> => {
    const [missing] = await uploadPictures.keep(tx, row.merchantId, shownBy(row), now);
    if (missing) refuseField(missing === row.cover ? 'cover' : 'article', 'pictureGone');
  },

  /** The reverse, for a post that is a draft again: another broadcast may still show some of them. */
  release: async (tx: Tx, { merchantId, pictures }: BroadcastRow): Promise<void> => {
    const published = await listPublished(tx, merchantId, pictures);
    await uploadPictures.release(
      tx,
      merchantId,
      pictures.filter((id) => !published.has(id)),
    );
  },

  /** Those of these that any broadcast of the team shows, drafts too. */
  mentioned: (queries: Queries, merchantId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
    listMentioned(queries, merchantId, ids),
});
export type ArticlePictures = ReturnType<typeof createArticlePictures>;
