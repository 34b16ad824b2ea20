import { piecesAtMost, type SourceKind, sourcesAtMost } from '@balcao/contract/knowledge';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Reached } from '../channel/channel-access.service.ts';
import type { SourceRow } from './knowledge.tables.ts';
import type { Cut } from './knowledge-cut.ts';
import { deletePiecesOf, insertPieces, type NewPiece } from './knowledge-piece.repository.ts';
import {
  countStock,
  findOnly,
  holdStock,
  insertSource,
  type KnowledgePlace,
  updateSource,
} from './knowledge-source.repository.ts';
import type { KnowledgeVectors } from './knowledge-vectors.ts';
import type { StemLanguage } from './knowledge-words.ts';

interface Needs {
  readonly vectors: Pick<KnowledgeVectors, 'follow'>;
}
/** A source that comes, by a member or, for posts, by the switch that one pressed. */
interface Coming {
  readonly kind: SourceKind;
  readonly title: string;
  readonly createdBy: string;
  readonly now: Date;
  readonly body?: string;
  readonly upload?: { readonly id: string; readonly bytes: number };
}
export const placeOf = ({ merchantId, id }: Reached['channel']): KnowledgePlace => ({ merchantId, channelId: id });

const newSource = (place: KnowledgePlace, { kind, title, createdBy, now, body, upload }: Coming): SourceRow => ({
  ...place,
  id: newId(now),
  kind,
  title,
  state: upload ? 'waiting' : 'ready',
  problem: null,
  body: body ?? null,
  uploadId: upload?.id ?? null,
  bytes: upload?.bytes ?? null,
  tries: 0,
  pieces: 0,
  isCut: false,
  createdBy,
  createdAt: now,
  readAt: upload ? null : now,
});

/**
 * Adds, removes and counts the sources and pieces of channels. Each operation locks the channel's stock row first, so that limits hold and concurrent
 * operations run one after the other (rule: database-decides).
 */
export const createKnowledgeShelf = ({ vectors }: Needs) => {
  /** @throws Refusal `knowledge_full`. */
  const addSource = async (tx: Tx, place: KnowledgePlace, coming: Coming): Promise<SourceRow> => {
    const { sources } = await holdStock(tx, place);
    if (sources >= sourcesAtMost) refuse('knowledge_full');
    const row = newSource(place, coming);
    await insertSource(tx, row);
    await countStock(tx, place, { sources: 1, pieces: 0 });
    return row;
  };

  return {
    hold: holdStock,
    addSource,

    /** The one that holds all questions, or all posts, of a channel; made with the first of them. @throws Refusal `knowledge_full`. */
    only: async (tx: Tx, place: KnowledgePlace, coming: Coming): Promise<SourceRow> => {
      await holdStock(tx, place);
      return (await findOnly(tx, place, coming.kind)) ?? addSource(tx, place, coming);
    },

    /** Whether there is room for so many pieces more. */
    hasRoom: async (tx: Tx, place: KnowledgePlace, pieces: number): Promise<boolean> =>
      (await holdStock(tx, place)).pieces + pieces <= piecesAtMost,

    /** Puts pieces to those of a source that are there; the stock is held, and has room. */
    put: async (tx: Tx, source: SourceRow, pieces: readonly NewPiece[], language: StemLanguage): Promise<void> => {
      await insertPieces(tx, pieces, language);
      await updateSource(tx, source, { pieces: source.pieces + pieces.length });
      await countStock(tx, source, { sources: 0, pieces: pieces.length });
      await vectors.follow(tx, source);
    },

    /** Pieces in place of all those of a source. False where there is no room for them: then nothing has changed. */
    replace: async (
      tx: Tx,
      source: SourceRow,
      { cuts, language, now }: { readonly cuts: readonly Cut[]; readonly language: StemLanguage; readonly now: Date },
    ): Promise<boolean> => {
      const { pieces } = await holdStock(tx, source);
      if (pieces - source.pieces + cuts.length > piecesAtMost) return false;
      const former = await deletePiecesOf(tx, source);
      const { merchantId, channelId, id: sourceId, title } = source;
      const place = { merchantId, channelId, sourceId, title, questionKey: null, broadcastId: null };
      const fresh = cuts.map((cut, position) => ({ ...place, ...cut, position, id: newId(now) }));
      await insertPieces(tx, fresh, language);
      await updateSource(tx, source, { pieces: fresh.length });
      await countStock(tx, source, { sources: 0, pieces: fresh.length - former });
      await vectors.follow(tx, source);
      return true;
    },
  };
};
export type KnowledgeShelf = ReturnType<typeof createKnowledgeShelf>;
