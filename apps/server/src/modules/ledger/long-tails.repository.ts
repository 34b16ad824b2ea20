import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { everyMerchant } from './ledger-close.repository.ts';

const longTailsRow = z.object({ merchant_id: z.string() });
/**
 * Merchants with at least this many entries of one bucket that are not summed up yet: for an account (`rollup`), or for the days of statements
 * (`folded`). Jumps through the index from one merchant to the next and reads at most that many entries each, so that the cost does not grow with
 * what is summed up already.
 */
export const findLongTails = async (
  queries: Queries,
  sum: 'rollup' | 'folded',
  buckets: readonly string[],
  atLeast: number,
): Promise<string[]> => {
  const upTo = (bucket: string) =>
    sum === 'rollup'
      ? sql`select upto from ledger.rollup r where r.merchant_id = m.merchant_id and r.bucket = ${bucket}`
      : sql`select upto from ledger.folded f where f.merchant_id = m.merchant_id`;
  const isLong = buckets.map(
    (bucket) => sql`${atLeast} <= (select count(*) from (select from ledger.entry e where e.merchant_id = m.merchant_id
      and e.bucket = ${bucket} and e.xid >= coalesce((${upTo(bucket)}), '0'::xid8) limit ${atLeast}) tail)`,
  );
  const rows = await rowsOf(
    queries,
    longTailsRow,
    sql`
    with recursive ${everyMerchant}
    select m.merchant_id from merchant m where m.merchant_id is not null and (${sql.join(isLong, sql` or `)})`,
  );
  return rows.map(({ merchant_id: merchantId }) => merchantId);
};
