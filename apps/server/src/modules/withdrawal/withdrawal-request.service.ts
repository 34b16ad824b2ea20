import { randomUUID } from 'node:crypto';
import { mask } from '@balcao/brazil/mask';
import { LogEvent } from '@balcao/contract/log';
import type { WithdrawalDetail, WithdrawalType } from '@balcao/contract/withdrawal';
import type {
  getWithdrawable,
  quoteWithdrawal,
  requestWithdrawal,
  Withdrawable,
  WithdrawalQuote,
  WithdrawalWarning,
} from '@balcao/contract/withdrawal-request';
import type { createTurns } from '../../platform/batching.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newNumber, untilInserted } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf } from '../log/log-change.service.ts';
import { nextCheckAt } from '../rail/rail.service.ts';
import type { Destinations } from './destination.service.ts';
import type { Owner } from './destination-account.ts';
import { causeOf, withdrawalHeld } from './withdrawal.postings.ts';
import { findByTrigger, insertWithdrawal, takeOfDay, totalOfDay } from './withdrawal.repository.ts';
import type { DestinationRow, WithdrawalRow } from './withdrawal.tables.ts';
import { type Eligibility, limitDayOf, promisedUntil } from './withdrawal-eligibility.ts';
import type { WithdrawalTermsService } from './withdrawal-terms.service.ts';

/** Who asks for how much, and where it goes; the amount in centavos. `trigger` is what set an automatic one off. */
export interface WithdrawalAsk {
  readonly merchantId: string;
  readonly amount: number;
  readonly destinationId: string;
  readonly type: WithdrawalType;
  readonly applicantId: string | null;
  readonly trigger?: string;
}
/** Who sends the money, as the receipt says it. */
const payer = 'Balcão Pagamentos';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post' | 'spendable'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly destinations: Pick<Destinations, 'find' | 'use' | 'ownerOf'>;
  readonly terms: Pick<WithdrawalTermsService, 'of'>;
  readonly eligibility: Eligibility;
  readonly calendar: Pick<BankCalendar, 'addBankDays'>;
  /** What the merchant wants left for refunds, in centavos. */
  readonly depositOf: (queries: Queries, merchantId: string) => Promise<number>;
  readonly detailOf: (queries: Queries, row: WithdrawalRow) => Promise<WithdrawalDetail>;
  readonly turns: ReturnType<typeof createTurns>;
}

interface Manner {
  /** The fee that was shown; another one is refused. */
  readonly shownFee?: number | undefined;
  /** It was requested before, so nothing is sent to the bank now. */
  readonly isPast?: boolean;
}
interface Weighed {
  readonly fee: number;
  readonly credited: number;
  readonly owner: Owner;
  readonly promised: Date;
}
const rowOf = (
  ask: WithdrawalAsk,
  { id, kind, pixKeyType, sealed, masked, accountName, institution, branch }: DestinationRow,
  { fee, credited, owner, promised }: Weighed,
  now: Date,
): Omit<WithdrawalRow, 'number'> => ({
  merchantId: ask.merchantId,
  transactionId: randomUUID().replaceAll('-', ''),
  type: ask.type,
  status: '0',
  amount: ask.amount,
  fee,
  credited,
  day: limitDayOf(now),
  destinationId: id,
  kind,
  pixKeyType,
  sealed,
  masked,
  accountName,
  institution,
  branch,
  payer,
  payee: owner.name || accountName,
  payeeDocument: owner.document && mask(owner.document),
  applicantId: ask.applicantId,
  trigger: ask.trigger ?? null,
  channelNumber: null,
  failureReason: null,
  appliedAt: now,
  sentAt: null,
  askedAt: null,
  completedAt: null,
  succeededAt: null,
  receiptCode: null,
  promisedUntil: promised,
  nextCheckAt: nextCheckAt(now, 0),
  checks: 0,
  version: 1,
});

