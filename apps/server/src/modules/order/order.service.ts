import { LogEvent } from '@balcao/contract/log';
import type { ChargedOrder, closeOrder, createOrder, Order } from '@balcao/contract/order';
import type { endOrder } from '@balcao/contract/order-end';
import type { QueriedOrder, queryOrder } from '@balcao/contract/order-open';
import type { Clock } from '../../platform/clock.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently, type KeyedCall } from '../../platform/idempotency.ts';
import { untilInserted } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseFields, refuseUncertified } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { waitAtMost } from '../../platform/wait-at-most.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createNewOrder, type OrderAsk } from './new-order.ts';
import { type PresentCharged, presentOrder } from './order.present.ts';
import {
  findByEndToEnd,
  findByMerchantNumber,
  findByNumber,
  findByPayToken,
  findByTxid,
  insertOrder,
} from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import type { OrderCharges } from './order-charge.service.ts';
import { askOf, createOrderBatch } from './order-creation.service.ts';
import { dueFault } from './order-due.ts';
import type { OrderExpansions } from './order-expansion.service.ts';
import type { OrderOutcomes } from './order-outcome.service.ts';
import type { AllOrderTerms } from './order-terms.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish' | 'publishWritten'>;
  readonly products: Pick<ProductService, 'feeOf'>;
  readonly terms: Pick<AllOrderTerms, 'readFor' | 'fresh'>;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly rails: Pick<RailService, 'brCodeOf' | 'offers' | 'mustOpen'>;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly calendar: Pick<BankCalendar, 'days'>;
  readonly charges: OrderCharges;
  readonly outcomes: OrderOutcomes;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly presentCharged: PresentCharged;
  readonly expansions: OrderExpansions;
}

/** How long a merchant's server waits for the rail. A later answer is stored with the order, which can be queried again. */
const patienceMs = 25_000;

/** What a payer sees of a scanned charge. */
export interface PayableOrder {
  readonly merchantId: string;
  readonly merchantName: string;
  /** False once the merchant may no longer receive payments (rule: certified-first). */
  readonly certified: boolean;
  readonly order: OrderRow;
}

