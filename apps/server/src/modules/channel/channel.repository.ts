import type { ChannelFilter, ChannelState } from '@balcao/contract/channel';
import { and, asc, count, desc, eq, exists, inArray, like, lte, ne, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type ChannelRow, channelAvatars, channelManagers, channels } from './channel.tables.ts';

export interface ChannelKey {
  readonly merchantId: string;
  readonly id: string;
}
const at = ({ merchantId, id }: ChannelKey) => and(eq(channels.merchantId, merchantId), eq(channels.id, id));

export const insertChannel = async (tx: Tx, row: typeof channels.$inferInsert): Promise<ChannelRow> => {
  const [made] = await tx.insert(channels).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

/** Waits for another member of the team who makes one, and counts what there is: the lock ends with the transaction. */
export const lockChannels = async (tx: Tx, merchantId: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`channel:${merchantId}`}, 0))`);
  const [row] = await tx.select({ all: count() }).from(channels).where(eq(channels.merchantId, merchantId));
  return row?.all ?? 0;
};

export const findChannel = async (queries: Queries, key: ChannelKey): Promise<ChannelRow | undefined> => {
  const [row] = await queries.select().from(channels).where(at(key));
  return row;
};

/** The same, held until the commit: another member who changes its people waits. */
export const lockChannel = async (tx: Tx, key: ChannelKey): Promise<void> => {
  await tx.select({ id: channels.id }).from(channels).where(at(key)).for('no key update');
};

/** The channel as it stands, until the commit: who writes in it does not wait for another who writes, and who changes it waits for both. */
export const shareChannel = async (tx: Tx, key: ChannelKey): Promise<ChannelRow | undefined> => {
  const [row] = await tx.select().from(channels).where(at(key)).for('share');
  return row;
};

/** The channel with this name, of any team. */
export const findNamed = async (queries: Queries, nameKey: string): Promise<ChannelKey | undefined> => {
  const { merchantId, id } = channels;
  const [row] = await queries.select({ merchantId, id }).from(channels).where(eq(channels.nameKey, nameKey));
  return row;
};

/** Undefined when it was changed since the version that was read, or is closed. */
export const updateChannel = async (
  tx: Tx,
  key: ChannelKey & { readonly version: number },
  change: Partial<ChannelRow>,
): Promise<ChannelRow | undefined> => {
  const [row] = await tx
    .update(channels)
    .set({ ...change, version: key.version + 1 })
    .where(and(at(key), eq(channels.version, key.version)))
    .returning();
  return row;
};

/** Moves it to a state (rule: published-moves). Undefined when it does not stand at one of these, any more. */
export const moveState = async (
  tx: Tx,
  key: ChannelKey,
  from: readonly ChannelState[],
  to: Pick<ChannelRow, 'state' | 'closesAt'>,
): Promise<ChannelRow | undefined> => {
  const [row] = await tx
    .update(channels)
    .set(to)
    .where(and(at(key), inArray(channels.state, [...from])))
    .returning();
  return row;
};

/** Of these channels of a team, those that are not closed, in the order of their names. */
export const listUnclosed = (queries: Queries, merchantId: string, ids: readonly string[]): Promise<ChannelRow[]> =>
  queries
    .select()
    .from(channels)
    .where(and(eq(channels.merchantId, merchantId), inArray(channels.id, [...ids]), ne(channels.state, 'closed')))
    .orderBy(asc(channels.nameKey));

/** Closes what was to close by now, of every team. */
export const closeDue = (tx: Tx, now: Date): Promise<ChannelKey[]> =>
  tx
    .update(channels)
    .set({ state: 'closed' })
    .where(and(eq(channels.state, 'closing'), lte(channels.closesAt, now)))
    .returning({ merchantId: channels.merchantId, id: channels.id });

/** What of it is certified. Its row is locked. */
export const setCertified = async (tx: Tx, key: ChannelKey, certified: ChannelRow['certified']): Promise<void> => {
  await tx.update(channels).set({ certified }).where(at(key));
};

/** Sets when staff froze it; null unfreezes it. Its row is locked. */
export const putFrozen = async (tx: Tx, key: ChannelKey, frozenAt: Date | null): Promise<void> => {
  await tx.update(channels).set({ frozenAt }).where(at(key));
};

export const putNeedsApproval = async (tx: Tx, key: ChannelKey, needsApproval: boolean): Promise<void> => {
  await tx.update(channels).set({ needsApproval }).where(at(key));
};

export const giveTo = async (tx: Tx, key: ChannelKey, ownerId: string): Promise<void> => {
  await tx.update(channels).set({ ownerId }).where(at(key));
};

export interface ListedBy extends Omit<ChannelFilter, 'search'> {
  readonly merchantId: string;
  /** Who asks: whose own channels, or those that they manage. */
  readonly accountId: string;
  /** As names are compared. */
  readonly search?: string | undefined;
}
const isManagedBy = (accountId: string): SQL =>
  exists(
    sql`(select 1 from ${channelManagers} where ${channelManagers.merchantId} = ${channels.merchantId}
      and ${channelManagers.channelId} = ${channels.id} and ${channelManagers.accountId} = ${accountId})`,
  );
const listed = ({ merchantId, accountId, scope = 'my', search, state, type }: ListedBy): SQL | undefined =>
  and(
    eq(channels.merchantId, merchantId),
    scope === 'my' ? eq(channels.ownerId, accountId) : scope === 'managed' ? isManagedBy(accountId) : undefined,
    search === undefined ? undefined : like(channels.nameKey, likePattern(search)),
    state && inArray(channels.state, [...state]),
    type && inArray(channels.type, [...type]),
  );
const newestFirst = [desc(channels.createdAt), desc(channels.id)] as const;

export const listRows = (
  queries: Queries,
  by: ListedBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<ChannelRow[]> =>
  queries
    .select()
    .from(channels)
    .where(
      and(
        listed(by),
        place && sql`(${channels.createdAt}, ${channels.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countRows = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, channels, listed(by), newestFirst);

/** Takes the place of the picture before. */
export const putAvatar = async (tx: Tx, avatar: typeof channelAvatars.$inferInsert): Promise<void> => {
  const { id, picture } = avatar;
  await tx
    .insert(channelAvatars)
    .values(avatar)
    .onConflictDoUpdate({ target: [channelAvatars.merchantId, channelAvatars.channelId], set: { id, picture } });
};

export const findAvatar = async (queries: Queries, id: string): Promise<Buffer | undefined> => {
  const [avatar] = await queries
    .select({ picture: channelAvatars.picture })
    .from(channelAvatars)
    .where(eq(channelAvatars.id, id));
  return avatar?.picture;
};
