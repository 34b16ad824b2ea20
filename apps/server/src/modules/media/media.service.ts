import { randomBytes } from 'node:crypto';
import {
  type createMedia,
  type getMedia,
  type Media,
  type MediaKind,
  mediaTypes,
  type putMediaPoster,
  videoBytesAtMost,
} from '@balcao/contract/media';
import type { RefusalName } from '@balcao/contract/refusal';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { MediaFacts, MediaReader } from '../../platform/inspection/media-reader.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { SentMedia, UploadMedia } from '../upload/upload-media.service.ts';
import { presentMedia } from './media.present.ts';
import { findMedia, findSeveral, insertMedia, markFree, putPoster } from './media.repository.ts';
import type { MediaRow } from './media.tables.ts';
import type { MediaLinks, MediaReaderOf } from './media-link.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly access: ChannelAccess;
  readonly uploads: UploadMedia;
  readonly reader: Pick<MediaReader, 'facts' | 'poster'>;
  readonly links: MediaLinks;
  readonly hasScanner: boolean;
}
interface ChannelPlace {
  readonly merchantId: string;
  readonly channelId: string;
}

const refusals = {
  typeWrong: 'media_type_wrong',
  damaged: 'media_damaged',
  active: 'media_active',
} as const satisfies Record<NonNullable<MediaFacts['problem']>, RefusalName>;

/** The files of channels: taken once they were sent, looked at by what they are, and kept as long as something points to them. */
export const createMediaService = (needs: Needs) => {
  const { db, jobs, access, uploads, reader, links, hasScanner } = needs;

  /** What a file that was sent is. One that is not taken is forgotten at once. @throws Refusal what is wrong with it. */
  const factsOf = async (sent: SentMedia, kind: MediaKind, sha256: string) => {
    const refuseFile = async (name: RefusalName): Promise<never> => {
      await uploads.discard(sent);
      return refuse(name);
    };
    if (sent.sha256 !== sha256) return refuseFile('media_changed');
    if (kind === 'video' && sent.bytes > videoBytesAtMost) return refuseFile('video_too_large');
    const facts = await reader.facts(kind, (first, last) => uploads.read(sent, { first, last }), sent.bytes);
    return facts.problem === undefined ? facts : refuseFile(refusals[facts.problem]);
  };
  const showTo = (row: Parameters<typeof presentMedia>[0], viewer: MediaReaderOf, now: Date): Media =>
    presentMedia(row, links.issue({ merchantId: row.merchantId, id: row.id, reader: viewer }, now));

  return {
    get: async ({ actor, params, now }: Call<typeof getMedia>): Promise<Media> => {
      const { channel } = await access.reach(db, actor, params.id);
      const row = await findMedia(db, { merchantId: channel.merchantId, id: params.mediaId });
      if (row?.channelId !== channel.id) return refuse('not_found');
      return showTo(row, { accountId: actor.accountId }, now);
    },

    /** @throws Refusal `not_found` for an upload that is not whole, or of another member; what is wrong with the file. */
    create: async (call: Call<typeof createMedia>): Promise<Media> => {
      const { actor, params, body, now } = call;
      const { channel } = await access.reachWith(db, actor, params.id, 'write');
      const { merchantId } = channel;
      const viewer = { accountId: actor.accountId };
      const before = await findMedia(db, { merchantId, id: body.uploadId });
      const sent = await uploads.find(merchantId, body.uploadId, actor.accountId);
      const facts = sent && !before ? await factsOf(sent, body.kind, body.sha256) : undefined;
      return idempotently(db, call, async (tx) => {
        await access.reachWith(tx, actor, params.id, 'write');
        const known = await findMedia(tx, { merchantId, id: body.uploadId });
        // Sent again after a lost answer: it is taken already.
        if (known?.channelId === channel.id) return showTo(known, viewer, now);
        if (!sent || !facts) return refuse('not_found');
        const { id, name, bytes } = sent;
        const place = { merchantId, id, channelId: channel.id, name, bytes };
        const by = { createdBy: actor.accountId, createdAt: now, freeSince: now };
        const row: MediaRow = { ...place, ...by, ...facts, scan: hasScanner ? 'waiting' : 'unscanned' };
        if (!(await uploads.keep(tx, sent, now))) refuse('not_found');
        await insertMedia(tx, row);
        if (hasScanner) await jobs.send(tx, 'media.scan', { merchantId, id });
        return showTo({ ...row, posterMark: null }, viewer, now);
      });
    },

    /** @throws Refusal `not_found`; `picture_wrong` for what is no picture. */
    putPoster: async (call: Call<typeof putMediaPoster>): Promise<Media> => {
      const { actor, params, body, now } = call;
      await access.reachWith(db, actor, params.id, 'write');
      const picture = (await reader.poster(Buffer.from(body.picture, 'base64'))) ?? refuse('picture_wrong');
      return idempotently(db, call, async (tx) => {
        const { channel } = await access.reachWith(tx, actor, params.id, 'write');
        const key = { merchantId: channel.merchantId, id: params.mediaId };
        const row = await findMedia(tx, key);
        if (row?.channelId !== channel.id || mediaTypes[row.type].kind !== 'video') return refuse('not_found');
        const mark = randomBytes(8).toString('hex');
        await putPoster(tx, key, picture, mark);
        return showTo({ ...row, posterMark: mark }, { accountId: actor.accountId }, now);
      });
    },

    /** These as a reader sees them, by their ids; what is there no more is left out. */
    describe: async (
      queries: Queries,
      merchantId: string,
      ids: readonly string[],
    ): Promise<(viewer: MediaReaderOf, now: Date, asked: readonly string[]) => Media[]> => {
      const rows = ids.length === 0 ? [] : await findSeveral(queries, merchantId, ids);
      const byId = new Map(rows.map((row) => [row.id, row]));
      return (viewer, now, asked) =>
        asked.flatMap((id) => {
          const row = byId.get(id);
          return row ? [showTo(row, viewer, now)] : [];
        });
    },

    /** A broadcast points to these from now on. @throws Refusal `form_invalid` for one that is not of the channel, or is gone. */
    take: async (tx: Tx, { merchantId, channelId }: ChannelPlace, ids: readonly string[]): Promise<void> => {
      const distinct = [...new Set(ids)];
      const taken = await markFree(tx, merchantId, channelId, distinct, null);
      if (taken.length < ids.length) refuseField('mediaIds', 'invalid');
    },
    /** A broadcast points to these no more: if no other does, they are forgotten after a day. */
    release: async (tx: Tx, { merchantId, channelId }: ChannelPlace, ids: readonly string[], now: Date) => {
      await markFree(tx, merchantId, channelId, [...new Set(ids)], now);
    },

    /** @throws Refusal `form_invalid` for a file of another kind; `media_infected`; `media_being_scanned`. */
    mustBeSound: async (tx: Tx, merchantId: string, ids: readonly string[], kind: MediaKind): Promise<void> => {
      const rows = await findSeveral(tx, merchantId, ids);
      if (rows.length < ids.length || rows.some(({ type }) => mediaTypes[type].kind !== kind))
        refuseField('mediaIds', 'invalid');
      if (rows.some(({ scan }) => scan === 'infected')) refuse('media_infected');
      if (rows.some(({ scan }) => scan === 'waiting')) refuse('media_being_scanned');
    },
  };
};
export type MediaService = ReturnType<typeof createMediaService>;
