import { FileLineKind } from '@balcao/contract/ledger-reconciliation';
import type { PaymentMethod } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { instantColumn, rowsOf } from '../../platform/parsed-rows.ts';
import type { RailMovement } from './rail-file.ts';

/** From an instant up to another, which is not in it. */
interface Between {
  readonly from: string;
  readonly to: string;
}
const movementRow = z.object({
  kind: FileLineKind,
  id: z.string(),
  reference: z.string(),
  amount: z.int(),
  at: instantColumn,
});

/** What the sandbox's rail took and gave back, by its own books; of what a card held, what was captured, when it was. */
export const listRailMovements = (
  queries: Queries,
  method: PaymentMethod,
  { from, to }: Between,
): Promise<RailMovement[]> =>
  rowsOf(
    queries,
    movementRow,
    sql`
    select * from (
      select 'payment' as kind, p.end_to_end_id as id, p.txid as reference, coalesce(p.captured, p.amount) as amount,
        coalesce(h.settles_at, p.settles_at) as at
      from sandbox_payment p left join sandbox_hold_ask h
        on h.end_to_end_id = p.end_to_end_id and h.kind = 'capture' and h.state = 'done'
      where p.method = ${method} and p.state = 'settled'
      union all
      select 'return', r.key, r.end_to_end_id, r.amount, r.settles_at
      from sandbox_return r join sandbox_payment p on p.end_to_end_id = r.end_to_end_id
      where p.method = ${method} and r.state = 'done') moved
    where at >= ${from} and at < ${to} order by at, id`,
  );

/** What the sandbox's bank paid out, by its own books. */
export const listPayoutMovements = (queries: Queries, { from, to }: Between): Promise<RailMovement[]> =>
  rowsOf(
    queries,
    movementRow,
    sql`
    select 'payout' as kind, key as id, channel_number as reference, amount, settles_at as at from sandbox_payout
    where state = 'done' and settles_at >= ${from} and settles_at < ${to} order by settles_at, key`,
  );
