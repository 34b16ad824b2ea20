import { desc, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { KeptFinding, type LedgerProofRow, ledgerProofs } from './ledger-proof.tables.ts';
import { noMerchant } from './no-merchant.ts';
import { isCleared, payoutsInFiles } from './reconciliation-clearing.repository.ts';

const run = (queries: Queries, query: SQL): Promise<KeptFinding[]> => rowsOf(queries, KeptFinding, query);

/** Which accounts, journals and entries stand behind the six figures, as far as they can be named. */
export const findInLedger = (queries: Queries, limit: number): Promise<KeptFinding[]> =>
  run(
    queries,
    sql`
    (select 'unbalanced' as figure, e.merchant_id as "merchantId", coalesce(min(j.cause), '') as about,
      0::bigint as expected, sum(e.amount)::bigint as found
    from ledger.entry e left join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
    group by e.merchant_id, e.journal_id having sum(e.amount) <> 0 limit ${limit})
    union all
    (select 'empty', j.merchant_id, j.cause, null, null from ledger.journal j where not exists (
      select from ledger.entry e where e.merchant_id = j.merchant_id and e.journal_id = j.id) limit ${limit})
    union all
    (select 'drifting', r.merchant_id, r.bucket, s.amount, r.amount from ledger.rollup r cross join lateral (
      select coalesce(sum(e.amount), 0)::bigint as amount from ledger.entry e
      where e.merchant_id = r.merchant_id and e.bucket = r.bucket and e.xid < r.upto) s
    where r.amount <> s.amount limit ${limit})
    union all
    (select 'drifting', c.merchant_id, c.bucket, null, null from ledger.broken_chain c limit ${limit})
    union all
    (select 'negative', e.merchant_id, e.bucket, 0, sum(e.amount)::bigint from ledger.entry e
    where e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')
    group by 2, 3 having sum(case when e.bucket = 'debt' then -e.amount else e.amount end) < 0 limit ${limit})
    union all
    (select 'orphan', e.merchant_id, e.bucket, 0, e.amount from ledger.entry e where not exists (
      select from ledger.journal j where j.merchant_id = e.merchant_id and j.id = e.journal_id) limit ${limit})`,
  );

/** Kept balances that are not the sum of their lines, also where one of the two is missing. */
export const findBalances = (queries: Queries): Promise<KeptFinding[]> =>
  run(
    queries,
    sql`
    select 'balances' as figure, merchant_id as "merchantId", bucket as about,
      coalesce(line.amount, 0) as expected, coalesce(b.amount, 0) as found
    from (select merchant_id, bucket, sum(amount)::bigint as amount from ledger.entry
      where bucket in ('available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt') group by 1, 2) line
    full join ledger.balance b using (merchant_id, bucket)
    where coalesce(line.amount, 0) <> coalesce(b.amount, 0)`,
  );

/**
 * Orders where settlements and draws exceed the net amount, or where the draws do not match the refunds, the bank's returns and the amounts that it
 * blocks.
 */
export const findOrderMoney = (queries: Queries): Promise<KeptFinding[]> =>
  run(
    queries,
    sql`
    select 'orderMoney' as figure, o.merchant_id as "merchantId", o.number as about,
      greatest(coalesce(o.paid_amount, 0) - o.fee, 0) as expected, o.settled_net + o.pending_drawn as found
    from "order" o
    where o.settled_net + o.pending_drawn > greatest(coalesce(o.paid_amount, 0) - o.fee, 0)
      or o.settled_net < 0 or o.pending_drawn < 0
    union all
    select 'orderMoney', merchant_id, number, coalesce(r.drawn, 0), coalesce(o.pending_drawn, 0)
    from (select merchant_id, number, pending_drawn from "order" where pending_drawn <> 0) o
    full join (select merchant_id, order_number as number, sum((drawn->>'pending')::bigint)::bigint as drawn
      from (select merchant_id, order_number, drawn from refund where status in ('01', '02')
        union all select merchant_id, order_number, drawn from bank_return
        union all select merchant_id, order_number, drawn from dispute where status in ('open', 'answered')) taken
      group by 1, 2) r using (merchant_id, number)
    where coalesce(o.pending_drawn, 0) <> coalesce(r.drawn, 0)`,
  );

/** Paid orders that the ledger has not, or with another amount; and journals of payments whose order is not paid. */
export const findOrderPosted = (queries: Queries): Promise<KeptFinding[]> =>
  run(
    queries,
    sql`
    select 'orderPosted' as figure, merchant_id as "merchantId", number as about,
      coalesce(o.paid_amount, 0) as expected, coalesce(p.amount, 0) as found
    from (select merchant_id, number, paid_amount from "order" where status = '02') o
    full join (
      select j.merchant_id, split_part(j.cause, ':', 2) as number, -sum(e.amount)::bigint as amount
      from ledger.journal j join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id
      where j.cause like 'order:%:paid' and e.bucket = 'rail_clearing' group by 1, 2) p using (merchant_id, number)
    where o.paid_amount is distinct from p.amount`,
  );

/** What each noun's own records say should be on an account of a merchant. */
const expected = sql`
  select merchant_id, 'pending' as bucket, sum(paid_amount - fee - settled_net - pending_drawn)::bigint as amount
    from "order" where status = '02' group by 1
  union all
  select merchant_id, 'withdrawing', sum(amount)::bigint from withdrawal where status = '0' group by 1
  union all
  select merchant_id, 'payout_clearing', sum(credited)::bigint from withdrawal where status = '1' group by 1
  union all
  select merchant_id, 'payout_clearing', -sum(credited)::bigint from (
    select distinct w.merchant_id, w.number, w.credited from ${payoutsInFiles} and ${isCleared}) seen_at_the_bank group by 1
  union all
  select merchant_id, 'refunding', sum(amount)::bigint from refund where status = '01' group by 1
  union all
  select merchant_id, 'dispute', sum(blocked)::bigint from dispute where status in ('open', 'answered') group by 1
  union all
  select merchant_id, 'debt', -sum((drawn->>'debt')::bigint)::bigint from bank_return group by 1
  union all
  select j.merchant_id, 'debt', sum(e.amount)::bigint from ledger.journal j
    join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id and e.bucket = 'debt'
    where j.cause like 'debt:%' group by 1
  union all
  select merchant_id, 'suspense', sum(amount)::bigint from unexpected_payment where returned_at is null and matched_at is null group by 1
  union all
  select ${noMerchant}::uuid, 'suspense', -sum(theirs)::bigint
    from reconciliation_finding n join reconciliation_file f on f.id = n.file_id
    where n.handling = 'suspense' and n.kind <> 'payment'
      and not exists (select from unexpected_payment u where u.return_key = n.match_id
        and (u.end_to_end_id = n.reference or u.closed_reason is not null) and u.method = f.rail)`;

/** Merchants whose account is not what their orders, refunds, withdrawals, bank returns, cases, the bank's files and payments put aside say. */
export const findUnexplained = (queries: Queries): Promise<KeptFinding[]> =>
  run(
    queries,
    sql`
    select bucket as figure, merchant_id as "merchantId", bucket as about,
      coalesce(x.amount, 0)::bigint as expected, coalesce(l.amount, 0)::bigint as found
    from (select merchant_id, bucket, sum(amount) as amount from (${expected}) said group by 1, 2) x
    full join (select merchant_id, bucket, sum(amount) as amount from ledger.entry
      where bucket in ('pending', 'withdrawing', 'payout_clearing', 'refunding', 'dispute', 'debt', 'suspense') group by 1, 2) l using (merchant_id, bucket)
    where coalesce(x.amount, 0) <> coalesce(l.amount, 0)`,
  );

export const insertProof = async (queries: Queries, row: LedgerProofRow): Promise<void> => {
  await queries.insert(ledgerProofs).values(row);
};

/** Newest first, from a place on. */
export const listProofs = (
  queries: Queries,
  place: Place | undefined,
  limit: number,
  skip = 0,
): Promise<LedgerProofRow[]> =>
  queries
    .select()
    .from(ledgerProofs)
    .where(place && sql`(${ledgerProofs.at}, ${ledgerProofs.id}) < (${place.at.toISOString()}, ${place.key}::uuid)`)
    .orderBy(desc(ledgerProofs.at), desc(ledgerProofs.id))
    .offset(skip)
    .limit(limit);

const countProofsUpToRow = z.object({ count: z.int() });
export const countProofsUpTo = async (queries: Queries, most: number): Promise<number> => {
  const rows = await rowsOf(
    queries,
    countProofsUpToRow,
    sql`select count(*) as count from (select from ledger_proof limit ${most + 1}) counted`,
  );
  return rows[0]?.count ?? 0;
};

/** Whether a proof was begun at this instant or later by the night. */
export const hasProofSince = async (queries: Queries, since: Date): Promise<boolean> => {
  const { rows } = await queries.execute(
    sql`select from ledger_proof where at >= ${since.toISOString()} and asked_by is null limit 1`,
  );
  return rows.length > 0;
};
