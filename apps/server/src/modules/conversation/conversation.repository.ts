import type { ConversationFilter, ConversationState } from '@balcao/contract/conversation';
import { answerKinds, shownKinds } from '@balcao/contract/conversation-message';
import { and, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ConversationRow, conversations, type MessageRow, messages } from './conversation.tables.ts';
import { foundInInbox } from './inbox-search.repository.ts';

export type ConversationKey = Pick<ConversationRow, 'merchantId' | 'id'>;
type ChannelKey = Pick<ConversationRow, 'merchantId' | 'channelId'>;
type Between = Pick<ConversationRow, 'merchantId' | 'channelId' | 'customerId'>;
type Change = Partial<ConversationRow>;

const at = ({ merchantId, id }: ConversationKey) =>
  and(eq(conversations.merchantId, merchantId), eq(conversations.id, id));
const inChannel = ({ merchantId, channelId }: ChannelKey) =>
  and(eq(conversations.merchantId, merchantId), eq(conversations.channelId, channelId));
const between = (key: Between) => and(inChannel(key), eq(conversations.customerId, key.customerId));

/** One of this channel; undefined where the channel has none with this id. */
export const findConversation = async (
  queries: Queries,
  { channelId, ...key }: ConversationKey & ChannelKey,
): Promise<ConversationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(conversations)
    .where(and(at(key), eq(conversations.channelId, channelId)));
  return row;
};

/** The same, held until the commit. */
export const lockConversation = async (
  tx: Tx,
  { channelId, ...key }: ConversationKey & ChannelKey,
): Promise<ConversationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(and(at(key), eq(conversations.channelId, channelId)))
    .for('no key update');
  return row;
};

/** One of a team, in any of its channels. */
export const findById = async (queries: Queries, key: ConversationKey): Promise<ConversationRow | undefined> => {
  const [row] = await queries.select().from(conversations).where(at(key));
  return row;
};
/** The same, held until the commit. */
export const lockById = async (tx: Tx, key: ConversationKey): Promise<ConversationRow | undefined> => {
  const [row] = await tx.select().from(conversations).where(at(key)).for('no key update');
  return row;
};

/** The one of a person with a channel. */
export const findBetween = async (queries: Queries, key: Between): Promise<ConversationRow | undefined> => {
  const [row] = await queries.select().from(conversations).where(between(key));
  return row;
};

export const lockBetween = async (tx: Tx, key: Between): Promise<ConversationRow | undefined> => {
  const [row] = await tx.select().from(conversations).where(between(key)).for('no key update');
  return row;
};

/** The one that is made by this; undefined where there is one already: two messages may be the first at the same instant. */
export const insertConversation = async (
  tx: Tx,
  row: typeof conversations.$inferInsert,
): Promise<ConversationRow | undefined> => {
  const [made] = await tx.insert(conversations).values(row).onConflictDoNothing().returning();
  return made;
};

export const updateConversation = async (tx: Tx, key: ConversationKey, change: Change): Promise<ConversationRow> => {
  const [row] = await tx.update(conversations).set(change).where(at(key)).returning();
  if (!row) throw new Error('a conversation that is held is gone');
  return row;
};

/** How the inbox of a member is narrowed. */
export interface Inbox extends ChannelKey {
  readonly accountId: string;
  readonly filter: ConversationFilter;
}
const scoped = ({ accountId, filter: { scope = 'all' } }: Inbox): SQL | undefined => {
  if (scope === 'mine') return eq(conversations.assigneeId, accountId);
  return scope === 'unassigned' ? isNull(conversations.assigneeId) : undefined;
};

