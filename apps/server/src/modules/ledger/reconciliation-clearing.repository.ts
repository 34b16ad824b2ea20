import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

/** Withdrawals `w` that were paid out and that a file `f` of the bank lists with the same amount: a `from` and its `where`. */
export const payoutsInFiles = sql`reconciliation_file f join reconciliation_result r on r.file_id = f.id
  join reconciliation_line l on l.file_id = f.id and l.kind = 'payout'
  join withdrawal w on w.number = l.match_id and w.status = '1' and w.credited = l.amount
  where f.rail = 'payout' and not exists (select from reconciliation_finding n where n.file_id = f.id and n.kind = l.kind
    and n.match_id = l.match_id and n.outcome = 'amountDiffers')`;
/** Whether such a withdrawal is not owed to the bank any more. */
export const isCleared = sql`exists (select from ledger.journal j where j.merchant_id = w.merchant_id
  and j.cause = 'withdrawal:' || w.number || ':cleared')`;

const toClearRow = z.object({ merchantId: z.string(), number: z.string(), amount: z.int() });
/** Paid out by the bank as we say, and not cleared yet; merchants whose money is stopped wait. */
export const listToClear = async (
  queries: Queries,
  since: Date,
  limit: number,
): Promise<{ merchantId: string; number: string; amount: number }[]> => {
  const rows = await rowsOf(
    queries,
    toClearRow,
    sql`
    select distinct w.merchant_id as "merchantId", w.number, w.credited as amount
    from ${payoutsInFiles} and f.taken_at >= ${since.toISOString()} and not ${isCleared}
      and not exists (select from ledger_stop s where s.merchant_id = w.merchant_id and s.mended_at is null)
    order by 1, 2 limit ${limit}`,
  );
  return rows;
};
