import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Refund } from '@balcao/contract/refund';
import type { findRefunds, QueriedRefund, queryOrderRefunds, queryRefund } from '@balcao/contract/refund-open';
import type { Db } from '../../platform/db.ts';
import { foundPage, foundPeriod } from '../../platform/found-page.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { withTheirOrders } from '../order/order-expansion.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { presentRefund } from './refund.present.ts';
import { findByMerchantNumber, listOfOrder } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import { listPage } from './refund-list.repository.ts';
import type { RefundOutcomes } from './refund-outcome.service.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderRefunds, 'find'>;
  readonly outcomes: Pick<RefundOutcomes, 'check'>;
}

/** Refunds as merchants' servers read them. */
export const createRefundQueries = ({ db, orders, outcomes }: Needs) => ({
  /** Queries the rail first when an event of the refund is overdue (rule: unknown-outcome). */
  query: async ({ actor, params, query, now }: Call<typeof queryRefund>): Promise<QueriedRefund> => {
    const answerOf = async (row: RefundRow): Promise<QueriedRefund> => {
      const parts = await withTheirOrders(db, actor.merchantId, query.expand, [row]);
      return { ...presentRefund(row), ...parts(row) };
    };
    const find = () => findByMerchantNumber(db, actor.merchantId, params.merchantRefundNumber);
    const refund = (await find()) ?? refuse('not_found');
    if (!refund.nextCheckAt || refund.nextCheckAt > now) return answerOf(refund);
    // A rail that does not answer does not keep the caller from the stored state.
    await outcomes.check(refund).catch(() => undefined);
    return answerOf((await find()) ?? refund);
  },

  ofOrder: async ({ actor, params }: Call<typeof queryOrderRefunds>): Promise<Refund[]> => {
    const order = (await orders.find(db, actor.merchantId, params)) ?? refuse('not_found');
    return (await listOfOrder(db, actor.merchantId, order.number)).map(presentRefund);
  },

  /** A month at a time, as far back as there are bills (rule: search-window). */
  find: async ({ actor, query, now }: Call<typeof findRefunds>): Promise<ReplyOf<typeof findRefunds>> => {
    const { review, status, method, basis } = query;
    const filter = { merchantId: actor.merchantId, review, status, method, basis, ...foundPeriod(query, now) };
    const { rows, nextCursor } = await foundPage(query, (from, limit) => listPage(db, filter, from, limit));
    const parts = await withTheirOrders(db, actor.merchantId, query.expand, rows);
    return { list: rows.map((row) => ({ ...presentRefund(row), ...parts(row) })), nextCursor };
  },
});
