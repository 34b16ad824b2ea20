import type { RailName } from '@balcao/contract/rail';
import { and, asc, eq, gt, inArray, isNull, like, notLike } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { jsonOf } from '../../platform/rows.ts';
import { railNotifications } from './rail.tables.ts';

/** Answers whether it was not there before. */
export const insertNotification = async (
  queries: Queries,
  row: typeof railNotifications.$inferInsert,
): Promise<boolean> => {
  const { rowCount } = await queries.insert(railNotifications).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** What was kept without being applied, oldest first, after an id. Calls of a Pix provider ask for nothing to be done. */
export const listUnapplied = (
  queries: Queries,
  after: string | undefined,
  limit: number,
): Promise<(typeof railNotifications.$inferSelect)[]> => {
  const { id, appliedAt, eventId } = railNotifications;
  return queries
    .select()
    .from(railNotifications)
    .where(and(isNull(appliedAt), notLike(eventId, 'call:%'), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
};

/** Unreadable messages of a Pix provider, oldest first, after an id. */
export const listUnread = (
  queries: Queries,
  after: string | undefined,
  limit: number,
): Promise<(typeof railNotifications.$inferSelect)[]> => {
  const { id, appliedAt, eventId } = railNotifications;
  return queries
    .select()
    .from(railNotifications)
    .where(and(isNull(appliedAt), like(eventId, 'call:%'), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
};

/** When a rail told us something for the first time, of what is kept; ids rise with the time. */
export const findFirstHeard = async (queries: Queries, rail: RailName): Promise<Date | undefined> => {
  const { id, rail: of, receivedAt } = railNotifications;
  const [row] = await queries
    .select({ receivedAt })
    .from(railNotifications)
    .where(eq(of, rail))
    .orderBy(asc(id))
    .limit(1);
  return row?.receivedAt;
};

export const markApplied = async (queries: Queries, id: string, appliedAt: Date): Promise<void> => {
  await queries.update(railNotifications).set({ appliedAt }).where(eq(railNotifications.id, id));
};

/** Which of these events are kept, and whether they have been applied. */
export const listKeptEvents = async (
  queries: Queries,
  rail: RailName,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> => {
  const { rail: of, eventId, appliedAt } = railNotifications;
  const rows = await queries
    .select({ eventId, appliedAt })
    .from(railNotifications)
    .where(and(eq(of, rail), inArray(eventId, [...eventIds])));
  return new Map(rows.map((row) => [row.eventId, row.appliedAt !== null]));
};

const claim = {
  name: 'claim_notifications',
  text: `
    insert into rail_notification select * from json_populate_recordset(null::rail_notification, $1::json)
    on conflict (rail, event_id) do update set applied_at = excluded.applied_at
    where rail_notification.applied_at is null returning event_id`,
};

/**
 * Stores events and claims them for the caller, who applies them: returns the ids of events that were not applied yet, including those stored before.
 * An event may not appear twice in one call.
 */
export const claimNotifications = async (
  tx: Tx,
  rows: readonly (typeof railNotifications.$inferSelect)[],
): Promise<ReadonlySet<string>> => {
  const values = [jsonOf(railNotifications, rows)];
  const claimed = await tx.$client.query<{ event_id: string }>({ ...claim, values });
  return new Set(claimed.rows.map((row) => row.event_id));
};
