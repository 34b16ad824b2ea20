import { runsKeptDays } from '@balcao/contract/workflow-run';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { batchedOrIsolated, type IsolatedOutcome, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { Begun, RunBeginning } from './run-beginning.ts';
import { findWorkflow, updateWorkflow } from './workflow.repository.ts';
import type { OccasionRow } from './workflow.tables.ts';
import {
  forgetOccasions,
  insertSlice,
  listDueOccasions,
  lockOccasions,
  lockScheduled,
  type OfWorkflow,
  putDue,
} from './workflow-occasion.repository.ts';
import { nextTime } from './workflow-schedule.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly begin: RunBeginning;
  readonly followers: Pick<FollowerService, 'followingAmong'>;
}
const sweepSeconds = 2;
const forgetSeconds = 3_600;
const atOnce = 100;
/** No more are begun with, one by one, after so long: a database that is away is not asked for each of them. */
const roundMs = 10_000;
const sliceSize = 1_000;
const forgottenAtOnce = 500;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
/** A time that no server was up for is left out after so long: a good morning is none in the evening. */
const lateAtMostMs = 3 * hourMs;
/** With a follower who is in the middle of another run it is tried each minute, for a day. */
const [againAfterMs, triedForMs] = [minuteMs, dayMs];

/** Whose turn it is, by what is to begin with them. */
const byWorkflow = (due: readonly OccasionRow[]): [OfWorkflow, string[]][] => {
  const keyOf = ({ merchantId, workflowId }: OfWorkflow): string => `${merchantId} ${workflowId}`;
  return [...Map.groupBy(due, keyOf).values()].map((rows) => {
    const [{ merchantId, channelId, workflowId }] = rows as [OccasionRow];
    return [{ merchantId, channelId, workflowId }, [...new Set(rows.map(({ customerId }) => customerId))]];
  });
};

/** What a round does with some of a workflow's followers, all of them in one commit. */
const createBeginnings = ({ db, clock, begin, followers }: Omit<Needs, 'jobs'>) => {
  /** Those of a workflow's followers with whom it may begin, by what became of it: all of them commit together. */
  const beginWith = (of: OfWorkflow, customerIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const due = await lockOccasions(tx, of, customerIds, now);
      const workflow = await findWorkflow(tx, { ...of, id: of.workflowId });
      const place = workflow?.isOn ? { ...of, published: workflow.published, now } : undefined;
      const following = place ? await followers.followingAmong(tx, place, customerIds) : new Set<string>();
      const wanted = due.filter(({ customerId }) => following.has(customerId));
      const begun = place ? await begin(tx, place, wanted) : [];
      const isAgain = ({ at }: OccasionRow, outcome: Begun | undefined): boolean =>
        outcome === 'busy' && now.getTime() - at.getTime() < triedForMs;
      const again = new Set(wanted.filter((row, index) => isAgain(row, begun[index])));
      await putDue(tx, of, [...again], new Date(now.getTime() + againAfterMs));
      const done = due.filter((row) => !again.has(row));
      await putDue(tx, of, done, null);
    });
  /** What went wrong with a follower is tried again later, so that it does not come first, and alone, each time. */
  const postpone = (of: OfWorkflow, customerIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const due = await lockOccasions(tx, of, customerIds, now);
      await putDue(tx, of, due, new Date(now.getTime() + againAfterMs));
    });
  return { beginWith, postpone };
};

/** Begins runs for reasons outside the conversation. A recorded reason begins its run exactly once, even if a process crashes (rule: crash-safe). */
export const driveOccasions = (needs: Needs): void => {
  const { db, clock, jobs } = needs;
  const { beginWith, postpone } = createBeginnings(needs);
  jobs.every(sweepSeconds, 'workflow.occasions', async () => {
    const startedAt = performance.now();
    const isOver = () => performance.now() - startedAt > roundMs;
    const due = await listDueOccasions(db, clock.now(), atOnce);
    const outcomes: IsolatedOutcome<string>[] = [];
    for (const [of, customerIds] of byWorkflow(due)) {
      const tried = await batchedOrIsolated(customerIds, (some) => beginWith(of, some), isOver);
      outcomes.push(tried, await batchedOrIsolated(tried.failed, (some) => postpone(of, some), isOver));
    }
    tellFailure(...outcomes);
    return due.length < atOnce ? 'done' : 'left';
  });

  /** One slice of the followers of one workflow whose time has come; false where none is left. */
  const slice = () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const row = await lockScheduled(tx, now);
      if (!row?.schedule) return false;
      const time = row.beginningAt ?? row.dueAt ?? now;
      const isFirst = row.beginningAt === null;
      const dueAt = isFirst ? nextTime(row.schedule, now) : row.dueAt;
      if (isFirst && now.getTime() - time.getTime() > lateAtMostMs) {
        await updateWorkflow(tx, row, { dueAt });
        return true;
      }
      const from = isFirst ? { ...row, lookedTo: null } : row;
      const { looked, last } = await insertSlice(tx, from, { tag: row.schedule.tag, at: time, now, limit: sliceSize });
      const isDone = looked < sliceSize;
      await updateWorkflow(tx, row, { dueAt, beginningAt: isDone ? null : time, lookedTo: isDone ? null : last });
      return true;
    });
  jobs.every(sweepSeconds, 'workflow.schedule', async () => ((await slice()) ? 'left' : 'done'));

  jobs.every(forgetSeconds, 'workflow.forgetOccasions', async () => {
    const before = new Date(clock.now().getTime() - runsKeptDays * dayMs);
    const gone = await transaction(db, (tx) => forgetOccasions(tx, before, forgottenAtOnce));
    return gone < forgottenAtOnce ? 'done' : 'left';
  });
};