/** Conversations of an inbox after a place, the last message first. */
export const listInbox = (
  queries: Queries,
  inbox: Inbox,
  place: Place | undefined,
  limit: number,
): Promise<ConversationRow[]> => {
  const { state = 'open', search: text } = inbox.filter;
  const among = and(
    eq(conversations.state, state),
    scoped(inbox),
    place && sql`(${conversations.lastAt}, ${conversations.id}) < (${place.at.toISOString()}, ${place.key})`,
  );
  const { merchantId, channelId } = inbox;
  return queries
    .select()
    .from(conversations)
    .where(
      and(
        inChannel(inbox),
        among,
        text === undefined ? undefined : foundInInbox({ merchantId, channelId, text, among, limit }),
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit);
};

/** Conversations of a person after a position, over all channels, the latest message first. */
export const listOwn = (
  queries: Queries,
  customerId: string,
  place: Place | undefined,
  limit: number,
): Promise<ConversationRow[]> =>
  queries
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.customerId, customerId),
        place && sql`(${conversations.lastAt}, ${conversations.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit);

/** What a person has not read, in all conversations. */
export const countUnread = async (queries: Queries, customerId: string): Promise<number> => {
  const [row] = await queries
    .select({ unread: sql<number>`coalesce(sum(${conversations.followerUnread}), 0)::int` })
    .from(conversations)
    .where(eq(conversations.customerId, customerId));
  return row?.unread ?? 0;
};

/** The phone of a person has received what of these they see; answers with those that changed. */
export const putDelivered = async (
  tx: Tx,
  customerId: string,
  rows: readonly ConversationRow[],
): Promise<ConversationRow[]> => {
  const behind = rows.filter(({ delivered, lastShown }) => delivered < lastShown);
  if (behind.length === 0) return [];
  return tx
    .update(conversations)
    .set({ delivered: sql`${conversations.lastShown}` })
    .where(
      and(
        eq(conversations.customerId, customerId),
        inArray(
          conversations.id,
          behind.map(({ id }) => id),
        ),
        lt(conversations.delivered, conversations.lastShown),
      ),
    )
    .returning();
};

const countBehind = (
  queries: Queries,
  { merchantId, id }: ConversationKey,
  position: number,
  kinds: readonly MessageRow['kind'][],
): Promise<number> =>
  queries.$count(
    messages,
    and(
      eq(messages.merchantId, merchantId),
      eq(messages.conversationId, id),
      sql`${messages.position} > ${position}`,
      inArray(messages.kind, [...kinds]),
    ),
  );
/** What of the follower stands behind a message. */
export const countFollowersBehind = (queries: Queries, key: ConversationKey, position: number): Promise<number> =>
  countBehind(queries, key, position, ['follower']);
/** Whether the follower has written behind a message. */
export const isFollowerBehind = async (queries: Queries, key: ConversationKey, position: number): Promise<boolean> =>
  (await countFollowersBehind(queries, key, position)) > 0;
/** What the follower sees, and has not written, behind a message. */
export const countTeamsBehind = (queries: Queries, key: ConversationKey, position: number): Promise<number> =>
  countBehind(
    queries,
    key,
    position,
    shownKinds.filter((kind) => kind !== 'follower'),
  );

/** Whether the channel was spoken for by another than this member behind a message. */
export const isAnsweredByOther = async (
  queries: Queries,
  { merchantId, id }: ConversationKey,
  { position, accountId }: { readonly position: number; readonly accountId: string },
): Promise<boolean> => {
  const rows = await queries
    .select({ position: messages.position })
    .from(messages)
    .where(
      and(
        eq(messages.merchantId, merchantId),
        eq(messages.conversationId, id),
        sql`${messages.position} > ${position}`,
        inArray(messages.kind, answerKinds),
        sql`${messages.authorId} is distinct from ${accountId}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** Snoozed ones whose time has come, held; those that another process has are left to it. */
export const lockDue = (tx: Tx, now: Date, limit: number): Promise<ConversationRow[]> =>
  tx
    .select()
    .from(conversations)
    .where(and(sql`${conversations.state} = 'snoozed'`, lte(conversations.snoozedUntil, now)))
    .orderBy(conversations.snoozedUntil)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** A state that a conversation moves to, and until when. */
export interface Moved {
  readonly state: ConversationState;
  readonly snoozedUntil: Date | null;
}