/** Asking for withdrawals, and what someone should know before. */
export const createWithdrawalRequests = (needs: Needs) => {
  const { db, jobs, events, ledger, logs, destinations, terms, eligibility, calendar, depositOf, detailOf, turns } =
    needs;

  /**
   * Withdraws in the caller's transaction: the money is held, the day's limit taken, and the bank asked after the commit. The same
   * trigger withdraws once. @throws Refusal that says what stands in the way; nothing has moved then.
   */
  const open = async (tx: Tx, ask: WithdrawalAsk, now: Date, manner: Manner = {}): Promise<WithdrawalRow> => {
    const { shownFee, isPast } = manner;
    const { merchantId, trigger } = ask;
    const known = trigger === undefined ? undefined : await findByTrigger(tx, merchantId, trigger);
    if (known) return known;
    const destination = await destinations.use(tx, merchantId, ask.destinationId, now);
    const assessed = await eligibility.assess(tx, ask, destination.kind);
    if (shownFee !== undefined && shownFee !== assessed.fee) refuse('changed_elsewhere');
    const owner = await destinations.ownerOf(tx, merchantId);
    const blank = rowOf(ask, destination, { ...assessed, owner, promised: await promisedUntil(calendar, now) }, now);
    const row = await untilInserted(async () => {
      const numbered = { ...blank, number: newNumber(now) };
      return (await insertWithdrawal(tx, numbered)) ? numbered : undefined;
    });
    if (!(await takeOfDay(tx, row, assessed.terms.daily))) refuse('withdrawal_over_daily_limit');
    await ledger.post(tx, merchantId, causeOf(row.number, 'held'), withdrawalHeld(row), now);
    if (!isPast) await jobs.send(tx, 'withdrawal.pay', { merchantId, number: row.number });
    events.publish(tx, merchantId, { topic: 'withdrawal', key: row.number });
    return row;
  };

  /** Centavos of the day's limit that are left. */
  const dailyLeft = async (queries: Queries, merchantId: string, daily: number, now: Date): Promise<number> =>
    Math.max(0, daily - (await totalOfDay(queries, merchantId, limitDayOf(now))));

  /** What a merchant can withdraw now; the same for every viewer. */
  const withdrawableOf = async (queries: Queries, merchantId: string, now: Date): Promise<Withdrawable> => {
    const found = await terms.of(queries, merchantId);
    const { available, reserve } = await ledger.spendable(queries, merchantId);
    const block = await eligibility.blockOf(queries, merchantId);
    const left = await dailyLeft(queries, merchantId, found.daily, now);
    const most = block ? 0 : Math.min(available, found.single, left);
    return { terms: found, available, reserve, dailyLeft: left, most, block };
  };

  const warningsOf = async (merchantId: string, left: number, reserve: number): Promise<WithdrawalWarning[]> => {
    if (left + reserve === 0) return ['nothing_for_refunds'];
    return left < (await depositOf(db, merchantId)) ? ['dips_into_reserve'] : [];
  };

  return {
    open,
    dailyLeft,

    request: (call: Call<typeof requestWithdrawal>): Promise<WithdrawalDetail> =>
      turns(call.actor.merchantId, () =>
        idempotently(db, call, async (tx) => {
          const { actor, body, now } = call;
          const { merchantId, accountId: applicantId } = actor;
          const { amount, destinationId, fee } = body;
          const ask = { merchantId, amount, destinationId, type: '00', applicantId } as const;
          const row = await open(tx, ask, now, { shownFee: fee });
          const subject = { kind: 'destination', id: row.destinationId, name: row.masked } as const;
          const changes = changeOf('amount', null, row.amount);
          await logs.record(tx, call, { event: LogEvent.enum.withdrawalAsked, subject, changes });
          return detailOf(tx, row);
        }),
      ),

    withdrawableOf,
    withdrawable: ({ actor, now }: Call<typeof getWithdrawable>): Promise<Withdrawable> =>
      withdrawableOf(db, actor.merchantId, now),

    quote: async ({ actor, query, now }: Call<typeof quoteWithdrawal>): Promise<WithdrawalQuote> => {
      const { merchantId } = actor;
      const { amount, destinationId } = query;
      const destination = await destinations.find(db, merchantId, destinationId, now);
      const ask = { merchantId, amount, type: '00' } as const;
      const { terms: found, fee, credited } = await eligibility.assess(db, ask, destination.kind);
      const left = await dailyLeft(db, merchantId, found.daily, now);
      if (amount > left) refuse('withdrawal_over_daily_limit');
      const { available, reserve } = await ledger.spendable(db, merchantId);
      if (amount > available) refuse('balance_insufficient');
      return {
        amount,
        fee,
        credited,
        availableAfter: available - amount,
        dailyLeftAfter: left - amount,
        usually: destination.kind === 'pix' ? 'minutes' : 'bankDay',
        promisedUntil: (await promisedUntil(calendar, now)).toISOString(),
        warnings: await warningsOf(merchantId, available - amount, reserve),
      };
    },
  };
};
