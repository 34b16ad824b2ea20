import {
  type Broadcast,
  broadcastDraftsAtMost,
  type changeBroadcast,
  type createBroadcast,
  type getBroadcast,
  type listBroadcasts,
  type removeBroadcast,
  type WholeBroadcast,
} from '@balcao/contract/broadcast';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { columnsOf } from './article-columns.ts';
import {
  type BroadcastKey,
  countDrafts,
  countRows,
  deleteDraft,
  findBroadcast,
  findEmptyDraft,
  insertBroadcast,
  listRows,
  moveBroadcast,
} from './broadcast.repository.ts';
import type { RecalledBroadcasts } from './broadcast-recalled.service.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';
import type { BroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly recalled: Pick<RecalledBroadcasts, 'erase'>;
  readonly media: Pick<MediaService, 'take' | 'release'>;
  readonly templates: Pick<BroadcastTemplates, 'wordsOf'>;
}

/** What is written for channels, before it is sent. */
export const createBroadcastService = ({ db, access, view, tell, recalled, media, templates }: Needs) => {
  /** A draft holds these files from now on, and lets the others go. Files are locked before the broadcast. */
  const exchange = async (tx: Tx, key: BroadcastKey, ids: readonly string[] | undefined, now: Date): Promise<void> => {
    if (!ids) return;
    const held = (await findBroadcast(tx, key))?.mediaIds ?? [];
    await media.release(
      tx,
      key,
      held.filter((id) => !ids.includes(id)),
      now,
    );
    await media.take(tx, key, ids);
  };
  return {
    list: async (call: Call<typeof listBroadcasts>): Promise<ReplyOf<typeof listBroadcasts>> => {
      const { actor, params, query } = call;
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const { channel } = await access.reach(db, actor, params.id);
      const by = { ...filter, merchantId: channel.merchantId, channelId: channel.id };
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const [rows, counted] = await Promise.all([
        listRows(db, by, { place, limit: pageSize + 1, skip }),
        countRows(db, by),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: await view.presentAll(db, page, call),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    get: async (call: Call<typeof getBroadcast>): Promise<WholeBroadcast> => {
      const { actor, params } = call;
      const { channel } = await access.reach(db, actor, params.id);
      const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
      return view.presentWhole(db, (await findBroadcast(db, key)) ?? refuse('not_found'), call);
    },

    /** An empty draft that the member has already is the one that they go on with, so that none pile up. */
    create: (call: Call<typeof createBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'write');
        const place = { merchantId: channel.merchantId, channelId: channel.id };
        // Two who begin one at once would both find the last free place, or the same empty draft.
        await access.hold(tx, channel);
        const { mediaIds = [] } = body;
        const words = columnsOf(body);
        const shown = words.article.length + words.pictures.length + mediaIds.length + (words.template ? 1 : 0);
        const isEmpty = `${body.title}${body.text}${body.url}` === '' && shown === 0;
        const empty = isEmpty ? await findEmptyDraft(tx, place, actor.accountId) : undefined;
        if (empty) return view.present(tx, empty, call);
        if ((await countDrafts(tx, place)) >= broadcastDraftsAtMost) refuse('broadcasts_full');
        await media.take(tx, place, mediaIds);
        const by = { createdBy: actor.accountId, createdAt: now, updatedBy: actor.accountId, updatedAt: now };
        const templateWords = await templates.wordsOf(tx, place.merchantId, words.template);
        const draft = { ...place, ...words, templateWords, mediaIds, ...by, id: newId(now), state: 'draft' } as const;
        const row = await insertBroadcast(tx, draft);
        tell.changed(tx, row);
        return view.present(tx, row, call);
      }),

    /** @throws Refusal `state_forbids` for what is no draft any more; `changed_elsewhere` when it was saved since. */
    change: (call: Call<typeof changeBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { version, mediaIds, ...words } = body;
        const { channel } = await access.reachWith(tx, actor, params.id, 'write');
        const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
        const change = {
          ...columnsOf(words),
          ...(mediaIds && { mediaIds }),
          templateWords: await templates.wordsOf(tx, key.merchantId, words.template),
          updatedBy: actor.accountId,
          updatedAt: now,
        };
        await exchange(tx, key, mediaIds, now);
        const saved = await moveBroadcast(tx, key, { from: ['draft'], version }, change);
        if (saved) {
          tell.changed(tx, saved);
          return view.present(tx, saved, call);
        }
        const found = (await findBroadcast(tx, key)) ?? refuse('not_found');
        return refuse(found.state === 'draft' ? 'changed_elsewhere' : 'state_forbids');
      }),

    /** A draft, or what a recalled one said. @throws Refusal `state_forbids` for what is neither. */
    remove: (call: Call<typeof removeBroadcast>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'write');
        const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
        const removed = await deleteDraft(tx, key);
        if (!removed) {
          if (await recalled.erase(tx, call, key, channel)) return null;
          if (!(await findBroadcast(tx, key))) refuse('not_found');
          return refuse('state_forbids');
        }
        await media.release(tx, key, removed.mediaIds, call.now);
        await tell.done(tx, call, { row: removed, channel, event: LogEvent.enum.broadcastRemoved });
        return null;
      }),
  };
};
export type BroadcastService = ReturnType<typeof createBroadcastService>;
