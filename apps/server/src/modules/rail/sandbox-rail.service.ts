import type { RailMode } from '@balcao/contract/rail';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  findMessage,
  findSettledPayment,
  insertMessages,
  insertPayment,
  markReturned,
  type SandboxPayment,
  settleDuePayments,
} from './rail.repository.ts';
import type { Rail } from './rail.service.ts';
import { type RailMessage, signatureOf } from './rail-message.ts';

const pix = '02';
/** How long a late rail takes, in seconds. */
const lateSeconds = 10;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly mode: () => RailMode;
}

interface Payer {
  /** The wallet's money has left for good. */
  settled(tx: Tx, endToEndId: string): Promise<void>;
  /** The money came back to the wallet. */
  returned(tx: Tx, endToEndId: string): Promise<void>;
}

/**
 * A Pix rail for the sandbox that answers like the real thing: at once, late, twice, out of order, or never by itself. It keeps its
 * own books and speaks to the product only through notifications and answers to questions.
 */
export const createSandboxRail = ({ db, clock, jobs, secrets, mode }: Needs) => {
  let payer: Payer | undefined;
  let deliver: ((body: string, signature: string) => Promise<void>) | undefined;

  const messageOf = (payment: SandboxPayment, type: RailMessage['type']) => {
    const message: RailMessage = {
      eventId: `${payment.endToEndId}:${type}`,
      type,
      txid: payment.txid,
      endToEndId: payment.endToEndId,
      amount: payment.amount,
      payerName: payment.payerName,
      at: payment.paidAt.toISOString(),
    };
    const body = JSON.stringify(message);
    const now = clock.now();
    return { id: newId(now), rail: pix, body, signature: signatureOf(secrets, pix, body), createdAt: now };
  };

  const tell = async (tx: Tx, payment: SandboxPayment): Promise<void> => {
    const paid = () => messageOf(payment, 'charge.paid');
    const byMode: Partial<Record<RailMode, ReturnType<typeof messageOf>[]>> = {
      twice: [paid(), paid()],
      disorder: [paid(), messageOf(payment, 'charge.processing')],
      silent: [],
    };
    const messages = byMode[mode()] ?? [paid()];
    if (messages.length === 0) return;
    await insertMessages(tx, messages);
    for (const { id } of messages) await jobs.send(tx, 'rail.notify', { notificationId: id });
  };

  jobs.handle('rail.notify', async ({ notificationId }) => {
    const message = await findMessage(db, notificationId);
    if (message) await deliver?.(message.body, message.signature);
  });
  jobs.every(1, 'rail.settle-late', () =>
    transaction(db, async (tx) => {
      for (const payment of await settleDuePayments(tx, clock.now())) {
        await payer?.settled(tx, payment.endToEndId);
        await tell(tx, payment);
      }
    }),
  );

  const rail: Rail = {
    inquire: (txid) => findSettledPayment(db, txid),
    giveBack: (endToEndId) =>
      transaction(db, async (tx) => {
        if (await markReturned(tx, endToEndId)) await payer?.returned(tx, endToEndId);
      }),
  };

  return {
    rail,
    /** Where the payer's wallet hears of its payments. */
    connectPayer: (connected: Payer): void => {
      payer = connected;
    },
    /** Where the product receives notifications. */
    connectProduct: (receive: (body: string, signature: string) => Promise<void>): void => {
      deliver = receive;
    },
    /** The payer's bank hands in a payment, in its own transaction; `refused` and `settled` are known at once. */
    accept: async (
      tx: Tx,
      ask: { endToEndId: string; txid: string; amount: number; payerName: string },
    ): Promise<'refused' | 'processing' | 'settled'> => {
      if (mode() === 'decline') return 'refused';
      const now = clock.now();
      const isLate = mode() === 'late';
      const settlesAt = isLate ? new Date(now.getTime() + lateSeconds * 1000) : now;
      const payment = { ...ask, state: isLate ? 'processing' : 'settled', paidAt: now, settlesAt } as const;
      await insertPayment(tx, payment);
      if (!isLate) await tell(tx, payment);
      return payment.state;
    },
  };
};
export type SandboxRail = ReturnType<typeof createSandboxRail>;
