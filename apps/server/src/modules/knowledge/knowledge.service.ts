import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type addKnowledgeDocument,
  type addKnowledgePage,
  type changeKnowledgePage,
  type getKnowledge,
  type getKnowledgePage,
  knowledgeBytesAtMost,
  type listKnowledgePieces,
  piecesAtOnce,
  type putKnowledgePosts,
  type removeKnowledge,
  type Source,
} from '@balcao/contract/knowledge';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import { presentPiece, presentSource } from './knowledge.present.ts';
import type { SourceRow } from './knowledge.tables.ts';
import { reachKnowledge } from './knowledge-access.ts';
import { lastPieceOf, pieceCursor } from './knowledge-cursor.ts';
import { cutText } from './knowledge-cut.ts';
import { listPieces } from './knowledge-piece.repository.ts';
import { type KnowledgeShelf, placeOf } from './knowledge-shelf.ts';
import {
  countPieces,
  countStock,
  deleteSource,
  findByUpload,
  findOnly,
  findSource,
  listSources,
  updateSource,
} from './knowledge-source.repository.ts';
import type { KnowledgeTelling } from './knowledge-telling.ts';
import { stemLanguageOf } from './knowledge-words.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly access: ChannelAccess;
  readonly uploads: UploadMedia;
  readonly shelf: KnowledgeShelf;
  readonly tell: KnowledgeTelling;
}
type OfSource = Call<typeof getKnowledgePage | typeof listKnowledgePieces>;
const { knowledgeAdded, knowledgeChanged, knowledgeRemoved, knowledgePostsOn, knowledgePostsOff } = LogEvent.enum;

/** What is called by the name of a file, without its ending. */
const titleOfFile = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || name;

/** The sources of what a channel's robots know. */
export const createKnowledge = ({ db, jobs, access, uploads, shelf, tell }: Needs) => {
  const mustFind = async (queries: Queries, { actor, params }: OfSource): Promise<SourceRow> => {
    const place = await reachKnowledge(access, queries, actor, params.id);
    return (await findSource(queries, { ...place, id: params.sourceId })) ?? refuse('not_found');
  };

  return {
    get: async ({ actor, params }: Call<typeof getKnowledge>): Promise<ReplyOf<typeof getKnowledge>> => {
      const place = await reachKnowledge(access, db, actor, params.id);
      const [sources, pieces] = await Promise.all([listSources(db, place), countPieces(db, place)]);
      return { list: sources.map(presentSource), pieces };
    },

    pieces: async (call: Call<typeof listKnowledgePieces>): Promise<ReplyOf<typeof listKnowledgePieces>> => {
      const source = await mustFind(db, call);
      const after = lastPieceOf(call.query.cursor);
      const rows = await listPieces(db, source, { after, limit: piecesAtOnce + 1 });
      const page = rows.slice(0, piecesAtOnce);
      const last = page.at(-1);
      return {
        list: page.map(presentPiece),
        nextCursor: rows.length > piecesAtOnce && last ? pieceCursor(last) : null,
      };
    },

    page: async (call: Call<typeof getKnowledgePage>): Promise<ReplyOf<typeof getKnowledgePage>> => {
      const { title, body } = await mustFind(db, call);
      return body === null ? refuse('not_found') : { title, text: body };
    },

    /** @throws Refusal `not_found` for an upload that is not whole, or of another member; `knowledge_too_large`; `knowledge_full`. */
    addDocument: async (call: Call<typeof addKnowledgeDocument>): Promise<Source> => {
      const { actor, params, body, now } = call;
      const { channel: asked } = await access.reachWith(db, actor, params.id, 'manage');
      const sent = await uploads.find(asked.merchantId, body.uploadId, actor.accountId);
      if (sent && sent.bytes > knowledgeBytesAtMost) {
        await uploads.discard(sent);
        return refuse('knowledge_too_large');
      }
      return idempotently(db, call, async (tx) => {
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        await shelf.hold(tx, place);
        // Sent again after a lost answer: it is taken already.
        const known = await findByUpload(tx, place, body.uploadId);
        if (known) return presentSource(known);
        if (!sent || !(await uploads.keep(tx, sent, now))) return refuse('not_found');
        const upload = { id: sent.id, bytes: sent.bytes };
        const coming = {
          kind: 'document',
          createdBy: actor.accountId,
          now,
          upload,
          title: titleOfFile(sent.name),
        } as const;
        const source = await shelf.addSource(tx, place, coming);
        await jobs.send(tx, 'knowledge.read', { ...place, id: source.id });
        await tell.done(tx, call, channel, { event: knowledgeAdded, before: null, after: source.title });
        return presentSource(source);
      });
    },

    /** @throws Refusal `knowledge_full`; `knowledge_pieces_full`. */
    addPage: (call: Call<typeof addKnowledgePage>): Promise<Source> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const { title, text } = body;
        const coming = { kind: 'page', createdBy: actor.accountId, now, title, body: text } as const;
        const source = await shelf.addSource(tx, placeOf(channel), coming);
        const fresh = { cuts: cutText(text), language: stemLanguageOf(channel.language), now };
        if (!(await shelf.replace(tx, source, fresh))) refuse('knowledge_pieces_full');
        await tell.done(tx, call, channel, { event: knowledgeAdded, before: null, after: title });
        return presentSource({ ...source, pieces: fresh.cuts.length });
      }),

    /** @throws Refusal `knowledge_pieces_full`. */
    changePage: (call: Call<typeof changeKnowledgePage>): Promise<Source> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        await shelf.hold(tx, place);
        const before = await findSource(tx, { ...place, id: params.sourceId });
        if (before?.kind !== 'page') return refuse('not_found');
        const { title, text } = body;
        const changed = { ...before, title, body: text, readAt: now };
        await updateSource(tx, before, { title, body: text, readAt: now });
        const fresh = { cuts: cutText(text), language: stemLanguageOf(channel.language), now };
        if (!(await shelf.replace(tx, changed, fresh))) refuse('knowledge_pieces_full');
        await tell.done(tx, call, channel, { event: knowledgeChanged, before: before.title, after: title });
        return presentSource({ ...changed, pieces: fresh.cuts.length });
      }),

    /** Done already is done. @throws Refusal `knowledge_full`. */
    putPosts: (call: Call<typeof putKnowledgePosts>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        const { sources } = await shelf.hold(tx, place);
        const known = sources > 0 ? await findOnly(tx, place, 'post') : undefined;
        if ((known !== undefined) === body.isOn) return null;
        if (known) {
          await deleteSource(tx, known);
          await countStock(tx, place, { sources: -1, pieces: -known.pieces });
        } else {
          await shelf.addSource(tx, place, { kind: 'post', title: '', createdBy: actor.accountId, now });
          await jobs.send(tx, 'knowledge.posts', { ...place, after: null });
        }
        const event = body.isOn ? knowledgePostsOn : knowledgePostsOff;
        await tell.done(tx, call, channel, { event, before: null, after: null });
        return null;
      }),

    remove: (call: Call<typeof removeKnowledge>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        await shelf.hold(tx, place);
        const source = (await findSource(tx, { ...place, id: params.sourceId })) ?? refuse('not_found');
        await deleteSource(tx, source);
        await countStock(tx, place, { sources: -1, pieces: -source.pieces });
        const posts = source.kind === 'post';
        const event = posts ? knowledgePostsOff : knowledgeRemoved;
        await tell.done(tx, call, channel, { event, before: source.title || null, after: null });
        if (source.uploadId) await uploads.drop(tx, { ...place, id: source.uploadId });
        return null;
      }),
  };
};
export type Knowledge = ReturnType<typeof createKnowledge>;
