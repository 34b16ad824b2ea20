import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { jsonOf } from '../../platform/rows.ts';
import { railNotifications } from './rail.tables.ts';

export const insertNotification = async (
  queries: Queries,
  row: typeof railNotifications.$inferInsert,
): Promise<void> => {
  await queries.insert(railNotifications).values(row).onConflictDoNothing();
};

/** Which of these events have been applied. */
export const listKnownEvents = async (
  queries: Queries,
  rail: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rail: of, eventId, appliedAt } = railNotifications;
  const rows = await queries
    .select({ eventId })
    .from(railNotifications)
    .where(and(eq(of, rail), inArray(eventId, [...eventIds]), isNotNull(appliedAt)));
  return new Set(rows.map((row) => row.eventId));
};

const claim = {
  name: 'claim_notifications',
  text: `
    insert into rail_notification select * from json_populate_recordset(null::rail_notification, $1::json)
    on conflict (rail, event_id) do update set applied_at = excluded.applied_at
    where rail_notification.applied_at is null returning event_id`,
};

/**
 * Records what has come and claims it for whoever applies it: answers with the ids of events that nobody has applied yet. What was
 * recorded before without being applied is claimed now. No event may come twice in one call.
 */
export const claimNotifications = async (
  tx: Tx,
  rows: readonly (typeof railNotifications.$inferSelect)[],
): Promise<ReadonlySet<string>> => {
  const values = [jsonOf(railNotifications, rows)];
  const claimed = await tx.$client.query<{ event_id: string }>({ ...claim, values });
  return new Set(claimed.rows.map((row) => row.event_id));
};
