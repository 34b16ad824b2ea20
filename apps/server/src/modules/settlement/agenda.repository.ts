import { PaymentMethod } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { instantColumn, rowsOf } from '../../platform/parsed-rows.ts';
import { partRow } from '../instalment/instalment.reads.ts';
import { orderRow } from '../order/order.reads.ts';

/** What is going to be settled together: of one method, at one instant, planned for one day. Amounts are net centavos. */
export interface AgendaRow {
  readonly method: PaymentMethod;
  readonly at: Date;
  readonly amount: number;
  readonly count: number;
  /** The first payment among them; null for monthly parts, which are planned for a day. */
  readonly paidAt: Date | null;
  readonly planned: string | null;
}
const agendaRow = z.object({
  method: PaymentMethod,
  at: instantColumn,
  amount: z.int(),
  count: z.int(),
  paidAt: z.nullable(instantColumn),
  planned: z.nullable(z.string()),
});

/**
 * What is expected of a merchant's orders and monthly parts. Of an order that is paid in parts the parts are, each on its own day, or
 * on the next one where the issuer is late.
 */
export const readAgenda = (queries: Queries, merchantId: string, partsHour: number): Promise<AgendaRow[]> =>
  rowsOf(
    queries,
    agendaRow,
    sql`
    select o.method, o.settles_at as at, sum(${orderRow.pending})::bigint as amount,
      count(*)::int as count, min(o.completed_at) as "paidAt", null as planned
    from ${orderRow.table}
    where o.merchant_id = ${merchantId} and o.settles_at is not null and o.instalments = 1
    group by o.method, o.settles_at, ${orderRow.paidOn}::date
    union all
    select o.method, greatest(o.settles_at, (to_date(i.due_on, 'YYYYMMDD') + make_interval(hours => ${partsHour}::int))
        at time zone 'America/Sao_Paulo') as at,
      sum(i.net - i.settled_net)::bigint, count(*)::int, null,
      to_char(${orderRow.paidOn}::date + 30 * i.sequence, 'YYYYMMDD')
    from ${orderRow.table} join ${partRow.table} on ${partRow.ofOrder('o')}
    where o.merchant_id = ${merchantId} and o.settles_at is not null and o.instalments > 1 and i.net > i.settled_net
    group by 1, 2, 6
    order by 2, 1`,
  );
