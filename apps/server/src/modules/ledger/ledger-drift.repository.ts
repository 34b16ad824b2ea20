import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { everyMerchant } from './ledger-close.repository.ts';
import { KeptFinding, type LedgerStopRow, ledgerStops } from './ledger-proof.tables.ts';

const listOf = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`;

const movedMerchantsRow = z.object({ id: z.string() });
/** Merchants for whom something was posted by a transaction that is `since` or younger. */
export const findMovedMerchants = async (queries: Queries, since: string): Promise<string[]> => {
  const rows = await rowsOf(
    queries,
    movedMerchantsRow,
    sql`
    with recursive ${everyMerchant}
    select m.merchant_id as id from merchant m where m.merchant_id is not null and exists (
      select from ledger.entry e where e.merchant_id = m.merchant_id and e.xid >= ${since}::xid8
        and e.bucket = any(array['pending','available','withdrawing','refunding','reserve','dispute','debt','rail_clearing','suspense']))`,
  );
  return rows.map(({ id }) => id);
};

/**
 * What balances of these merchants do not equal the sum of their lines: what can be debited keeps one balance, which payments do
 * not touch, so that this costs little however much a merchant sells. And journals since then that do not sum to zero.
 */
export const findDrifts = async (
  queries: Queries,
  merchantIds: readonly string[],
  since: string,
): Promise<KeptFinding[]> => {
  const ids = listOf(merchantIds);
  return rowsOf(
    queries,
    KeptFinding,
    sql`
    with line as (
      select merchant_id, bucket, sum(amount)::bigint as amount from ledger.entry
      where merchant_id = any(${ids}) and bucket in ('available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt') group by 1, 2)
    select 'balances' as figure, merchant_id as "merchantId", bucket as about,
      coalesce(line.amount, 0) as expected, coalesce(b.amount, 0) as found
    from line full join (select * from ledger.balance where merchant_id = any(${ids})) b using (merchant_id, bucket)
    where coalesce(line.amount, 0) <> coalesce(b.amount, 0)
    union all
    select 'unbalanced', e.merchant_id, j.cause, 0, sum(e.amount)::bigint
    from ledger.entry e join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
    where e.merchant_id = any(${ids}) and e.xid >= ${since}::xid8
      and e.bucket = any(array['pending','available','withdrawing','refunding','reserve','dispute','debt','rail_clearing','payout_clearing','fee_revenue','suspense'])
    group by 2, 3 having sum(e.amount) <> 0`,
  );
};

export const listStops = (queries: Queries): Promise<LedgerStopRow[]> =>
  queries.select().from(ledgerStops).where(isNull(ledgerStops.correctedAt)).orderBy(ledgerStops.foundAt);

export const countStops = (queries: Queries): Promise<number> =>
  queries.$count(ledgerStops, isNull(ledgerStops.correctedAt));

export const insertStop = async (queries: Queries, stop: Omit<LedgerStopRow, 'correctedAt'>): Promise<boolean> =>
  (await queries.insert(ledgerStops).values(stop).onConflictDoNothing().returning({ at: ledgerStops.foundAt })).length >
  0;

export const endStop = async (queries: Queries, merchantId: string, correctedAt: Date): Promise<void> => {
  await queries
    .update(ledgerStops)
    .set({ correctedAt })
    .where(and(eq(ledgerStops.merchantId, merchantId), isNull(ledgerStops.correctedAt)));
};
