import { and, count, desc, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { insertNew } from '../../platform/rows.ts';
import { type RunRow, type RunStepRow, workflowRunSteps, workflowRuns } from './workflow.tables.ts';

export type RunKey = Pick<RunRow, 'merchantId' | 'id'>;
type Of = Pick<RunRow, 'merchantId' | 'channelId' | 'customerId'>;

const at = ({ merchantId, id }: RunKey) => and(eq(workflowRuns.merchantId, merchantId), eq(workflowRuns.id, id));
const active = ['running', 'asking', 'waiting'] as const;
const ofFollower = ({ merchantId, channelId, customerId }: Of) =>
  and(
    eq(workflowRuns.merchantId, merchantId),
    eq(workflowRuns.channelId, channelId),
    eq(workflowRuns.customerId, customerId),
  );

export const findRun = async (queries: Queries, key: RunKey): Promise<RunRow | undefined> => {
  const [row] = await queries.select().from(workflowRuns).where(at(key));
  return row;
};
export const lockRun = async (tx: Tx, key: RunKey): Promise<RunRow | undefined> => {
  const [row] = await tx.select().from(workflowRuns).where(at(key)).for('no key update');
  return row;
};
/** The one that is under way with a follower, held until the commit. */
export const lockActive = async (tx: Tx, of: Of): Promise<RunRow | undefined> => {
  const [row] = await tx
    .select()
    .from(workflowRuns)
    .where(and(ofFollower(of), inArray(workflowRuns.state, [...active])))
    .for('no key update');
  return row;
};
/**
 * The ids of those that are new: with a follower with whom one is under way, or who is named twice, the index decides (rule:
 * database-decides).
 */
export const insertRuns = async (tx: Tx, rows: readonly RunRow[]): Promise<ReadonlySet<string>> =>
  rows.length === 0 ? new Set() : insertNew(tx, workflowRuns, rows, 'id');
export const updateRun = async (tx: Tx, key: RunKey, change: Partial<RunRow>): Promise<void> => {
  await tx.update(workflowRuns).set(change).where(at(key));
};
/** How many began with each of these followers since then; those with whom none did are left out. */
export const countBegun = async (
  queries: Queries,
  { merchantId, channelId }: Omit<Of, 'customerId'>,
  customerIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ customerId: workflowRuns.customerId, begun: count() })
    .from(workflowRuns)
    .where(
      and(
        ...[eq(workflowRuns.merchantId, merchantId), eq(workflowRuns.channelId, channelId)],
        ...[sql`${workflowRuns.customerId} = any(${sql.param([...customerIds])}::uuid[])`],
        gte(workflowRuns.startedAt, since),
      ),
    )
    .groupBy(workflowRuns.customerId);
  return new Map(rows.map(({ customerId, begun }) => [customerId, begun]));
};
/** Some that are to go on by themselves by now, held until the commit. */
export const lockDueRun = async (tx: Tx, now: Date, limit: number): Promise<RunRow[]> =>
  tx
    .select()
    .from(workflowRuns)
    .where(lte(workflowRuns.dueAt, now))
    .orderBy(workflowRuns.dueAt)
    .limit(limit)
    .for('no key update', { skipLocked: true });
/** Some that are at work and have not moved since then. */
export const listLeftRuns = (
  queries: Queries,
  before: Date,
  limit: number,
): Promise<Pick<RunRow, 'merchantId' | 'id' | 'visit'>[]> =>
  queries
    .select({ merchantId: workflowRuns.merchantId, id: workflowRuns.id, visit: workflowRuns.visit })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.state, 'running'), lt(workflowRuns.movedAt, before)))
    .orderBy(workflowRuns.movedAt)
    .limit(limit);

/** The newest first, behind a place. */
export const listRuns = (
  queries: Queries,
  { merchantId, workflowId }: Pick<RunRow, 'merchantId' | 'workflowId'>,
  place: Place | undefined,
  limit: number,
): Promise<RunRow[]> =>
  queries
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.merchantId, merchantId),
        eq(workflowRuns.workflowId, workflowId),
        place &&
          or(
            lt(workflowRuns.startedAt, place.at),
            and(eq(workflowRuns.startedAt, place.at), lt(workflowRuns.id, place.key)),
          ),
      ),
    )
    .orderBy(desc(workflowRuns.startedAt), desc(workflowRuns.id))
    .limit(limit);

/** What happened at visits; said once more, it replaces what was said. */
export const putSteps = async (tx: Tx, rows: readonly RunStepRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(workflowRunSteps)
    .values([...rows])
    .onConflictDoUpdate({
      target: [workflowRunSteps.merchantId, workflowRunSteps.runId, workflowRunSteps.visit],
      set: {
        out: sql`excluded.out`,
        failure: sql`excluded.failure`,
        detail: sql`excluded.detail`,
        at: sql`excluded.at`,
      },
    });
};
export const listSteps = (queries: Queries, { merchantId, id }: RunKey, limit: number): Promise<RunStepRow[]> =>
  queries
    .select()
    .from(workflowRunSteps)
    .where(and(eq(workflowRunSteps.merchantId, merchantId), eq(workflowRunSteps.runId, id)))
    .orderBy(workflowRunSteps.visit)
    .limit(limit);

/** Forgets some runs that ended before then; answers how many. */
export const forgetRuns = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const old = await tx
    .select({ merchantId: workflowRuns.merchantId, id: workflowRuns.id })
    .from(workflowRuns)
    .where(lt(workflowRuns.endedAt, before))
    .orderBy(workflowRuns.endedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (old.length === 0) return 0;
  const keys = sql.join(
    old.map(({ merchantId, id }) => sql`(${merchantId}::uuid, ${id}::uuid)`),
    sql`, `,
  );
  await tx
    .delete(workflowRunSteps)
    .where(sql`(${workflowRunSteps.merchantId}, ${workflowRunSteps.runId}) in (${keys})`);
  await tx.delete(workflowRuns).where(sql`(${workflowRuns.merchantId}, ${workflowRuns.id}) in (${keys})`);
  return old.length;
};
