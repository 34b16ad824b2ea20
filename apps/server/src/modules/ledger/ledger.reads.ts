import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The cause by which money became available last, of what was not visible in the snapshot `seen`: a select of SQL, of one row or none. */
export const newestIncome = (merchantId: SQLWrapper, seen: SQLWrapper): SQL => sql`
      select j.cause from ledger.entry e
      join ledger.journal j on j.merchant_id = ${merchantId} and j.id = e.journal_id
      where e.merchant_id = ${merchantId} and e.bucket = 'available' and e.amount > 0
        and e.xid >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(e.xid, ${seen})
      order by e.xid desc limit 1`;

/** Whether a merchant's money is stopped, because its books do not agree: a condition of SQL. */
export const isStopped = (merchantId: SQLWrapper): SQL =>
  sql`exists (select from ledger_stop s where s.merchant_id = ${merchantId} and s.mended_at is null)`;
