import { runsKeptDays } from '@balcao/contract/workflow-run';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { RunBeginning } from './run-beginning.ts';
import { findWorkflow, updateWorkflow } from './workflow.repository.ts';
import type { OccasionRow } from './workflow.tables.ts';
import {
  forgetOccasions,
  insertSlice,
  listDueOccasions,
  lockOccasion,
  lockScheduled,
  putDue,
} from './workflow-occasion.repository.ts';
import { nextTime } from './workflow-schedule.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly begin: RunBeginning;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
const sweepSeconds = 2;
const forgetSeconds = 3_600;
const atOnce = 100;
const sliceSize = 1_000;
const forgottenAtOnce = 500;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
/** A time that no server was up for is left out after so long: a good morning is none in the evening. */
const lateAtMostMs = 3 * hourMs;
/** With a follower who is in the middle of another run it is tried each minute, for a day. */
const [againAfterMs, triedForMs] = [minuteMs, dayMs];

/** Begins runs for reasons outside the conversation. What is written down is begun once, whatever becomes of a process (rule: crash-safe). */
export const driveOccasions = ({ db, clock, jobs, begin, followers }: Needs): void => {
  const tryOne = (key: OccasionRow | Awaited<ReturnType<typeof listDueOccasions>>[number]) =>
    transaction(db, async (tx) => {
      const row = await lockOccasion(tx, key);
      if (!row) return;
      const now = clock.now();
      const workflow = await findWorkflow(tx, { ...row, id: row.workflowId });
      const isWanted = workflow?.isOn && (await followers.followingOf(tx, row, row.customerId)) !== undefined;
      const outcome = isWanted ? await begin(tx, workflow, { ...row, now }) : 'over';
      const isAgain = outcome === 'busy' && now.getTime() - row.at.getTime() < triedForMs;
      await putDue(tx, row, isAgain ? new Date(now.getTime() + againAfterMs) : null);
    });
  jobs.every(sweepSeconds, 'workflow.occasions', async () => {
    const due = await listDueOccasions(db, clock.now(), atOnce);
    tellFailure(await eachIsolated(due, tryOne));
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
