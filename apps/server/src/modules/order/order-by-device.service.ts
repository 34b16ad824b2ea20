import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { OrderRow } from './order.tables.ts';
import { findOfDevice, listOfDevice } from './order-by-device.repository.ts';
import type { OrderOutcomes } from './order-outcome.service.ts';

interface Needs {
  readonly db: Db;
  readonly outcomes: Pick<OrderOutcomes, 'ask' | 'close'>;
}
interface Which {
  readonly merchantId: string;
  readonly deviceSerial: string;
}

/** Orders as the terminal, sound box or phone that took them asks for them. */
export const createOrdersByDevice = ({ db, outcomes }: Needs) => {
  const find = (queries: Queries, which: Which, number: string): Promise<OrderRow | undefined> =>
    findOfDevice(queries, which, number);
  return {
    find,
    list: listOfDevice,

    /** As {@link find}; the rail is asked first when it should have spoken by now (rule: unknown-outcome). */
    inquire: async (which: Which, number: string, now: Date): Promise<OrderRow | undefined> => {
      const order = await find(db, which, number);
      if (!order?.nextCheckAt || order.nextCheckAt > now) return order;
      await outcomes.ask(order);
      return find(db, which, number);
    },

    /** Asks the rail about an order that someone wants to give up: money that came without a word must not be closed over. */
    settleFirst: async (order: OrderRow): Promise<void> => {
      if (order.status === '01') await outcomes.ask(order);
    },
    /** Undefined when the order has ended otherwise. */
    close: (tx: Tx, order: OrderRow): Promise<OrderRow | undefined> => outcomes.close(tx, order),
  };
};
export type OrdersByDevice = ReturnType<typeof createOrdersByDevice>;
