import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { orders } from './order.tables.ts';

/** What of an order never changes once it has been paid. */
export interface OrderFacts {
  readonly number: string;
  readonly merchantOrderNumber: string;
  readonly product: PaymentProduct;
  readonly method: PaymentMethod;
  readonly endToEndId: string | null;
}

export const findFacts = (queries: Queries, merchantId: string, numbers: readonly string[]): Promise<OrderFacts[]> =>
  queries
    .select({
      number: orders.number,
      merchantOrderNumber: orders.merchantOrderNumber,
      product: orders.product,
      method: orders.method,
      endToEndId: orders.endToEndId,
    })
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), sql`${orders.number} = any(${sql.param([...numbers])}::text[])`));
