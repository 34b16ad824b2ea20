import type { Dispute } from '@balcao/contract/dispute';
import type { Order } from '@balcao/contract/order';
import type { OfOrderExpansion, OrderExpansion, OrderSettling } from '@balcao/contract/order-expansion';
import type { Refund } from '@balcao/contract/refund';
import type { Db, Queries } from '../../platform/db.ts';
import { expanded } from '../../platform/expanded.ts';
import { presentOrder, presentSettling } from './order.present.ts';
import type { OrderRow } from './order.tables.ts';
import type { SettlementsOfOrders } from './order-list.service.ts';
import { findOrders } from './order-refund.repository.ts';

/** What belongs to each of these orders of a merchant, by the platform's number of the order: one question for all of them. */
export type PartsOfOrders<Part> = (
  queries: Queries,
  merchantId: string,
  orderNumbers: readonly string[],
) => Promise<ReadonlyMap<string, Part>>;
/** What goes back of orders, newest first: refunds and disputes stand on orders, and give these. */
export interface ReturnsOfOrders {
  readonly refunds: PartsOfOrders<Refund[]>;
  readonly disputes: PartsOfOrders<Dispute[]>;
}

interface Needs {
  readonly db: Db;
  readonly settlementsOf: SettlementsOfOrders;
  readonly returnsOf: () => ReturnsOfOrders;
}

interface StandsWithOrder {
  readonly refunds: Refund[];
  readonly disputes: Dispute[];
  readonly settlement: OrderSettling;
}

/** What a merchant's server may ask for together with its orders. */
export const createOrderExpansions = ({ db, settlementsOf, returnsOf }: Needs) => {
  const numbersOf = (rows: readonly OrderRow[]) => rows.map(({ number }) => number);
  return {
    of: (merchantId: string, asked: readonly OrderExpansion[] | undefined, rows: readonly OrderRow[]) => {
      const listed =
        <Part>(read: PartsOfOrders<Part[]>) =>
        async (all: readonly OrderRow[]) => {
          const parts = await read(db, merchantId, numbersOf(all));
          return ({ number }: OrderRow): Part[] => parts.get(number) ?? [];
        };
      const readers = {
        refunds: listed(returnsOf().refunds),
        disputes: listed(returnsOf().disputes),
        settlement: async (all: readonly OrderRow[]) => {
          const settlements = await settlementsOf(db, merchantId, numbersOf(all));
          return (row: OrderRow) => presentSettling(row, settlements.get(row.number) ?? []);
        },
      };
      return expanded<OrderRow, StandsWithOrder>(asked, readers, rows);
    },
  };
};
export type OrderExpansions = ReturnType<typeof createOrderExpansions>;

/** What is about an order, such as a refund. */
interface AboutOrder {
  readonly orderNumber: string;
}
/**
 * The order of each of these, where a merchant's server asked for it: of this merchant alone. One whose order there is not, which only
 * damaged data could bring about, is answered without it: the refund or dispute itself is still true.
 */
export const withTheirOrders = <Row extends AboutOrder>(
  db: Db,
  merchantId: string,
  asked: readonly OfOrderExpansion[] | undefined,
  rows: readonly Row[],
): Promise<(row: Row) => { readonly order?: Order }> => {
  const order = async (all: readonly Row[]) => {
    const numbers = [...new Set(all.map(({ orderNumber }) => orderNumber))];
    const found = await findOrders(
      db,
      numbers.map((number) => ({ merchantId, number })),
    );
    const byNumber = new Map(found.map((one) => [one.number, one]));
    return ({ orderNumber }: Row): Order | undefined => {
      const row = byNumber.get(orderNumber);
      return row && presentOrder(row);
    };
  };
  return expanded<Row, { order: Order }>(asked, { order }, rows);
};
