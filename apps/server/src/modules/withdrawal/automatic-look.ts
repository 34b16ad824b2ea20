import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { type AutomaticReason, assess } from '@balcao/contract/withdrawal-eligibility';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { eachIsolated, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { dailyTrigger, nextLookAfter } from './automatic.present.ts';
import {
  type Due,
  findDue,
  hasRun,
  insertRun,
  isAutomatic,
  lastReason,
  lockAutomatic,
  markLooked,
  orNothing,
} from './automatic.repository.ts';
import type { AutomaticRow } from './automatic.tables.ts';
import type { AutomaticFactsOf } from './automatic-facts.ts';
import { lockDestination } from './destination.repository.ts';
import { lockDay } from './withdrawal.repository.ts';
import { limitDayOf } from './withdrawal-eligibility.ts';

/** So many seconds after money has become available it is looked at. */
const everySeconds = 5;
/** A round ends long before its lock expires; merchants that are left come first in the next one. */
const merchantsOfARound = 200;

/** Asks for a withdrawal in the caller's transaction. @throws Refusal why it may not. */
export type AskFor = (
  tx: Tx,
  ask: {
    readonly merchantId: string;
    readonly amount: number;
    readonly destinationId: string;
    readonly type: '01';
    readonly applicantId: null;
    readonly trigger: string;
  },
  now: Date,
) => Promise<{ readonly number: string }>;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'lockSpendable'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly factsOf: AutomaticFactsOf;
  readonly askFor: AskFor;
}

/** The outcome of the request: the number, or why not. */
type Asked =
  | { readonly number: string; readonly reason: null }
  | { readonly number: null; readonly reason: AutomaticReason };

/** A refusal that the calculation could not foresee: the state changed in between. */
const reasons: Readonly<Record<string, AutomaticReason>> = {
  destination_held: 'destination_held',
  merchant_frozen: 'frozen',
  not_certified: 'not_certified',
  withdrawal_unavailable: 'unavailable',
  withdrawal_over_daily_limit: 'daily_used_up',
  withdrawal_under_minimum: 'below_minimum',
  withdrawal_below_fee: 'below_fee',
  not_found: 'destination_missing',
};

/** Nothing is amiss, or it was told already: there is less than the team wants withdrawn, or the bank refused the last one. */
const quiet: ReadonlySet<AutomaticReason> = new Set([
  'below_threshold',
  'below_minimum',
  'below_fee',
  'kept_for_refunds',
  'previous_failed',
  'changed_meanwhile',
]);

/**
 * Money that comes back from a withdrawal which this had asked for does not leave again at once: what the bank refuses would go back
 * and forth without end.
 */
const cameBack = async (tx: Tx, merchantId: string, trigger: string): Promise<boolean> => {
  const number = /^withdrawal:(\d+):/.exec(trigger)?.[1];
  return number !== undefined && isAutomatic(tx, merchantId, number);
};

/** The automatic withdrawal at work (rule: automatic-withdrawal). */
export const createAutomaticLooks = ({ db, clock, jobs, events, ledger, notices, factsOf, askFor }: Needs): void => {
  const ask = async (tx: Tx, row: AutomaticRow, amount: number, trigger: string, now: Date): Promise<Asked> => {
    const { merchantId, destinationId } = row;
    if (destinationId === null) return { number: null, reason: 'destination_missing' };
    const who = { merchantId, destinationId, applicantId: null, trigger } as const;
    try {
      const { number } = await orNothing(tx, () => askFor(tx, { ...who, amount, type: '01' }, now));
      return { number, reason: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { number: null, reason: reasons[error.refusal] ?? 'changed_meanwhile' };
    }
  };

  /** One run: the balance, the amount that may be withdrawn, and the outcome, stored under its trigger. */
  const look = async (tx: Tx, row: AutomaticRow, trigger: string, now: Date): Promise<void> => {
    const { merchantId } = row;
    // The balance is locked between the calculation and the withdrawal, so that the refund deposit stays whole. The locks that a withdrawal takes
    // before the balance come first: all who draw from it use one lock order.
    if (row.destinationId !== null) await lockDestination(tx, merchantId, row.destinationId);
    await lockDay(tx, { merchantId, day: limitDayOf(now) });
    await ledger.lockSpendable(tx, merchantId);
    const facts = await factsOf(tx, merchantId, row.destinationId, now);
    const block = facts.block ?? ((await cameBack(tx, merchantId, trigger)) ? 'previous_failed' : null);
    const { figures, reason } = assess({ ...facts, block }, row);
    const asked: Asked = reason ? { number: null, reason } : await ask(tx, row, figures.amount, trigger, now);
    const isKnown = asked.reason === 'frozen' && (await lastReason(tx, merchantId)) === 'frozen';
    const run = { merchantId, id: newId(now), at: now, trigger, figures };
    const outcome = asked.number === null ? 'nothing' : 'withdrawn';
    await insertRun(tx, { ...run, outcome, reason: asked.reason, withdrawalNumber: asked.number });
    // What is frozen stays so for days: the team is told once.
    if (asked.reason && !quiet.has(asked.reason) && !isKnown) {
      const data = { reason: asked.reason, day: civilDayOf(now.toISOString(), DEFAULT_ZONE) };
      await notices.tell(tx, merchantId, { kind: 'automaticSkipped', data });
    }
    events.publish(tx, merchantId, { topic: 'withdrawal', key: 'automatic' });
  };

  const lookAt = ({ merchantId, cause, seen }: Due): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const row = await lockAutomatic(tx, merchantId);
      if (!row?.enabled) return;
      const isTime = row.nextLookAt <= now;
      const trigger = cause ?? (isTime ? dailyTrigger(now) : null);
      if (trigger && !(await hasRun(tx, merchantId, trigger))) await look(tx, row, trigger, now);
      // A look at what became available is the look of the day as well.
      await markLooked(tx, merchantId, { seen, nextLookAt: isTime ? nextLookAfter(now) : row.nextLookAt });
    });

  /** An error of one merchant does not hold up the others: it is retried in the next round, after all others. */
  let failed: readonly string[] = [];
  jobs.every(everySeconds, 'withdrawal.automatic', async () => {
    const looked = await eachIsolated(await findDue(db, clock.now(), merchantsOfARound, failed), lookAt);
    failed = looked.failed.map(({ merchantId }) => merchantId);
    tellFailure(looked);
  });
};
