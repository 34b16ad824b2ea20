import { type Payment, pay } from '@balcao/contract/customer';
import { type ChargedOrder, createOrder } from '@balcao/contract/order';
import type { Refund } from '@balcao/contract/refund';
import { createRefund } from '@balcao/contract/refund-open';
import type { WithdrawalDetail } from '@balcao/contract/withdrawal';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import type { Caller } from '@balcao/sdk/client';
import { ask, isOpen, type KeyedCommand, newCommand } from './keyed-command.ts';

/** An order with its payment and, of some, a refund. */
export interface Sale {
  readonly merchantOrderNumber: string;
  readonly amount: number;
  readonly order: KeyedCommand<ChargedOrder>;
  readonly payment: KeyedCommand<Payment>;
  refund?: KeyedCommand<Refund>;
}
interface Targets {
  /** The merchant's server. */
  readonly shop: Caller;
  readonly wallets: readonly Caller[];
  /** A member of the team, who withdraws. */
  readonly member: Caller;
  readonly destinationId: string;
}

/** Every so many callers one withdraws. */
const withdrawsEvery = 10;

/**
 * Callers who order, pay, refund and withdraw at once, and remember what they asked for and were told. `send` says what they do when the outcome of a
 * call is unknown: `ask` gives up, `settle` asks again under its key.
 */
export const createCrowd = ({ shop, wallets, member, destinationId }: Targets, send: typeof ask = ask) => {
  const sales: Sale[] = [];
  const withdrawals: KeyedCommand<WithdrawalDetail>[] = [];
  /** The last sale of each caller that is not refunded yet. */
  const lastOf = new Map<number, Sale>();

  const newSale = (caller: number): Sale => {
    const merchantOrderNumber = `D-${sales.length}`;
    const amount = 100 + (sales.length % 400);
    const body = { merchantOrderNumber, amount, method: '02', goodsName: 'Café coado' } as const;
    const wallet = wallets[caller % wallets.length] as Caller;
    const order = newCommand('order', (idempotencyKey) => shop(createOrder, { body }, { idempotencyKey }));
    const code = () => order.answer?.pix?.brCode ?? '';
    const payment = newCommand('payment', (idempotencyKey) =>
      wallet(pay, { body: { code: code(), amount } }, { idempotencyKey }),
    );
    const sale = { merchantOrderNumber, amount, order, payment };
    sales.push(sale);
    return sale;
  };
  const newRefund = (sale: Sale): KeyedCommand<Refund> => {
    const { merchantOrderNumber } = sale;
    const amount = Math.ceil(sale.amount / 3);
    const body = { merchantOrderNumber, merchantRefundNumber: `R${merchantOrderNumber}`, amount, reason: 'Quebrou' };
    sale.refund = newCommand('refund', (idempotencyKey) => shop(createRefund, { body }, { idempotencyKey }));
    return sale.refund;
  };
  const newWithdrawal = (): KeyedCommand<WithdrawalDetail> => {
    const body = { amount: 100 + (withdrawals.length % 50), destinationId };
    const made = newCommand('withdrawal', (idempotencyKey) => member(requestWithdrawal, { body }, { idempotencyKey }));
    withdrawals.push(made);
    return made;
  };

  /** One caller, until `isOver` or until the outcome of a call is unknown. */
  const work = async (caller: number, isOver: () => boolean, onAnswer: () => void): Promise<void> => {
    while (!isOver()) {
      const last = lastOf.get(caller);
      lastOf.delete(caller);
      if (last) await send(newRefund(last)).then(onAnswer);
      if (caller % withdrawsEvery === 0) await send(newWithdrawal()).then(onAnswer);
      const sale = newSale(caller);
      await send(sale.order).then(onAnswer);
      await send(sale.payment).then(onAnswer);
      lastOf.set(caller, sale);
    }
  };
  const commands = (): KeyedCommand<unknown>[] => [
    ...sales.flatMap(({ order, payment, refund }) => [order, payment, ...(refund ? [refund] : [])]),
    ...withdrawals,
  ];

  return {
    sales,
    withdrawals,
    /** Everything that was sent at least once. */
    sent: () => commands().filter(({ sends }) => sends > 0),
    /** What was sent and never answered. */
    unknownOutcome: () => commands().filter((command) => command.sends > 0 && isOpen(command)),
    /** Pays the orders that were created before the caller was cut off, so that none stays unpaid. */
    unpaid: () => sales.filter(({ payment }) => isOpen(payment)).map(({ payment }) => payment),
    /** So many callers at once, until `isOver`; answers with the names of what failed. */
    storm: async (callers: number, isOver: () => boolean, onAnswer: () => void): Promise<string[]> => {
      const failures: string[] = [];
      const one = (caller: number) =>
        work(caller, isOver, onAnswer).catch((error: Error) => void failures.push(error.name));
      await Promise.all(Array.from({ length: callers }, (_, caller) => one(caller)));
      return failures;
    },
  };
};
export type Crowd = ReturnType<typeof createCrowd>;
