import { randomBytes } from 'node:crypto';
import { parseBrCode } from '@balcao/brazil/br-code';
import type { Payment, PaymentRequest, pay, readPaymentCode } from '@balcao/contract/customer';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderService } from '../order/order.service.ts';
import type { SandboxRail } from '../rail/sandbox-rail.service.ts';
import { presentPayment } from './customer.present.ts';
import { findCustomer, insertPayment, movePayment, putInWallet, takeFromWallet } from './customer.repository.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'payable' | 'closedBecause'>;
  readonly rail: Pick<SandboxRail, 'accept' | 'connectPayer'>;
}

/** The charge that a BR Code points to; one of another bank's is not to be had here. */
const txidOf = (code: string): string => {
  const read = parseBrCode(code);
  const txid = read.ok ? /\/pix\/([A-Za-z0-9]{26,35})$/.exec(read.url ?? '')?.[1] : undefined;
  return txid ?? refuse('not_found');
};

/** E, eight digits of the bank, the time, eleven characters: 32 in all, as the Central Bank forms it. */
const newEndToEndId = (now: Date): string => {
  const minute = now.toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `E99999010${minute}${randomBytes(6).toString('hex').slice(0, 11)}`;
};

/** Paying a scanned code from the wallet of the chat app. */
export const createPaymentService = ({ db, orders, rail }: Needs) => {
  rail.connectPayer({
    settled: async (tx, endToEndId) => void (await movePayment(tx, endToEndId, ['waiting'], 'done')),
    returned: async (tx, endToEndId) => {
      const payment = await movePayment(tx, endToEndId, ['waiting', 'done'], 'returned');
      if (payment) await putInWallet(tx, payment.customerId, payment.amount);
    },
  });
  const payableOf = async (queries: Queries, code: string) =>
    (await orders.payable(queries, txidOf(code))) ?? refuse('not_found');

  /** Money leaves the wallet only when the rail takes the payment. */
  const handIn = async (tx: Tx, ask: { customerId: string; txid: string; amount: number; endToEndId: string }) => {
    const customer = (await findCustomer(tx, ask.customerId)) ?? refuse('session_ended');
    if (customer.walletActivatedAt === null) refuse('wallet_inactive');
    const answer = await rail.accept(tx, { ...ask, payerName: customer.name });
    if (answer === 'refused') return 'refused';
    if (!(await takeFromWallet(tx, ask.customerId, ask.amount))) refuse('balance_insufficient');
    return answer === 'settled' ? 'done' : 'waiting';
  };

  return {
    readCode: async ({ body }: Call<typeof readPaymentCode>): Promise<PaymentRequest> => {
      const { order, merchantName, certified } = await payableOf(db, body.code);
      const closedBecause = orders.closedBecause(order);
      if (closedBecause === null && !certified) refuse('not_certified');
      return {
        merchantName,
        goodsName: order.goodsName,
        amount: order.amount,
        method: order.method,
        closedBecause,
        expiresAt: order.expiresAt.toISOString(),
      };
    },

    pay: (call: Call<typeof pay>): Promise<Payment> =>
      once(db, call, async (tx) => {
        const { body, actor, now } = call;
        const { order, merchantName, certified } = await payableOf(tx, body.code);
        // What is paid is what the person saw: an amount that has changed since is refused.
        if (orders.closedBecause(order) !== null || order.amount !== body.amount) refuse('order_not_payable');
        if (!certified) refuse('not_certified');
        const endToEndId = newEndToEndId(now);
        const { customerId } = actor;
        const state = await handIn(tx, { customerId, txid: order.txid, amount: order.amount, endToEndId });
        const payment = {
          id: newId(now),
          customerId,
          endToEndId,
          merchantName,
          goodsName: order.goodsName,
          amount: order.amount,
          state,
          createdAt: now,
        } as const;
        await insertPayment(tx, payment);
        return presentPayment(payment);
      }),
  };
};
export type PaymentService = ReturnType<typeof createPaymentService>;
