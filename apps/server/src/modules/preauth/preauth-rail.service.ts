import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { type Db, rootOf, type Tx, transaction } from '../../platform/db.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { HeldOrder, OrderHolds } from '../order/order-hold.service.ts';
import {
  type AskMessage,
  type AskState,
  type ChargeMessage,
  nextCheckAt,
  type RailAsk,
  type RailService,
} from '../rail/rail.service.ts';
import {
  answerOnce,
  askAgain,
  askOnce,
  findByPayment,
  findDue,
  findOverdue,
  findPreauth,
  scheduleCheck,
} from './preauth.repository.ts';
import type { PreauthRow } from './preauth.tables.ts';

const dueAtOnce = 200;
/** How a rail says that a hold has gone without our asking: nothing can be captured of it any more. */
export const gone: ReadonlySet<string> = new Set(['RELEASED']);

/** What a merchant's server is told of what was asked of a hold. */
export type AskNews = 'preauth.captured' | 'preauth.released' | 'preauth.capture_failed' | 'preauth.void_failed';
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly rails: Pick<RailService, 'rail' | 'on'>;
  readonly holds: OrderHolds;
  readonly tell: (tx: Tx, type: AskNews, order: HeldOrder, hold: PreauthRow) => Promise<void>;
  /** Those who look at it read it again. */
  readonly publish: (tx: Tx, order: HeldOrder) => void;
}

/** The number is unique, and the count makes a new key for each try after a refusal. */
const keyOf = ({ orderNumber, asked, asks }: PreauthRow): string =>
  `${asked === 'capture' ? 'C' : 'V'}${orderNumber}N${asks}`;

const askOf = (row: PreauthRow, { txid, goodsName }: HeldOrder): RailAsk => ({
  key: keyOf(row),
  txid,
  endToEndId: row.endToEndId,
  reason: goodsName,
  // Zero for a release.
  amount: row.askedAmount ?? 0,
});

const endings = { capture: 'captured', void: 'released', expire: 'expired' } as const;
/** Events for a refusal of the card. None for an expiry, which was not requested. */
const refusals = { capture: 'preauth.capture_failed', void: 'preauth.void_failed' } as const;

/** What is asked of cards that hold an amount, until each answer is known (rule: unknown-outcome). */
export const createPreauthRail = ({ db, clock, jobs, log, rails, holds, tell, publish }: Needs) => {
  const end = async (tx: Tx, row: PreauthRow, order: HeldOrder, status: (typeof endings)[keyof typeof endings]) => {
    const now = clock.now();
    const captured = status === 'captured' ? row.askedAmount : null;
    const ended = await answerOnce(tx, row, { status, captured, endedAt: now });
    if (!ended) return;
    const moved = captured === null ? await holds.letGo(tx, order, now) : await holds.capture(tx, order, captured, now);
    await tell(tx, captured === null ? 'preauth.released' : 'preauth.captured', moved ?? order, ended);
  };

  /** What the rail has said about what was asked; said twice, it changes nothing. */
  const apply = async (tx: Tx, row: PreauthRow, order: HeldOrder, answer: AskState): Promise<void> => {
    if (row.asked === null) return;
    if (answer.state === 'done') return end(tx, row, order, endings[row.asked]);
    if (answer.state !== 'failed') return;
    if (gone.has(answer.reason)) return end(tx, row, order, 'released');
    const failureReason = answer.reason;
    if (row.asked === 'expire') {
      // An expiry has no requester who could retry: after a refusal the next attempt waits longer.
      const again = { failureReason, nextCheckAt: nextCheckAt(clock.now(), row.checks) };
      if (await askAgain(tx, row, again)) publish(tx, order);
      return;
    }
    const refused = await answerOnce(tx, row, { failureReason });
    if (refused) await tell(tx, refusals[row.asked], order, refused);
  };

  const ask = (row: PreauthRow, order: HeldOrder): Promise<AskState> => {
    const rail = rails.rail(order.method);
    return row.asked === 'capture' ? rail.capture(askOf(row, order)) : rail.release(askOf(row, order));
  };
  /** Sends the request the first time; later first asks whether the earlier request arrived. */
  const learn = async (row: PreauthRow, order: HeldOrder): Promise<AskState> => {
    if (row.checks === 0) return ask(row, order);
    const known = await rails.rail(order.method).inquireHold(askOf(row, order));
    return known.state === 'unknown' ? ask(row, order) : known;
  };

  /** Asks the rail; a lost answer is requested again under the same key. */
  const check = async (row: PreauthRow): Promise<void> => {
    const order = await holds.byNumber(db, row.merchantId, row.orderNumber);
    if (!order || row.asked === null) return;
    try {
      const answer = await learn(row, order);
      await transaction(db, (tx) => apply(tx, row, order, answer));
      if (answer.state === 'done' || answer.state === 'failed') return;
    } catch (error) {
      log.warn({ number: row.orderNumber, reason: String(rootOf(error as Error)) }, 'a hold could not be asked about');
    }
    await scheduleCheck(db, row, nextCheckAt(clock.now(), row.checks));
  };

  const hear = (state: (message: AskMessage) => AskState) => async (tx: Tx, message: AskMessage) => {
    const row = await findByPayment(tx, message.endToEndId);
    const order = row && (await holds.byNumber(tx, row.merchantId, row.orderNumber));
    if (!row || !order || message.key !== keyOf(row)) return;
    // A message that does not match is not interpreted: it waits until the rail has been asked.
    if (message.type === 'capture.done' && message.amount !== row.askedAmount)
      return log.error({ number: row.orderNumber }, 'a rail speaks of another amount than was to be captured');
    await apply(tx, row, order, state(message));
  };
  const heardDone = hear(() => ({ state: 'done' }));
  const heardFailed = hear(({ reason }) => ({ state: 'failed', reason: reason ?? '' }));
  /** A rail that tells of the charge names no key: so much was taken of the hold as was to be, or someone has to look. */
  const heardCaptured = async (tx: Tx, { endToEndId, amount }: ChargeMessage): Promise<void> => {
    const row = await findByPayment(tx, endToEndId);
    const order = row && (await holds.byNumber(tx, row.merchantId, row.orderNumber));
    if (!row || !order || row.status === 'captured') return;
    if (row.asked !== 'capture' || amount !== row.askedAmount)
      return log.error({ number: row.orderNumber }, 'a rail has taken of a hold what nobody asked for');
    await apply(tx, row, order, { state: 'done' });
  };
  rails.on('charge.captured', heardCaptured);
  rails.on('capture.done', heardDone);
  rails.on('void.done', heardDone);
  rails.on('capture.failed', heardFailed);
  rails.on('void.failed', heardFailed);

  jobs.handle('preauth.ask', async ({ merchantId, number }) => {
    const row = await findPreauth(db, merchantId, number);
    if (row) await check(row);
  });
  const expire = async (row: PreauthRow): Promise<void> => {
    const now = clock.now();
    const asked = { asked: 'expire', amount: null, now, nextCheckAt: now } as const;
    await transaction(db, (tx) => askOnce(tx, row, asked));
  };
  jobs.every(2, 'preauth.check', async () => {
    const expired = await eachIsolated(await findOverdue(db, clock.now(), dueAtOnce), expire);
    await Promise.all((await findDue(db, clock.now(), dueAtOnce)).map(check));
    tellFailure(expired);
  });

  return { check };
};
