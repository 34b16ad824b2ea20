import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { HeldOrder, OrderHolds } from '../order/order-hold.service.ts';
import {
  type ArrivedPayment,
  type AskState,
  attemptKey,
  nextCheckAt,
  type RailAsk,
  type RailService,
} from '../rail/rail.service.ts';
import type { StrayHoldRow } from './preauth.tables.ts';
import { gone } from './preauth-rail.service.ts';
import { findDueStrays, findStray, insertStray, moveStray } from './stray-hold.repository.ts';

const dueAtOnce = 16;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly rails: Pick<RailService, 'rail'>;
  readonly holds: Pick<OrderHolds, 'byNumber'>;
}

/** Holds without an order: their release is requested from the rail until it is confirmed (rule: unknown-outcome). */
export const createStrayHolds = ({ db, clock, jobs, log, rails, holds }: Needs) => {
  const later = (stray: StrayHoldRow): Date => nextCheckAt(clock.now(), stray.checks);
  const apply = (stray: StrayHoldRow, answer: AskState): Promise<void> => {
    if (answer.state === 'done' || (answer.state === 'failed' && gone.has(answer.reason)))
      return moveStray(db, stray, { letGoAt: clock.now(), nextCheckAt: null });
    if (answer.state !== 'failed') return moveStray(db, stray, { nextCheckAt: later(stray) });
    const { endToEndId, attempt } = stray;
    log.error({ endToEndId, reason: answer.reason }, 'a hold that nobody waits for was not let go yet');
    return moveStray(db, stray, { attempt: attempt + 1, failureReason: answer.reason, nextCheckAt: later(stray) });
  };

  /** Requests the release from the rail, or queries an earlier request. After any failure it is tried again. */
  const ask = async (stray: StrayHoldRow): Promise<void> => {
    const { merchantId, orderNumber, endToEndId } = stray;
    const order = stray.nextCheckAt && (await holds.byNumber(db, merchantId, orderNumber));
    if (!order) return;
    const rail = rails.rail(order.method);
    const asked: RailAsk = { key: attemptKey('L', stray), txid: order.txid, endToEndId, amount: 0, reason: '' };
    const answer = await rail
      .inquireHold(asked)
      .then((known) => (known.state === 'unknown' ? rail.release(asked) : known))
      .catch((error: Error): AskState => {
        log.error({ endToEndId, message: rootOf(error).message }, 'a rail did not say whether it lets go');
        return { state: 'processing' };
      });
    await apply(stray, answer);
  };

  jobs.handle('preauth.letGo', async ({ merchantId, endToEndId }) => {
    const stray = await findStray(db, merchantId, endToEndId);
    // Once asked it has its own time to be asked again.
    if (stray?.checks === 0) await ask(stray);
  });
  jobs.every(2, 'preauth.strays', async () => {
    await Promise.all((await findDueStrays(db, clock.now(), dueAtOnce)).map(ask));
  });

  return {
    /** Stores a hold that is to be released; the rail is asked after the commit. Safe to repeat. */
    add: async (
      tx: Tx,
      { merchantId, number: orderNumber }: HeldOrder,
      { endToEndId, amount }: ArrivedPayment,
    ): Promise<void> => {
      const arrivedAt = clock.now();
      const row = { merchantId, endToEndId, orderNumber, amount, arrivedAt, nextCheckAt: nextCheckAt(arrivedAt, 0) };
      if (await insertStray(tx, row)) await jobs.send(tx, 'preauth.letGo', { merchantId, endToEndId });
    },
  };
};
