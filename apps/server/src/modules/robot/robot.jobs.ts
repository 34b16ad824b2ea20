import { robotAnswersKeptDays } from '@balcao/contract/robot';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { deleteBefore } from './robot-answer.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}
const dayMs = 86_400_000;
const forgottenAtOnce = 2_000;

/** What was asked and answered is deleted after 30 days. */
export const forgetRobotAnswers = ({ db, clock, jobs }: Needs): void =>
  jobs.every(3_600, 'robot.forget', async () => {
    const before = new Date(clock.now().getTime() - robotAnswersKeptDays * dayMs);
    return (await deleteBefore(db, before, forgottenAtOnce)) < forgottenAtOnce ? 'done' : 'left';
  });
