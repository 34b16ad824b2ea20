import type { PaymentMethod } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { RailMovement } from './rail-file.ts';

/** From an instant up to another, which is not in it. */
interface Between {
  readonly from: string;
  readonly to: string;
}
type Row = Omit<RailMovement, 'at'> & { readonly at: string };
const movementsOf = (rows: readonly Record<string, unknown>[]): RailMovement[] =>
  (rows as unknown as Row[]).map((row) => ({ ...row, at: new Date(row.at) }));

/** What the sandbox's rail took and gave back, by its own books; of what a card held, what was captured, when it was. */
export const listRailMovements = async (
  queries: Queries,
  method: PaymentMethod,
  { from, to }: Between,
): Promise<RailMovement[]> => {
  const { rows } = await queries.execute(sql`
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
    where at >= ${from} and at < ${to} order by at, id`);
  return movementsOf(rows);
};

/** What the sandbox's bank paid out, by its own books. */
export const listPayoutMovements = async (queries: Queries, { from, to }: Between): Promise<RailMovement[]> => {
  const { rows } = await queries.execute(sql`
    select 'payout' as kind, key as id, channel_number as reference, amount, settles_at as at from sandbox_payout
    where state = 'done' and settles_at >= ${from} and settles_at < ${to} order by settles_at, key`);
  return movementsOf(rows);
};
