import { statesBefore } from '@balcao/contract/states';
import { type Withdrawal, WithdrawalStatus, withdrawalMoves } from '@balcao/contract/withdrawal';
import type { Logger } from 'pino';
import type { createTurns } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, rootOf, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { createNotices } from '../notification/notices.service.ts';
import {
  nextCheckAt,
  type PayoutAsk,
  type PayoutMessage,
  type PayoutState,
  type RailService,
} from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { openAccount } from './destination-account.ts';
import { causeOf, withdrawalDone, withdrawalFailed } from './withdrawal.postings.ts';
import {
  askSoon,
  claimCheck,
  findByKey,
  findDue,
  findWithdrawal,
  giveBackToDay,
  moveWithdrawal,
  noteSent,
  saveReceiptCode,
  type WithdrawalKey,
} from './withdrawal.repository.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { authenticationOf } from './withdrawal-receipt.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly secrets: Pick<Secrets, 'open' | 'mac'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly rails: Pick<RailService, 'payouts' | 'on'>;
  readonly freezes: Pick<Freezes, 'isFrozen'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<ReturnType<typeof createNotices>, 'tell'>;
  readonly presentOf: (queries: Queries, row: WithdrawalRow) => Promise<Withdrawal>;
  readonly turns: ReturnType<typeof createTurns>;
}
/** How a withdrawal ends, in the bank's words: its number of the transfer, or why there is none. */
type End = { readonly channelNumber: string } | { readonly failure: string };

/** `isPast`: it ended before anyone could be told of it. */
interface Manner {
  readonly completedAt?: Date;
  readonly isPast?: boolean;
}

const dueAtOnce = 200;
const { success, failed, processing } = WithdrawalStatus.enum;