/** Orders as merchants' servers make, read and close them. */
export const createOrderService = (needs: Needs) => {
  const { db, clock, events, jobs, products, rails, charges, outcomes, teams, logs, presentCharged, expansions } =
    needs;
  const newOrder = createNewOrder(needs);
  const createBatch = createOrderBatch({ ...needs, newOrder });
  const insert = async (tx: Tx, row: OrderRow): Promise<OrderRow | undefined> => {
    try {
      return await insertOrder(tx, row);
    } catch (error) {
      if (constraintOf(error) === 'order_merchant_number') refuse('order_number_used');
      throw error;
    }
  };
  const make = async (tx: Tx, ask: OrderAsk, now: Date): Promise<OrderRow> => {
    const { merchantId } = ask;
    const fault = dueFault(ask.due, now);
    if (fault) refuseFields([{ path: 'due.date', text: fault }]);
    const payee = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
    if (payee.lack) refuseUncertified(payee.lack);
    const fee = await products.feeOf(tx, merchantId, ask);
    if (!rails.offers(ask.method)) refuse('method_inactive');
    const moment = { now, days: await needs.calendar.days() };
    const order = await untilInserted(() => insert(tx, newOrder(ask, payee, fee, moment)));
    events.publish(tx, merchantId, { topic: 'order', key: order.number });
    return order;
  };
  const payableOf = async (queries: Queries, order: OrderRow | undefined): Promise<PayableOrder | undefined> => {
    if (!order) return undefined;
    const payee = await teams.payee(queries, order.merchantId);
    return payee && { merchantId: order.merchantId, merchantName: payee.name, certified: payee.certified, order };
  };
  /** Where the rail must be told first, what payers scan is there once it has answered; without an answer, later. */
  const withCode = async (merchantId: string, made: ChargedOrder): Promise<ChargedOrder> => {
    if (made.pix || !rails.mustOpen(made.method)) return made;
    const trying = charges.tryOnce(merchantId, made.number);
    const order = await waitAtMost(trying, patienceMs, () => undefined);
    return order ? { ...made, pix: presentCharged(order).pix } : made;
  };

  /** Money that has arrived without a word must not be closed over; the rail is asked outside the transaction. */
  const closing = async <T>(
    call: KeyedCall,
    found: OrderRow | undefined,
    present: (row: OrderRow) => T,
    record?: (tx: Tx, row: OrderRow) => Promise<void>,
  ): Promise<T> => {
    if (found?.status === '01') await outcomes.ask(found);
    return idempotently(db, call, async (tx) => {
      const closed = (await outcomes.close(tx, found ?? refuse('not_found'))) ?? refuse('state_forbids');
      await record?.(tx, closed);
      return present(closed);
    });
  };

  return {
    /** Together with what else is asked at this moment, where nothing stands against it; else by itself. */
    create: async (call: Call<typeof createOrder>): Promise<ChargedOrder> =>
      withCode(
        call.actor.merchantId,
        (await createBatch(call)) ??
          (await idempotently(db, call, async (tx) => presentCharged(await make(tx, askOf(call), call.now)))),
      ),
    /**
     * Opens an order in the caller's transaction, for all ways other than a merchant's server.
     * @throws Refusal `not_certified`, `product_inactive`, `method_inactive`, `order_number_used`.
     */
    open: async (tx: Tx, ask: OrderAsk, now: Date): Promise<OrderRow> => {
      const order = await make(tx, ask, now);
      const { merchantId, number } = order;
      if (charges.lacksCode(order)) await jobs.send(tx, 'order.open', { merchantId, number });
      return order;
    },

    /** Queries the rail first when an event of the order is overdue, or when it lacks the code that payers scan (rule: unknown-outcome). */
    query: async (call: Call<typeof queryOrder>): Promise<QueriedOrder> => {
      const { merchantId } = call.actor;
      const find = () => findByMerchantNumber(db, merchantId, call.params.merchantOrderNumber);
      const answerOf = async (row: OrderRow): Promise<QueriedOrder> => {
        const parts = await expansions.of(merchantId, call.query.expand, [row]);
        return { ...presentCharged(row), ...parts(row) };
      };
      const order = (await find()) ?? refuse('not_found');
      const isDue = order.nextCheckAt !== null && order.nextCheckAt <= call.now;
      if (!isDue && !charges.lacksCode(order)) return answerOf(order);
      await waitAtMost(outcomes.ask(order), patienceMs, () => undefined);
      return answerOf((await find()) ?? order);
    },

    close: async (call: Call<typeof closeOrder>): Promise<ChargedOrder> => {
      const { merchantId } = call.actor;
      const found = await findByMerchantNumber(db, merchantId, call.params.merchantOrderNumber);
      return closing(call, found, presentCharged);
    },
    /** The same by hand, from the back office. */
    end: async (call: Call<typeof endOrder>): Promise<Order> =>
      closing(
        call,
        await findByNumber(db, call.actor.merchantId, call.params.number),
        presentOrder,
        async (tx, row) => {
          const subject = numbered('order', row.merchantId, row.number);
          const changes = changeOf('amount', null, row.amount);
          await logs.record(tx, call, { event: LogEvent.enum.orderClosed, subject, changes });
        },
      ),

    /** The order behind a charge, as its rail knows it. */
    payable: async (queries: Queries, txid: string): Promise<PayableOrder | undefined> =>
      payableOf(queries, await findByTxid(queries, txid)),
    /** The order behind a link, for a stranger who holds it. */
    behindLink: async (queries: Queries, payToken: string): Promise<PayableOrder | undefined> =>
      payableOf(queries, await findByPayToken(queries, payToken)),

    /** The order that this payment has paid. */
    paidBy: findByEndToEnd,
    byNumber: findByNumber,

    /** Why an order can no longer be paid, or null while it can. */
    closedBecause: ({ status, expiresAt, endToEndId }: OrderRow): 'paid' | 'held' | 'closed' | 'expired' | null => {
      if (status === '02') return 'paid';
      if (status !== '01') return 'closed';
      // Waiting with a payment already: a card holds the amount.
      if (endToEndId !== null) return 'held';
      return expiresAt <= clock.now() ? 'expired' : null;
    },
  };
};
export type OrderService = ReturnType<typeof createOrderService>;
export type { OrderRow } from './order.tables.ts';
export { payLinkOf, payTokenForm } from './pay-link.ts';
