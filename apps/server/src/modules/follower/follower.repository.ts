import { and, count, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type FollowerDayRow, type FollowerRow, followerDays, followers } from './follower.tables.ts';

type Place = Pick<FollowerRow, 'merchantId' | 'channelId'>;
type Key = Pick<FollowerRow, 'merchantId' | 'channelId' | 'customerId'>;
const at = ({ merchantId, channelId, customerId }: Key) =>
  and(eq(followers.merchantId, merchantId), eq(followers.channelId, channelId), eq(followers.customerId, customerId));

/** False when this person follows it already. */
export const insertFollower = async (tx: Tx, row: FollowerRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(followers).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** What was there; undefined when this person does not follow it. */
export const deleteFollower = async (tx: Tx, key: Key): Promise<FollowerRow | undefined> => {
  const [gone] = await tx.delete(followers).where(at(key)).returning();
  return gone;
};

export const findFollower = async (queries: Queries, key: Key): Promise<FollowerRow | undefined> => {
  const [row] = await queries.select().from(followers).where(at(key));
  return row;
};

/** Those of these people who follow it. */
export const listFollowing = async (
  queries: Queries,
  { merchantId, channelId }: Place,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ customerId: followers.customerId })
    .from(followers)
    .where(
      and(
        ...[eq(followers.merchantId, merchantId), eq(followers.channelId, channelId)],
        sql`${followers.customerId} = any(${sql.param([...customerIds])}::uuid[])`,
      ),
    );
  return new Set(rows.map(({ customerId }) => customerId));
};

/** False when this person does not follow it. */
export const setMuted = async (tx: Tx, key: Key, isMuted: boolean): Promise<boolean> => {
  const { rowCount } = await tx.update(followers).set({ isMuted }).where(at(key));
  return rowCount === 1;
};

/** What the phone of a person showed and was set to when they looked; nothing is written where it is the same. */
export const noteVisit = async (
  tx: Tx,
  key: Key,
  { name, nameKey, language }: Pick<FollowerRow, 'name' | 'nameKey' | 'language'>,
): Promise<void> => {
  await tx
    .update(followers)
    .set({ name, nameKey, language })
    .where(and(at(key), or(ne(followers.name, name), ne(followers.language, language))));
};

/** The channels that a person follows, of all teams, the latest first. */
export const listFollowed = (queries: Queries, customerId: string, limit: number): Promise<FollowerRow[]> =>
  queries
    .select()
    .from(followers)
    .where(eq(followers.customerId, customerId))
    .orderBy(desc(followers.followedAt))
    .limit(limit);

export const countFollowed = async (queries: Queries, customerId: string): Promise<number> => {
  const [row] = await queries.select({ all: count() }).from(followers).where(eq(followers.customerId, customerId));
  return row?.all ?? 0;
};

/** Someone came, or went, on a day. */
export const countDay = async (tx: Tx, row: FollowerDayRow): Promise<void> => {
  await tx
    .insert(followerDays)
    .values(row)
    .onConflictDoUpdate({
      target: [followerDays.merchantId, followerDays.channelId, followerDays.day],
      set: {
        joined: sql`${followerDays.joined} + excluded.joined`,
        left: sql`${followerDays.left} + excluded."left"`,
      },
    });
};

/** The days of these channels from one on. */
export const listDays = (
  queries: Queries,
  merchantId: string,
  channelIds: readonly string[],
  since: string,
): Promise<FollowerDayRow[]> =>
  queries
    .select()
    .from(followerDays)
    .where(
      and(
        eq(followerDays.merchantId, merchantId),
        inArray(followerDays.channelId, [...channelIds]),
        gte(followerDays.day, since),
      ),
    );

/** How past followers are laid out. */
interface Past extends Place {
  readonly count: number;
  readonly days: number;
  readonly now: Date;
}
const firstNames =
  'Ana Bruna Caio Daniela Eduardo Fernanda Gustavo Helena Igor Juliana Kauê Larissa Marcos Natália Otávio Priscila Rafael Sofia Tiago Vitória'.split(
    ' ',
  );
const lastNames = 'Almeida Barbosa Cardoso Dias Esteves Ferreira Gomes Holanda Lima Martins Nunes Oliveira Pires'.split(
  ' ',
);
const oneOf = (words: readonly string[], n: SQL): SQL =>
  sql`(string_to_array(${words.join(' ')}, ' '))[1 + (${n}) % ${sql.raw(String(words.length))}]`;
/**
 * Followers of the past: more in the last months than in the first, with better and worse days, and the same ones for the same channel
 * whenever it is laid out. Of ten who came one has gone again.
 */
export const insertPast = async (tx: Tx, { merchantId, channelId, count: all, days, now }: Past): Promise<void> => {
  const chance = sql`(('x' || substr(md5('when' || n), 1, 6))::bit(24)::int / 16777216.0)`;
  const share = sql`power((n - ${chance}) / ${all}::float8, 0.7)`;
  // Around some days people come in crowds: a newsletter, a fair, a holiday.
  const age = sql`${days}::float8 * (1 - ${share}) + 2.5 * sin(n / 37.0)`;
  const name = sql`${oneOf(firstNames, sql`n * 7`)} || ' ' || ${oneOf(lastNames, sql`n * 5 + n / 20`)}`;
  await tx.execute(sql`
    insert into channel_follower (merchant_id, channel_id, customer_id, is_muted, followed_at, name, name_key, language)
    select ${merchantId}::uuid, ${channelId}::uuid, overlay(overlay(md5('follower' || n) placing '4' from 13) placing '8' from 17)::uuid, n % 9 = 0,
      ${now.toISOString()}::timestamptz - greatest(${age}, 0.02) * interval '1 day',
      ${name}, lower(${name}), case when n % 12 = 0 then 'es-MX' when n % 17 = 0 then 'en-US' else 'pt-BR' end
    from generate_series(1, ${all}::int) as n`);
  await tx.execute(sql`
    insert into channel_follower_day (merchant_id, channel_id, day, joined, "left")
    select merchant_id, channel_id, to_char(followed_at at time zone 'America/Sao_Paulo', 'YYYYMMDD'),
      count(*) + count(*) / 9, count(*) / 9
    from channel_follower where merchant_id = ${merchantId} and channel_id = ${channelId}
    group by 1, 2, 3`);
};
