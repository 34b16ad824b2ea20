import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

/**
 * Notifications that were inserted while their address was resumed, switched on or removed: without this they would neither be sent nor ended. Covers
 * all teams: a scheduled job calls it.
 */
export const moveLeftBehind = async (queries: Queries, now: Date): Promise<void> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  await queries.execute(sql`
    update webhook_delivery d set attempt_count = 0,
      state = case when h.is_gone then 'failed' else 'waiting' end,
      next_attempt_at = case when h.is_gone then null else ${at} end,
      failed_at = case when h.is_gone then ${at} end
    from (
      select held.merchant_id, held.id, e.id is null as is_gone
      from webhook_delivery held
      left join webhook_endpoint e on e.merchant_id = held.merchant_id and e.id = held.endpoint_id
      where held.state = 'held' and (e.id is null or e.state = 'on')
      for update of held skip locked
    ) h
    where d.merchant_id = h.merchant_id and d.id = h.id and d.state = 'held'`);
};

/** Forgets old notifications of every team that have ended, `atMost` at once; says how many they were. */
export const forgetDeliveries = async (queries: Queries, before: Date, atMost: number): Promise<number> => {
  const { rowCount } = await queries.execute(sql`
    delete from webhook_delivery where ctid = any(array(
      select ctid from webhook_delivery
      where state in ('delivered', 'failed') and created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${atMost} for update skip locked
    )) and state in ('delivered', 'failed')`);
  return rowCount ?? 0;
};

const overdueRow = z.object({ is_overdue: z.boolean() });
/** Whether an attempt for any team has been due since before then. */
export const hasOverdue = async (queries: Queries, before: Date): Promise<boolean> => {
  const [row] = await rowsOf(
    queries,
    overdueRow,
    sql`select exists (select 1 from webhook_delivery
      where state = 'waiting' and next_attempt_at < ${before.toISOString()}::timestamptz) as is_overdue`,
  );
  return row?.is_overdue ?? false;
};
