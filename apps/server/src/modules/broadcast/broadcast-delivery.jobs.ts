import type { Clock } from '../../platform/clock.ts';
import { connectionsAtMost } from '../../platform/connections.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import type { BroadcastKey } from './broadcast.repository.ts';
import { holdSending, insertSlice, listLeftBehind, noteSlice, putPause } from './broadcast-audience.repository.ts';
import type { BroadcastReturned } from './broadcast-returned.service.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'every' | 'send'>;
  readonly tell: Pick<BroadcastTelling, 'changed' | 'sent'>;
  readonly templates: Pick<BroadcastTemplates, 'mayGoOn'>;
  readonly returned: Pick<BroadcastReturned, 'tellHeld'>;
}
/** Followers that are looked at in one transaction. */
export const sliceSize = 5_000;
/** Slices of one job; the next job goes on, so that none holds its place for long. */
const slicesOfJob = 20;
const sweepSeconds = 2;
/** Its job has begun by then, unless the process that had it is gone. */
const leftBehindMs = 5_000;
const sweptAtOnce = 20;
/** However many are on their way, they are sent on an eighth of the connections: payments come first. */
const connections = { places: Math.max(1, Math.floor(connectionsAtMost / 8)), waitingAtMost: Number.POSITIVE_INFINITY };

/**
 * Sends to parts of the followers in slices by their keys. The rows of a slice and how far it came are one transaction under the lock of
 * the broadcast's row: a process that is killed at any point has done a slice or not, and the next one goes on behind it (rule: crash-safe).
 */
export const deliverBroadcasts = ({ db, clock, jobs, tell, templates, returned }: Needs): void => {
  const inTurn = createSemaphore(connections);

  /** Its template was stopped meanwhile: it waits, and the team is told. */
  const hold = async (tx: Tx, key: BroadcastKey): Promise<void> => {
    const held = await putPause(tx, key, clock.now(), true);
    if (!held) return;
    tell.changed(tx, held);
    await returned.tellHeld(tx, held);
  };

  /** Whether there is more to do. */
  const slice = (key: BroadcastKey, isLastOfJob: boolean): Promise<boolean> =>
    transaction(db, async (tx) => {
      const row = await holdSending(tx, key);
      if (!row?.audience || !row.sentAt) return false;
      if (!(await templates.mayGoOn(tx, row))) {
        await hold(tx, key);
        return false;
      }
      const { audience, sentAt } = row;
      const done = await insertSlice(tx, row, { audience, sentAt, limit: sliceSize });
      const isDone = done.looked < sliceSize;
      const noted = await noteSlice(tx, key, done, { isDone, now: clock.now() });
      tell.changed(tx, row);
      if (isDone) await tell.sent(tx, noted);
      if (!isDone && isLastOfJob) await jobs.send(tx, 'broadcast.deliver', key);
      return !isDone;
    });
  const deliver = async (key: BroadcastKey): Promise<void> => {
    for (let done = 1; done <= slicesOfJob; done += 1) if (!(await slice(key, done === slicesOfJob))) return;
  };

  jobs.handle('broadcast.deliver', (key) => inTurn(() => deliver(key)));
  jobs.every(sweepSeconds, 'broadcast.leftBehind', async () => {
    const keys = await listLeftBehind(db, new Date(clock.now().getTime() - leftBehindMs), sweptAtOnce);
    tellFailure(await eachIsolated(keys, (key) => inTurn(() => deliver(key))));
    return keys.length < sweptAtOnce ? 'done' : 'left';
  });
};
