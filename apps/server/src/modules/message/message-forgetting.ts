import { messageKeptDays } from '@balcao/contract/message-delivery';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { forgetReaders } from './message-delivery.repository.ts';

const dayMs = 86_400_000;
const forgottenAtOnce = 2_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}

/** Deletes content and recipient of messages; their outcome stays (rule: messages-are-forgotten). */
export const forgetMessages = ({ db, clock, jobs }: Needs): void => {
  jobs.every(3_600, 'message.forget', async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - messageKeptDays * dayMs);
    return (await forgetReaders(db, { before, now, atMost: forgottenAtOnce })) < forgottenAtOnce ? 'done' : 'left';
  });
};
