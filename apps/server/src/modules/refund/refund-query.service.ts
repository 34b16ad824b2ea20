import type { Refund } from '@balcao/contract/refund';
import type { queryOrderRefunds, queryRefund } from '@balcao/contract/refund-open';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { presentRefund } from './refund.present.ts';
import { findByMerchantNumber, listOfOrder } from './refund.repository.ts';
import type { RefundOutcomes } from './refund-outcome.service.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderRefunds, 'find'>;
  readonly outcomes: Pick<RefundOutcomes, 'check'>;
}

/** Refunds as merchants' servers read them. */
export const createRefundQueries = ({ db, orders, outcomes }: Needs) => ({
  /** Asks the rail first when the refund should have been heard of by now (rule: unknown-outcome). */
  query: async ({ actor, params, now }: Call<typeof queryRefund>): Promise<Refund> => {
    const find = () => findByMerchantNumber(db, actor.merchantId, params.merchantRefundNumber);
    const refund = (await find()) ?? refuse('not_found');
    if (!refund.nextCheckAt || refund.nextCheckAt > now) return presentRefund(refund);
    // A rail that does not answer keeps nobody from what is known.
    await outcomes.check(refund).catch(() => undefined);
    return presentRefund((await find()) ?? refund);
  },

  ofOrder: async ({ actor, params }: Call<typeof queryOrderRefunds>): Promise<Refund[]> => {
    const order = (await orders.find(db, actor.merchantId, params)) ?? refuse('not_found');
    return (await listOfOrder(db, actor.merchantId, order.number)).map(presentRefund);
  },
});
