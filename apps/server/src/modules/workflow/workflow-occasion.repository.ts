import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { sliceOfFollowers } from '../follower/follower.reads.ts';
import { type OccasionRow, type WorkflowRow, workflowOccasions, workflows } from './workflow.tables.ts';

export type OfWorkflow = Pick<OccasionRow, 'merchantId' | 'channelId' | 'workflowId'>;

/** Workflows of these teams that money begins: of each channel the oldest. */
export const listByMoney = (queries: Queries, merchantIds: readonly string[], trigger: 'paid' | 'refunded') =>
  queries
    .selectDistinctOn([workflows.merchantId, workflows.channelId], {
      merchantId: workflows.merchantId,
      channelId: workflows.channelId,
      id: workflows.id,
    })
    .from(workflows)
    .where(
      and(
        inArray(workflows.merchantId, [...merchantIds]),
        isNull(workflows.removedAt),
        eq(workflows.isOn, true),
        eq(workflows.trigger, trigger),
      ),
    )
    .orderBy(asc(workflows.merchantId), asc(workflows.channelId), asc(workflows.id));

/** Once for each occasion of a follower, however often it is said. */
export const insertOccasion = async (tx: Tx, row: OccasionRow): Promise<void> => {
  await tx.insert(workflowOccasions).values(row).onConflictDoNothing();
};
/** Some that are to be tried by now. */
export const listDueOccasions = (queries: Queries, now: Date, limit: number): Promise<OccasionRow[]> =>
  queries
    .select()
    .from(workflowOccasions)
    .where(lte(workflowOccasions.dueAt, now))
    .orderBy(asc(workflowOccasions.dueAt))
    .limit(limit);
/** What is still to be tried by now of these followers, held until the commit, without what another process has. */
export const lockOccasions = (
  tx: Tx,
  { merchantId, workflowId }: OfWorkflow,
  customerIds: readonly string[],
  now: Date,
): Promise<OccasionRow[]> =>
  tx
    .select()
    .from(workflowOccasions)
    .where(
      and(
        ...[eq(workflowOccasions.merchantId, merchantId), eq(workflowOccasions.workflowId, workflowId)],
        sql`${workflowOccasions.customerId} = any(${sql.param([...customerIds])}::uuid[])`,
        lte(workflowOccasions.dueAt, now),
      ),
    )
    .orderBy(asc(workflowOccasions.dueAt), asc(workflowOccasions.customerId))
    .for('update', { skipLocked: true });
/** When these are tried next; null for never. */
export const putDue = async (
  tx: Tx,
  { merchantId, workflowId }: OfWorkflow,
  some: readonly Pick<OccasionRow, 'customerId' | 'occasion'>[],
  dueAt: Date | null,
): Promise<void> => {
  if (some.length === 0) return;
  await tx.execute(sql`update workflow_occasion o set due_at = ${dueAt?.toISOString() ?? null}::timestamptz
    from unnest(${sql.param(some.map(({ customerId }) => customerId))}::uuid[],
      ${sql.param(some.map(({ occasion }) => occasion))}::text[]) as tried(customer_id, occasion)
    where o.merchant_id = ${merchantId} and o.workflow_id = ${workflowId}
      and o.customer_id = tried.customer_id and o.occasion = tried.occasion`);
};
/** Forgets some from before then; answers how many. */
export const forgetOccasions = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const { rowCount } = await tx.execute(sql`delete from workflow_occasion o using (
      select merchant_id, workflow_id, customer_id, occasion from workflow_occasion
      where at < ${before.toISOString()}::timestamptz order by at limit ${limit} for update skip locked
    ) old
    where o.merchant_id = old.merchant_id and o.workflow_id = old.workflow_id and o.customer_id = old.customer_id
      and o.occasion = old.occasion`);
  return rowCount ?? 0;
};

/** One whose time has come, or that has begun with some of its followers, held until the commit. */
export const lockScheduled = async (tx: Tx, now: Date): Promise<WorkflowRow | undefined> => {
  const [row] = await tx
    .select()
    .from(workflows)
    .where(or(isNotNull(workflows.beginningAt), lte(workflows.dueAt, now)))
    .orderBy(asc(workflows.dueAt))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row;
};

const sliceRow = z.object({ looked: z.int(), last: z.nullable(z.string()) });
/** Writes down the next followers with a tag, each once for this time. */
export const insertSlice = async (
  tx: Tx,
  { merchantId, channelId, id, lookedTo: after }: WorkflowRow,
  {
    tag,
    at: time,
    now,
    limit,
  }: { readonly tag: string; readonly at: Date; readonly now: Date; readonly limit: number },
): Promise<z.infer<typeof sliceRow>> => {
  const place = { merchantId, channelId };
  const slice = sliceOfFollowers({ place, audience: { tags: [tag] }, at: time, after, limit });
  const [row] = await rowsOf(
    tx,
    sliceRow,
    sql`with looked as materialized (${slice}), written as (
        insert into workflow_occasion (merchant_id, workflow_id, customer_id, occasion, channel_id, values, at, due_at)
        select ${merchantId}::uuid, ${id}::uuid, customer_id, ${`time:${time.toISOString()}`}, ${channelId}::uuid, '{}'::jsonb,
          ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
        from looked where is_in on conflict do nothing)
      select (select count(*) from looked)::int as looked,
        (select customer_id from looked order by customer_id desc limit 1) as last`,
  );
  if (!row) throw new Error('PostgreSQL answers with what it counted');
  return row;
};
