import { type ChargedOrder, type createOrder, PaymentProduct } from '@balcao/contract/order';
import { type Db, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newNumber } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { forgetClaims, onceForMany } from '../../platform/once.ts';
import { together } from '../../platform/together.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';
import { presentCharged } from './order.present.ts';
import { insertOrdersOnce } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import { firstCheckAt } from './order-outcome.service.ts';

type CreateCall = Call<typeof createOrder>;
type NewOrder = (call: CreateCall, payee: Payee, fee: number) => OrderRow;

/** The order that a call asks for, waiting to be paid; the fee in centavos. */
export const createNewOrder =
  (rails: Pick<RailService, 'brCodeOf'>): NewOrder =>
  ({ actor, body, now }, { merchantNumber, name }, fee) => {
    const number = newNumber(now);
    // Both numbers are unique, so the rail's is: 26 to 35 letters and digits.
    const txid = `${merchantNumber}${number}`;
    return {
      merchantId: actor.merchantId,
      number,
      merchantOrderNumber: body.merchantOrderNumber,
      product: PaymentProduct.enum.api,
      method: body.method,
      status: '01',
      goodsName: body.goodsName,
      goodsQuantity: body.goodsQuantity,
      unitPrice: body.unitPrice ?? null,
      merchantGoodsId: body.merchantGoodsId ?? null,
      amount: body.amount,
      fee,
      createdAt: now,
      expiresAt: new Date(now.getTime() + body.expiresInSeconds * 1000),
      completedAt: null,
      txid,
      brCode: rails.brCodeOf({ txid, amount: body.amount, merchantName: name, merchantNumber }),
      nextCheckAt: firstCheckAt(now),
      checks: 0,
      endToEndId: null,
      payerName: null,
    };
  };

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly products: Pick<ProductService, 'prices'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly newOrder: NewOrder;
}
interface Creation {
  readonly call: CreateCall;
  readonly order: OrderRow;
  readonly reply: ChargedOrder;
}

/** Two at a time: while one waits for the disk, the next is being written. */
const rooms = { places: 2, most: 64 };

/**
 * Creates orders that are asked for at the same moment in one transaction with a fixed number of statements. Undefined for those
 * that something stands against: a key that is known or in flight, a number that is used, a team that may not. Those have left no
 * trace and are asked for by themselves, which says why.
 */
export const createOrdersTogether = ({ db, events, products, teams, newOrder }: Needs) => {
  const prepare = async (calls: readonly CreateCall[]): Promise<(Creation | undefined)[]> => {
    const merchantIds = [...new Set(calls.map(({ actor }) => actor.merchantId))];
    // One way to pay by this face of the API; a second one will need prices of its own.
    const way = { product: PaymentProduct.enum.api, method: '02' } as const;
    const [payees, price] = await Promise.all([teams.payees(db, merchantIds), products.prices(db, merchantIds, way)]);
    return calls.map((call) => {
      const payee = payees.get(call.actor.merchantId);
      const fee = price(call.actor.merchantId, call.body.amount);
      if (!payee?.certified || fee === undefined) return undefined;
      const order = newOrder(call, payee, fee);
      return { call, order, reply: presentCharged(order) };
    });
  };

  const write = (creations: readonly Creation[]): Promise<ReadonlySet<Creation>> =>
    transaction(db, async (tx) => {
      const isNew = await onceForMany(tx, creations);
      const claimed = creations.filter((_, index) => isNew[index]);
      const numbers = await insertOrdersOnce(
        tx,
        claimed.map(({ order }) => order),
      );
      const made = claimed.filter(({ order }) => numbers.has(order.number));
      await forgetClaims(
        tx,
        claimed.filter((one) => !made.includes(one)).map(({ call }) => call),
      );
      for (const { order } of made) events.publish(tx, order.merchantId, { topic: 'order', key: order.number });
      return new Set(made);
    });

  return together(async (calls: readonly CreateCall[]): Promise<(ChargedOrder | undefined)[]> => {
    const creations = await prepare(calls);
    // Whatever failed for all of them may be the fault of one: each is asked for again by itself.
    const made = await write(creations.filter((one) => one !== undefined)).catch(() => new Set<Creation>());
    return creations.map((one) => (one && made.has(one) ? one.reply : undefined));
  }, rooms);
};
