import { type BankReturn, ReturnNature } from '@balcao/contract/dispute';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds, PaidOrder } from '../order/order-refund.service.ts';
import type { AskMessage, RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { completeBankReturn, findByIds, insertBankReturn, sumOfFailures } from './bank-return.repository.ts';
import { bankReturned } from './dispute.postings.ts';
import { presentReturn } from './dispute.present.ts';
import type { BankReturnRow, Taken } from './dispute.tables.ts';
import type { DisputeCases } from './dispute-case.service.ts';

interface Needs {
  readonly clock: Clock;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'post' | 'lockSpendable'>;
  readonly orders: Pick<OrderRefunds, 'lockPaidBy' | 'lockPaid' | 'pendingOf' | 'drawPending' | 'takenByBank'>;
  /** Under which of these keys money goes back because someone here asked for it. */
  readonly ourKeys: (queries: Queries, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly rails: Pick<RailService, 'on' | 'onReturns'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly cases: DisputeCases;
}
/** What a rail, or staff whom the bank told, say of a return; the amount in centavos. */
export type SaidReturn = Pick<AskMessage, 'key' | 'endToEndId' | 'amount' | 'at' | 'reason' | 'rtrId' | 'nature'>;

const failure = ReturnNature.enum.MED_OPERACIONAL;

/**
 * Returns that the bank makes of paid orders by itself: after a fraud, after a failure of a bank, or by its own hand. The money has left
 * when we hear of it, so it is booked even where the order or the team has less left; each once, by the bank's own id.
 */
export const createBankReturns = (needs: Needs) => {
  const { clock, log, events, ledger, orders, ourKeys, rails, webhooks, notices, cases } = needs;

  /** The platform gives its fee back in proportion where a bank has failed, and keeps it otherwise. */
  const feeOf = async (tx: Tx, order: PaidOrder, { amount, nature }: SaidReturn): Promise<number> => {
    if (nature !== failure) return 0;
    const before = await sumOfFailures(tx, { merchantId: order.merchantId, orderNumber: order.number });
    const share = Number((BigInt(order.fee) * BigInt(before + amount)) / BigInt(order.paidAmount));
    return Math.min(amount, order.fee - order.feeReturned, Math.max(0, share - order.bankFeeReturned));
  };
  const takenFrom = async (tx: Tx, order: PaidOrder, needed: number): Promise<Taken> => {
    const pending = Math.min(needed, orders.pendingOf(order));
    const rest = needed - pending;
    const has = rest > 0 ? await ledger.lockSpendable(tx, order.merchantId) : { available: 0, reserve: 0 };
    const available = Math.min(rest, has.available);
    const reserve = Math.min(rest - available, has.reserve);
    return { pending, available, reserve, debt: rest - available - reserve };
  };

  /** Takes it from where the money of the locked order is, then from what the team has, and what is not there is owed. */
  const book = async (tx: Tx, order: PaidOrder, said: SaidReturn): Promise<BankReturnRow> => {
    const { merchantId, number: orderNumber, method } = order;
    const { key: returnKey, endToEndId, amount, reason } = said;
    const fee = await feeOf(tx, order, said);
    const drawn = await takenFrom(tx, order, amount - fee);
    if (drawn.pending > 0) await orders.drawPending(tx, { merchantId, orderNumber }, drawn.pending);
    await orders.takenByBank(tx, order, { amount, fee });
    await ledger.post(
      tx,
      merchantId,
      `order:${orderNumber}:bank-return:${returnKey}`,
      bankReturned(drawn, fee, method),
    );
    const row: BankReturnRow = {
      merchantId,
      orderNumber,
      returnKey,
      endToEndId,
      amount,
      reason,
      drawn,
      feeReturned: fee,
      rtrId: said.rtrId ?? null,
      nature: said.nature ?? null,
      returnedAt: new Date(said.at),
      heardAt: clock.now(),
      toldAt: null,
    };
    await insertBankReturn(tx, row);
    return row;
  };

  const tell = async (tx: Tx, order: PaidOrder, row: BankReturnRow): Promise<BankReturn> => {
    const { merchantId, number: orderNumber } = order;
    const data = presentReturn(row, order.merchantOrderNumber);
    const { amount, debt, returnId } = data;
    await webhooks.announce(tx, merchantId, { type: 'order.returned_by_bank', data });
    await notices.tell(tx, merchantId, { kind: 'bankReturn', data: { orderNumber, returnId, amount, debt } });
    events.publish(tx, merchantId, { topic: 'order', key: orderNumber });
    events.publish(tx, merchantId, { topic: 'ledger', key: 'balance' });
    log.warn({ order: orderNumber, amount, debt, nature: row.nature }, 'a bank has taken money of a paid order back');
    return data;
  };

  /**
   * Books a return of a locked order, once. A case about it ends: what was blocked for it is free and pays it. Undefined where it was
   * known, or where it cannot be: a Pix is never given back for more than it was paid.
   */
  const take = async (
    tx: Tx,
    order: PaidOrder,
    said: SaidReturn,
    decision?: Parameters<DisputeCases['returned']>[3],
  ): Promise<BankReturn | undefined> => {
    const { merchantId, number, paidAmount, bankReturned: before } = order;
    const of = { merchantId, orderNumber: number };
    const known = await findByIds(tx, of, said.rtrId ? [said.key, said.rtrId] : [said.key]);
    if (known) {
      const { rtrId = null, nature = null, reason } = said;
      await completeBankReturn(tx, known, { rtrId, nature, reason });
      return undefined;
    }
    if (before + said.amount > paidAmount) {
      log.error({ order: number, key: said.key }, 'a bank speaks of more money back than was paid for the order');
      return undefined;
    }
    await cases.unblockFor(tx, order);
    const row = await book(tx, await orders.lockPaid(tx, merchantId, { number }), said);
    await cases.returned(tx, order, row, decision);
    return tell(tx, order, row);
  };

  /** The one paid order of a payment, where the bank asks for it by an id of its own. */
  const orderOf = async (tx: Tx, { key, endToEndId }: SaidReturn): Promise<PaidOrder | undefined> => {
    const [order, other] = await orders.lockPaidBy(tx, endToEndId);
    if (!other) return order;
    log.error({ endToEndId, key }, 'a bank speaks of a payment that has paid two orders');
    return undefined;
  };

  const ofTheBank = async <M extends SaidReturn>(tx: Tx, messages: readonly M[]): Promise<M[]> => {
    const ours = await ourKeys(
      tx,
      messages.map(({ key }) => key),
    );
    return messages.filter(({ key }) => !ours.has(key));
  };
  rails.onReturns(async (tx, messages) => {
    for (const message of await ofTheBank(tx, messages)) {
      const order = await orderOf(tx, message);
      if (!order) continue;
      if (message.type === 'return.done') await take(tx, order, message);
      else await cases.endByBank(tx, order);
    }
  });
  rails.on('return.processing', async (tx, message) => {
    if (!message.nature?.startsWith('MED_')) return;
    const [ofBank] = await ofTheBank(tx, [message]);
    const order = ofBank && (await orderOf(tx, ofBank));
    if (order) await cases.openByBank(tx, order, message);
  });

  return { take };
};
export type BankReturns = ReturnType<typeof createBankReturns>;
