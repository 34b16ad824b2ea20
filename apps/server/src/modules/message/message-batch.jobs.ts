import { batchKeptDays } from '@balcao/contract/message-batch';
import type { Clock } from '../../platform/clock.ts';
import { connectionsAtMost } from '../../platform/connections.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import {
  type BatchKey,
  endBatch,
  forgetBatches,
  holdWaiting,
  insertDeliveries,
  listWaiting,
} from './message-batch.repository.ts';
import type { BatchDecision } from './message-batch-decision.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'every'>;
  readonly decide: BatchDecision;
}
const dayMs = 86_400_000;
const sweepSeconds = 2;
/** Its job has begun by then, unless the process that had it is gone. */
const leftBehindMs = 5_000;
const sweptAtOnce = 20;
/** However many batches wait, they are delivered on an eighth of the connections: payments come first. */
const connections = { places: connectionsAtMost / 8, waitingAtMost: Number.POSITIVE_INFINITY };

/**
 * Delivers batches. All of one is delivered in the transaction that ends it: a process that is killed at any point has delivered all of it
 * or nothing, and the next one to look finds it ended, or does all of it (rule: crash-safe).
 */
export const deliverBatches = ({ db, clock, jobs, decide }: Needs): void => {
  const inTurn = createSemaphore(connections);

  const deliver = (key: BatchKey): Promise<void> =>
    transaction(db, async (tx) => {
      const batch = await holdWaiting(tx, key);
      if (!batch) return;
      const { merchantId, appletId } = batch;
      const sentAt = clock.now();
      const decided = await decide(tx, batch, sentAt);
      await insertDeliveries(
        tx,
        decided.map(({ message: { id, templateId, values, page }, customerId = null, reason, said, sourceId }) => ({
          ...{
            merchantId,
            id,
            appletId,
            templateId,
            customerId,
            reason,
            sourceId,
            sentAt,
            seenAt: null,
            forgottenAt: null,
          },
          ...(reason ? { values: {}, said: null, page: null } : { values, said, page }),
        })),
      );
      await endBatch(tx, key, sentAt);
    });

  jobs.handle('message.deliver', (key) => inTurn(() => deliver(key)));
  jobs.every(sweepSeconds, 'message.leftBehind', async () => {
    const keys = await listWaiting(db, new Date(clock.now().getTime() - leftBehindMs), sweptAtOnce);
    for (const key of keys) await inTurn(() => deliver(key));
    return keys.length < sweptAtOnce ? 'done' : 'left';
  });
  jobs.every(3_600, 'message.forgetBatches', () =>
    forgetBatches(db, new Date(clock.now().getTime() - batchKeptDays * dayMs)),
  );
};
