import { runsKeptDays } from '@balcao/contract/workflow-run';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { RunMoving, Visited } from './run-moving.ts';
import type { RunStep } from './run-step.ts';
import { stepKindOf } from './step-kinds.ts';
import { findDefinition } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { forgetRuns, listLeftRuns, lockDueRun } from './workflow-run.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'every'>;
  readonly step: RunStep;
  readonly moving: RunMoving;
}
const sweepSeconds = 2;
const forgetSeconds = 3_600;
/** Its job has begun by then, and a call of it has ended, unless the process that had it is gone. */
const leftBehindMs = 20_000;
const atOnce = 50;
const forgottenAtOnce = 500;
const dayMs = 86_400_000;

/** Undefined for a run that follows a step that is not there. */
const visitedOf = async (tx: Tx, run: RunRow, now: Date): Promise<Visited | undefined> => {
  const definition = await findDefinition(tx, run);
  const node = definition?.nodes.find(({ id }) => id === run.nodeId);
  return definition && node && { run, definition, node, now };
};

/** Runs go on by jobs, and by the clock of the product where they wait. What a process left that is gone is taken up again. */
export const driveRuns = ({ db, clock, jobs, step, moving }: Needs): void => {
  jobs.handle('workflow.step', step);
  jobs.every(sweepSeconds, 'workflow.leftBehind', async () => {
    const left = await listLeftRuns(db, new Date(clock.now().getTime() - leftBehindMs), atOnce);
    tellFailure(await eachIsolated(left, step));
    return left.length < atOnce ? 'done' : 'left';
  });
  jobs.every(sweepSeconds, 'workflow.wake', async () => {
    const woken = await transaction(db, async (tx) => {
      const now = clock.now();
      const rows = await lockDueRun(tx, now, atOnce);
      for (const run of rows) {
        const visited = await visitedOf(tx, run, now);
        const way = visited && stepKindOf(visited.node).afterTime;
        if (visited && way !== undefined) await moving.settle(tx, visited, { way });
        else await moving.stop(tx, run, now, 'stepGone');
      }
      return rows.length;
    });
    return woken < atOnce ? 'done' : 'left';
  });
  jobs.every(forgetSeconds, 'workflow.forget', async () => {
    const before = new Date(clock.now().getTime() - runsKeptDays * dayMs);
    const gone = await transaction(db, (tx) => forgetRuns(tx, before, forgottenAtOnce));
    return gone < forgottenAtOnce ? 'done' : 'left';
  });
};
