import { OrderSums } from '@balcao/contract/order-sums';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { orders } from './order.tables.ts';
import { given, keptFee, type ListedBy, matching, sortedBy } from './order-list.repository.ts';

const Summed = z.extend(OrderSums, { count: z.int() });

/**
 * How many orders a filter lets through and what the paid ones come to, in centavos, from one look at them. It reads no more than one
 * beyond `most`, in the list's own order: of more, `count` alone says something.
 */
export const sumUpTo = async (queries: Queries, filter: ListedBy, most: number): Promise<z.infer<typeof Summed>> => {
  const [summed] = await rowsOf(
    queries,
    Summed,
    sql`
    select count(*) as count, count(*) filter (where is_paid) as paid,
      coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(refunded), 0)::bigint as refunded,
      coalesce(sum(bank_returned), 0)::bigint as "bankReturned", coalesce(sum(fee), 0)::bigint as fee,
      coalesce(sum(gross - refunded - bank_returned - fee), 0)::bigint as net
    from (
      select ${orders.status} = '02' as is_paid, ${orders.paidAmount} as gross, ${given} as refunded,
        ${orders.bankReturned} as bank_returned, case when ${orders.status} = '02' then ${keptFee} else 0 end as fee
      from ${orders} where ${matching(filter)} order by ${sortedBy(filter).order} limit ${most + 1}
    ) listed`,
  );
  if (!summed) throw new Error('a sum of orders has no row');
  return summed;
};
