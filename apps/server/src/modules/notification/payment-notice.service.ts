import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Notices } from './notices.service.ts';
import {
  forgetToldPayments,
  insertPaymentsToTell,
  listTeamsToTell,
  listTeamsWaiting,
  type PaymentToTell,
  takePaymentsToTell,
  takeTurn,
} from './payment-notice.repository.ts';
import type { PaymentTeams } from './payment-teams.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'sendMany' | 'handle' | 'every'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly teams: Pick<PaymentTeams, 'may'>;
}
/** An order that was paid; centavos. */
interface Paid {
  readonly merchantId: string;
  readonly number: string;
  readonly paidAmount: number | null;
}

/** A team is told once in so many milliseconds at most. */
const pauseMs = 60_000;
/** How soon after its pause a team hears of what came meanwhile. */
const sweepSeconds = 5;
const teamsAtOnce = 100;
/** Longer than any job is tried again. */
const keptMs = 2 * 86_400_000;

/** Tells teams of the payments that they receive: the first at once, and what comes within a minute together after it. */
export const createPaymentNotices = ({ db, clock, jobs, notices, teams }: Needs) => {
  const before = () => new Date(clock.now().getTime() - pauseMs);

  const tellWaiting = async (tx: Tx, merchantId: string): Promise<void> => {
    const now = clock.now();
    if (!(await takeTurn(tx, merchantId, { now, before: before() }))) return;
    const { count, amount, orderNumber } = await takePaymentsToTell(tx, merchantId);
    if (count === 0) return;
    const data = { batchId: newId(now), count, amount, orderNumber: count === 1 ? orderNumber : null };
    await notices.tell(tx, merchantId, { kind: 'paymentReceived', data });
  };

  // A job that runs twice notes nothing the second time.
  jobs.handle('notice.payments', ({ merchantId, paid }) =>
    transaction(db, async (tx) => {
      if ((await listTeamsToTell(tx, merchantId)).length === 0) return;
      if (await insertPaymentsToTell(tx, merchantId, { paid, at: clock.now() })) await tellWaiting(tx, merchantId);
    }),
  );
  jobs.every(sweepSeconds, 'notice.payments', async () => {
    const waiting = await listTeamsWaiting(db, before(), teamsAtOnce);
    for (const merchantId of waiting) await transaction(db, (tx) => tellWaiting(tx, merchantId));
    return waiting.length === teamsAtOnce ? 'left' : 'done';
  });
  jobs.every(3_600, 'notice.payments-forget', () => forgetToldPayments(db, new Date(clock.now().getTime() - keptMs)));

  return {
    /** Orders were paid: a job tells the teams that want it. Payments wait for nothing where no team does. */
    paid: async (tx: Tx, all: readonly Paid[]): Promise<void> => {
      const byTeam = new Map<string, PaymentToTell[]>();
      for (const { merchantId, number: orderNumber, paidAmount: amount } of all) {
        if (!amount || !teams.may(merchantId)) continue;
        byTeam.set(merchantId, [...(byTeam.get(merchantId) ?? []), { orderNumber, amount }]);
      }
      const told = [...byTeam].map(([merchantId, paid]) => ({ merchantId, paid }));
      if (told.length > 0) await jobs.sendMany(tx, 'notice.payments', told);
    },
  };
};
