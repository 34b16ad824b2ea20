import { DisputeStatus } from '@balcao/contract/dispute';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { listOverdue } from './dispute.repository.ts';
import type { DisputeCases } from './dispute-case.service.ts';

const everySeconds = 60;
const atOnce = 100;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly log: Logger;
  readonly cases: Pick<DisputeCases, 'end'>;
  readonly orders: Pick<OrderRefunds, 'waitFor'>;
}

/** The claim of a bank that has not decided in time lapses: the blocked money is released. */
export const expireDisputes = ({ db, clock, jobs, cases, orders }: Needs): void => {
  jobs.every(everySeconds, 'dispute.expire', async () => {
    const overdue = await listOverdue(db, clock.now(), atOnce);
    // One that cannot be ended, such as of a team whose money is stopped, does not hold up the others.
    const done = await eachIsolated(overdue, (row) =>
      transaction(db, async (tx) => {
        await orders.waitFor(tx, row.merchantId, row.orderNumber);
        await cases.end(tx, row, DisputeStatus.enum.expired);
      }),
    );
    tellFailure(done);
  });
};
