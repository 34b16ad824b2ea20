import { shownKinds } from '@balcao/contract/conversation-message';
import { and, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { type ConversationRow, type MessageRow, messages } from './conversation.tables.ts';

type ConversationKey = Pick<ConversationRow, 'merchantId' | 'id'>;
const of = ({ merchantId, id }: ConversationKey) =>
  and(eq(messages.merchantId, merchantId), eq(messages.conversationId, id));
const { words: _, ...columns } = getTableColumns(messages);

/** A text as the search compares it: people type without accents. */
const searched = (text: string): string => nameKeyOf(text).normalize('NFD').replaceAll(/\p{M}/gu, '');

/** However often a word was written, a search looks at so many messages that have it. */
const searchedAtMost = 10_000;
/** The conversations of a team with a message that has all of these words, one for each such message. */
export const conversationsSaying = (merchantId: string, text: string): SQL =>
  sql`select said.conversation_id from conversation_message said
    where said.merchant_id = ${merchantId} and said.words @@ plainto_tsquery('simple', ${searched(text)})
    limit ${searchedAtMost}`;

/** False where one is there under this id of its sender already. */
export const insertMessage = async (tx: Tx, row: MessageRow): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(messages)
    .values({ ...row, words: sql`to_tsvector('simple', ${row.kind === 'system' ? '' : searched(row.text)})` })
    .onConflictDoNothing({ target: [messages.merchantId, messages.conversationId, messages.clientId] });
  return rowCount === 1;
};

/** What a sender has sent under an id of theirs. */
export const findByClient = async (
  queries: Queries,
  key: ConversationKey,
  clientId: string,
): Promise<MessageRow | undefined> => {
  const [row] = await queries
    .select(columns)
    .from(messages)
    .where(and(of(key), eq(messages.clientId, clientId)));
  return row;
};

/** One message by its place. */
export const findAt = async (
  queries: Queries,
  key: ConversationKey,
  position: number,
): Promise<MessageRow | undefined> => {
  const [row] = await queries
    .select(columns)
    .from(messages)
    .where(and(of(key), eq(messages.position, position)));
  return row;
};

interface Slice {
  /** Only older ones than this position. */
  readonly before: number | undefined;
  readonly limit: number;
}
/** Messages and notes, the newest first. */
export const listMessages = (queries: Queries, key: ConversationKey, { before, limit }: Slice): Promise<MessageRow[]> =>
  queries
    .select(columns)
    .from(messages)
    .where(and(of(key), before === undefined ? undefined : lt(messages.position, before)))
    .orderBy(desc(messages.position))
    .limit(limit);

/** What the follower sees of them. */
export const listShown = (queries: Queries, key: ConversationKey, { before, limit }: Slice): Promise<MessageRow[]> =>
  queries
    .select(columns)
    .from(messages)
    .where(
      and(
        of(key),
        inArray(messages.kind, shownKinds),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);

/** What the channel said last. */
export const findLastOfChannel = async (queries: Queries, key: ConversationKey): Promise<MessageRow | undefined> => {
  const [row] = await queries
    .select(columns)
    .from(messages)
    .where(and(of(key), inArray(messages.kind, ['member', 'robot', 'notice'])))
    .orderBy(desc(messages.position))
    .limit(1);
  return row;
};

const shownCharacters = 160;
interface Spot extends ConversationKey {
  readonly position: number;
}
/** One message of each of these conversations, its text cut short; by the ids of the conversations. */
export const listAt = async (queries: Queries, spots: readonly Spot[]): Promise<ReadonlyMap<string, MessageRow>> => {
  if (spots.length === 0) return new Map();
  const wanted = sql.join(
    spots.map(({ merchantId, id, position }) => sql`(${merchantId}::uuid, ${id}::uuid, ${position}::int)`),
    sql`, `,
  );
  const rows = await queries
    .select({ ...columns, text: sql<string>`left(${messages.text}, ${shownCharacters})` })
    .from(messages)
    .where(sql`(${messages.merchantId}, ${messages.conversationId}, ${messages.position}) in (${wanted})`);
  return new Map(rows.map((row) => [row.conversationId, row]));
};
