import {
  type ChargedOrder,
  type closeOrder,
  type createOrder,
  PaymentProduct,
  type queryOrder,
} from '@balcao/contract/order';
import type { Clock } from '../../platform/clock.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentCharged } from './order.present.ts';
import { findByMerchantNumber, findByTxid, insertOrder } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import { createNewOrder, createOrdersTogether } from './order-creation.service.ts';
import type { OrderOutcomes } from './order-outcome.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly products: Pick<ProductService, 'feeOf' | 'prices'>;
  readonly rails: Pick<RailService, 'brCodeOf'>;
  readonly outcomes: OrderOutcomes;
  readonly teams: Pick<TeamService, 'payee' | 'payees'>;
}

/** What a payer is asked for by a scanned charge. */
export interface PayableOrder {
  readonly merchantId: string;
  readonly merchantName: string;
  /** False once the merchant may no longer receive payments (promise Z8). */
  readonly certified: boolean;
  readonly order: OrderRow;
}

/** Orders as merchants' servers make, read and close them. */
export const createOrderService = ({ db, clock, events, products, rails, outcomes, teams }: Needs) => {
  const newOrder = createNewOrder(rails);
  const createTogether = createOrdersTogether({ db, events, products, teams, newOrder });
  const insert = async (tx: Tx, row: Parameters<typeof insertOrder>[1]): Promise<OrderRow> => {
    try {
      return await insertOrder(tx, row);
    } catch (error) {
      if (constraintOf(error) === 'order_merchant_number') refuse('order_number_used');
      throw error;
    }
  };

  return {
    /** Together with what else is asked at this moment, where nothing stands against it; else by itself. */
    create: async (call: Call<typeof createOrder>): Promise<ChargedOrder> =>
      (await createTogether(call)) ??
      once(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const payee = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
        if (payee.lack) refuseUncertified(payee.lack);
        const fee = await products.feeOf(tx, merchantId, { ...call.body, product: PaymentProduct.enum.api });
        const order = await insert(tx, newOrder(call, payee, fee));
        events.publish(tx, merchantId, { topic: 'order', key: order.number });
        return presentCharged(order);
      }),

    /** Asks the rail first when the order should have been heard of by now (promise M6). */
    query: async (call: Call<typeof queryOrder>): Promise<ChargedOrder> => {
      const find = () => findByMerchantNumber(db, call.actor.merchantId, call.params.merchantOrderNumber);
      const order = (await find()) ?? refuse('not_found');
      if (!order.nextCheckAt || order.nextCheckAt > call.now) return presentCharged(order);
      await outcomes.check(order);
      return presentCharged((await find()) ?? order);
    },

    close: async (call: Call<typeof closeOrder>): Promise<ChargedOrder> => {
      const { merchantId } = call.actor;
      const found = await findByMerchantNumber(db, merchantId, call.params.merchantOrderNumber);
      // Money that has arrived without a word must not be closed over; the rail is asked outside the transaction.
      if (found?.status === '01') await outcomes.check(found);
      return once(db, call, async (tx) => {
        const order = found ?? refuse('not_found');
        return presentCharged((await outcomes.close(tx, order)) ?? refuse('state_forbids'));
      });
    },

    /** The order behind a charge, for whoever is about to pay it. */
    payable: async (queries: Queries, txid: string): Promise<PayableOrder | undefined> => {
      const order = await findByTxid(queries, txid);
      if (!order) return undefined;
      const payee = await teams.payee(queries, order.merchantId);
      return payee && { merchantId: order.merchantId, merchantName: payee.name, certified: payee.certified, order };
    },

    /** Why an order can no longer be paid, or null while it can. */
    closedBecause: ({ status, expiresAt }: OrderRow): 'paid' | 'closed' | 'expired' | null => {
      if (status === '02') return 'paid';
      if (status !== '01') return 'closed';
      return expiresAt <= clock.now() ? 'expired' : null;
    },
  };
};
export type OrderService = ReturnType<typeof createOrderService>;
