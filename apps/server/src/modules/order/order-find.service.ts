import type { ReplyOf } from '@balcao/contract/endpoint';
import type { findOrders } from '@balcao/contract/order-find';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { foundPage, foundPeriod } from '../../platform/found-page.ts';
import type { Call } from '../../platform/implement.ts';
import { presentOrder } from './order.present.ts';
import type { OrderExpansions } from './order-expansion.service.ts';
import { listPage } from './order-list.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly expansions: OrderExpansions;
}

/** Orders as merchants' servers look for them: a month at a time, as far back as there are bills (rule: search-window). */
export const createOrderFindService = ({ db, clock, expansions }: Needs) => ({
  find: async ({ actor, query }: Call<typeof findOrders>): Promise<ReplyOf<typeof findOrders>> => {
    const { status, method, product, basis, metadataKey: key, metadataValue: value } = query;
    const noted = key === undefined || value === undefined ? undefined : { key, value };
    const period = foundPeriod(query, clock.now());
    const filter = { merchantId: actor.merchantId, status, method, product, basis, noted, ...period };
    const { rows, nextCursor } = await foundPage(query, (from, limit) => listPage(db, filter, from, limit));
    const parts = await expansions.of(actor.merchantId, query.expand, rows);
    return { list: rows.map((row) => ({ ...presentOrder(row), ...parts(row) })), nextCursor };
  },
});
export type OrderFindService = ReturnType<typeof createOrderFindService>;