/** How withdrawals end: the bank says so, by its answer, by a notification, or when it is asked again (rule: unknown-outcome). */
export const createWithdrawalOutcomes = (needs: Needs) => {
  const { db, clock, jobs, log, secrets, events, ledger, rails, freezes, webhooks, notices, presentOf, turns } = needs;

  /**
   * Ends once, even when several messages report its end (rule: withdrawal-limits, published-moves): paid out, or the whole amount comes back, and
   * the day's limit with it.
   */
  const end = async (tx: Tx, withdrawal: WithdrawalKey, how: End, manner: Manner = {}): Promise<void> => {
    const { completedAt = clock.now(), isPast = false } = manner;
    const isPaid = 'channelNumber' in how;
    const status = isPaid ? success : failed;
    const moved = await moveWithdrawal(tx, withdrawal, statesBefore(withdrawalMoves, status), {
      status,
      completedAt,
      succeededAt: isPaid ? completedAt : null,
      channelNumber: isPaid ? how.channelNumber : null,
      failureReason: isPaid ? null : how.failure,
    });
    if (!moved) return;
    const { merchantId, number, amount } = moved;
    if (isPaid) await saveReceiptCode(tx, moved, authenticationOf(secrets, moved));
    const postings = isPaid ? withdrawalDone(moved) : withdrawalFailed(moved);
    // Locks the day's limit before the balances, as a request does: the opposite order could deadlock.
    if (!isPaid) await giveBackToDay(tx, moved);
    await ledger.post(tx, merchantId, causeOf(number, isPaid ? 'done' : 'failed'), postings, completedAt);
    if (isPast) return;
    const type = isPaid ? 'withdrawal.succeeded' : 'withdrawal.failed';
    await webhooks.announce(tx, merchantId, { type, data: await presentOf(tx, moved) });
    await notices.tell(tx, merchantId, {
      kind: isPaid ? 'withdrawalPaid' : 'withdrawalFailed',
      data: { number, amount },
    });
    events.publish(tx, merchantId, { topic: 'withdrawal', key: number });
  };

  const askOf = ({ number, transactionId, credited, sealed, payee, payer }: WithdrawalRow): PayoutAsk => ({
    key: number,
    transactionId,
    amount: credited,
    to: openAccount(secrets, sealed),
    payee,
    payer,
  });
  const hear = async (withdrawal: WithdrawalRow, answer: PayoutState): Promise<void> => {
    if (answer.state !== 'done' && answer.state !== 'failed') return;
    // A message that does not match is not interpreted: the bank is asked again, and the withdrawal stays open until a person has looked.
    if (answer.state === 'done' && answer.amount !== withdrawal.credited)
      return log.error({ withdrawal: withdrawal.number }, 'the bank speaks of another amount than this withdrawal');
    const how: End = answer.state === 'done' ? { channelNumber: answer.channelNumber } : { failure: answer.reason };
    await turns(withdrawal.merchantId, () => transaction(db, (tx) => end(tx, withdrawal, how)));
  };

  /** Sends the payout to the bank; one that was not sent yet is held back while the merchant's money is frozen. */
  const pay = async (withdrawal: WithdrawalRow): Promise<void> => {
    const { payouts } = rails;
    if (!payouts) return;
    if (withdrawal.sentAt === null && (await freezes.isFrozen(db, withdrawal.merchantId))) return;
    await noteSent(db, withdrawal, clock.now());
    await hear(withdrawal, await payouts.pay(askOf(withdrawal)));
  };

  /** Queries the outcome; if the bank does not know the withdrawal, it is sent again under the same key. */
  const check = async (withdrawal: WithdrawalRow): Promise<void> => {
    const now = clock.now();
    const at = { askedAt: now, nextCheckAt: nextCheckAt(now, withdrawal.checks + 1) };
    // Claimed before the question, so that a bank which does not answer is asked at its time and by one process.
    if (!(await claimCheck(db, withdrawal, at))) return;
    const known = await rails.payouts?.inquire(withdrawal.number);
    if (known?.state === 'unknown') await pay(withdrawal);
    else if (known) await hear(withdrawal, known);
  };

  const notified = async (tx: Tx, message: PayoutMessage, isPaid: boolean): Promise<void> => {
    const { key, amount, channelNumber, reason } = message;
    const withdrawal = await findByKey(tx, key);
    if (!withdrawal) return log.error({ withdrawal: key }, 'the bank speaks of a withdrawal that there is not');
    if (withdrawal.credited === amount)
      return end(tx, withdrawal, isPaid ? { channelNumber } : { failure: reason ?? 'REFUSED_BY_BANK' });
    log.error({ withdrawal: key }, 'the bank speaks of another amount than this withdrawal');
    await askSoon(tx, withdrawal, clock.now());
  };

  rails.on('payout.done', (tx, message) => notified(tx, message, true));
  rails.on('payout.failed', (tx, message) => notified(tx, message, false));
  jobs.handle('withdrawal.pay', async (key) => {
    const withdrawal = await findWithdrawal(db, key);
    if (withdrawal?.status === processing) await pay(withdrawal); // Else it has ended, or an earlier run got this far.
  });
  jobs.every(2, 'withdrawal.check', async () => {
    const due = await findDue(db, clock.now(), dueAtOnce);
    const ended = await Promise.allSettled(due.map(check));
    for (const one of ended)
      if (one.status === 'rejected') log.error({ reason: String(rootOf(one.reason)) }, 'withdrawal.check');
  });

  return {
    end,
    check,
    /** What the bank was asked at an instant long past. */
    sendPast: async (tx: Tx, withdrawal: WithdrawalRow, at: Date): Promise<PayoutAsk> => {
      await noteSent(tx, withdrawal, at);
      return askOf(withdrawal);
    },
    /** Queries the bank about a withdrawal at once. @throws Refusal `not_found`, `state_forbids` when it has ended. */
    askNow: async (key: WithdrawalKey): Promise<void> => {
      const withdrawal = (await findWithdrawal(db, key)) ?? refuse('not_found');
      if (withdrawal.status !== processing) refuse('state_forbids');
      await check(withdrawal);
    },
  };
};
