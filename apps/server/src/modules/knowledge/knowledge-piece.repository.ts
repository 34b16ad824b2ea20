import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { knowledgePieces, type PieceRow } from './knowledge.tables.ts';
import type { KnowledgePlace, SourceKey } from './knowledge-source.repository.ts';
import { languageOf, rootsOf, type StemLanguage, stemmedPart } from './knowledge-words.ts';

const { words: _, headWords: __, ...columns } = getTableColumns(knowledgePieces);
const inPlace = ({ merchantId, channelId }: KnowledgePlace) =>
  and(eq(knowledgePieces.merchantId, merchantId), eq(knowledgePieces.channelId, channelId));
const ofSource = (key: SourceKey) => and(inPlace(key), eq(knowledgePieces.sourceId, key.id));

/** The word by which an index of all teams is asked for one channel alone; no text has it. */
export const scopeOf = ({ channelId }: KnowledgePlace): string => `#${channelId}`;

/** A piece to be kept, with the title of its source by which it is found too. */
export interface NewPiece extends PieceRow {
  readonly title: string;
}
const rowsAtOnce = 500;
/** Lets others have their turn: to find the words of ten thousand texts takes a while. */
const others = () => new Promise<void>((resolve) => setImmediate(resolve));

const indexed = (piece: NewPiece, otherwise: StemLanguage) => {
  const { title, heading, text } = piece;
  const head = `${title}\n${heading}`;
  const whole = `${head}\n${text}`;
  return {
    id: piece.id,
    source_id: piece.sourceId,
    position: piece.position,
    heading,
    text,
    question_key: piece.questionKey,
    broadcast_id: piece.broadcastId,
    language: languageOf(`${heading}\n${text}`, otherwise),
    stemmed: stemmedPart(whole),
    head_stemmed: stemmedPart(head),
    roots: [scopeOf(piece), ...rootsOf(whole)],
    head_roots: rootsOf(head),
  };
};

/** Keeps pieces of one channel; `otherwise` is the language of those that do not tell theirs. */
export const insertPieces = async (tx: Tx, pieces: readonly NewPiece[], otherwise: StemLanguage): Promise<void> => {
  for (let first = 0; first < pieces.length; first += rowsAtOnce) {
    const some = pieces.slice(first, first + rowsAtOnce);
    const [{ merchantId, channelId } = { merchantId: '', channelId: '' }] = some;
    const rows = JSON.stringify(some.map((piece) => indexed(piece, otherwise)));
    await tx.execute(sql`insert into knowledge_piece
        (merchant_id, channel_id, source_id, id, position, heading, text, question_key, broadcast_id, words, head_words)
      select ${merchantId}::uuid, ${channelId}::uuid, r.source_id, r.id, r.position, r.heading, r.text, r.question_key, r.broadcast_id,
        strip(array_to_tsvector(r.roots) || to_tsvector(r.language::regconfig, r.stemmed)),
        strip(array_to_tsvector(r.head_roots) || to_tsvector(r.language::regconfig, r.head_stemmed))
      from jsonb_to_recordset(${rows}::jsonb) as r(source_id uuid, id uuid, position int, heading text, text text, question_key text,
        broadcast_id uuid, language text, stemmed text, head_stemmed text, roots text[], head_roots text[])`);
    await others();
  }
};

/** Answers with how many there were. */
export const deletePiecesOf = async (tx: Tx, key: SourceKey): Promise<number> =>
  (await tx.delete(knowledgePieces).where(ofSource(key))).rowCount ?? 0;

export const deletePieces = async (tx: Tx, place: KnowledgePlace, ids: readonly string[]): Promise<number> =>
  ids.length === 0
    ? 0
    : ((await tx.delete(knowledgePieces).where(and(inPlace(place), inArray(knowledgePieces.id, [...ids])))).rowCount ??
      0);

/** Those of a post. Answers with how many there were. */
export const deletePostPieces = async (tx: Tx, place: KnowledgePlace, broadcastId: string): Promise<number> =>
  (await tx.delete(knowledgePieces).where(and(inPlace(place), eq(knowledgePieces.broadcastId, broadcastId))))
    .rowCount ?? 0;

/** In their order, those of a source after a place in it. */
export const listPieces = (
  queries: Queries,
  key: SourceKey,
  {
    after,
    limit,
  }: { readonly after: { readonly position: number; readonly id: string } | undefined; readonly limit: number },
): Promise<PieceRow[]> =>
  queries
    .select(columns)
    .from(knowledgePieces)
    .where(
      and(
        ofSource(key),
        after && sql`(${knowledgePieces.position}, ${knowledgePieces.id}) > (${after.position}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(knowledgePieces.position), asc(knowledgePieces.id))
    .limit(limit);

/** A question of a channel. */
export const findQuestion = async (queries: Queries, key: SourceKey): Promise<PieceRow | undefined> => {
  const [row] = await queries
    .select(columns)
    .from(knowledgePieces)
    .where(and(inPlace(key), eq(knowledgePieces.id, key.id), sql`${knowledgePieces.questionKey} is not null`));
  return row;
};

/** Questions of a channel that are known by these keys. */
export const findQuestions = async (
  queries: Queries,
  place: KnowledgePlace,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PieceRow>> => {
  const rows = await queries
    .select(columns)
    .from(knowledgePieces)
    .where(
      and(
        inPlace(place),
        sql`${knowledgePieces.questionKey} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
      ),
    );
  return new Map(rows.map((row) => [row.questionKey ?? '', row]));
};

/** The last place of a source that is taken. */
export const lastPosition = async (queries: Queries, key: SourceKey): Promise<number> => {
  const [row] = await queries
    .select({ last: sql<number>`coalesce(max(${knowledgePieces.position}), 0)::int` })
    .from(knowledgePieces)
    .where(ofSource(key));
  return row?.last ?? 0;
};
