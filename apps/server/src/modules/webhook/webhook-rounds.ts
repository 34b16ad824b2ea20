import { deliveriesKeptDays } from '@balcao/contract/webhook-delivery';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { forgetDeliveries, moveLeftBehind } from './delivery-rounds.repository.ts';

const dayMs = 86_400_000;
const forgottenAtOnce = 2_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}

/** Looks after the notifications of every team: none waits for an address that would take it, and none is kept for ever. */
export const keepDeliveries = ({ db, clock, jobs }: Needs): void => {
  jobs.every(60, 'webhook.leftBehind', () => moveLeftBehind(db, clock.now()));
  jobs.every(3_600, 'webhook.forget', async () => {
    const before = new Date(clock.now().getTime() - deliveriesKeptDays * dayMs);
    return (await forgetDeliveries(db, before, forgottenAtOnce)) < forgottenAtOnce ? 'done' : 'left';
  });
};
