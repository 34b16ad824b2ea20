import type pg from 'pg';

/** So that everything lies within a year, which a statement may reach over. */
const days = 300;

/** Takes the demonstration's own movements out, past every guard, as only the owner of the database can. */
export const emptyBooks = async (client: pg.Client, merchantId: string): Promise<void> => {
  await client.query("set session_replication_role = 'replica'");
  for (const table of ['entry', 'journal', 'balance', 'day_total'])
    await client.query(`delete from ledger.${table} where merchant_id = $1`, [merchantId]);
  await client.query('reset session_replication_role');
};

/**
 * Fills a merchant's available and pending money with as many movements each, spread evenly over the past months, and folds their
 * days as the server does every minute.
 */
export const addMovements = async (client: pg.Client, merchantId: string, count: number): Promise<void> => {
  // Lines belong to the transaction of their journal.
  await client.query('begin');
  await client.query(
    'create temporary table laid as select i, at, (lpad(to_hex(ms), 12, $$0$$) || $$70008000$$ || lpad(to_hex(i), 12, $$0$$))::uuid as id ' +
      `from (select i, at, (extract(epoch from at) * 1000)::bigint as ms from (
       select i, date_trunc('milliseconds', now() - interval '1 minute' - ($1::bigint - i) * interval '${days} days' / $1::bigint) as at
       from generate_series(1, $1::bigint) i) times) drawn`,
    [count],
  );
  await client.query(
    `insert into ledger.journal (merchant_id, id, cause, posted_at) select $1, id, 'settlement:' || lpad(i::text, 20, '0') || ':1', at from laid`,
    [merchantId],
  );
  await client.query(
    `insert into ledger.entry (merchant_id, journal_id, line, bucket, rail, amount, balance_after, sequence, moved_at)
     select $1, id, l.line, l.bucket, l.rail, l.amount, case when l.line = 1 then i end, case when l.line = 1 then i end,
       case when l.line = 1 then at end
     from laid, (values (1, 'available', '', 1), (2, 'pending', '', 1), (3, 'rail_clearing', '02', -2)) l(line, bucket, rail, amount)`,
    [merchantId],
  );
  await client.query(
    `insert into ledger.balance (merchant_id, bucket, amount, version, moved_at)
     select $1, 'available', $2::bigint, $2::bigint, max(at) from laid`,
    [merchantId, count],
  );
  await client.query('drop table laid');
  await client.query('commit');
  await client.query('select ledger.fold_days($1)', [merchantId]);
  await client.query('vacuum analyze ledger.journal, ledger.entry, ledger.day_total');
};

/** The cursor of the page that follows the first `skipped` lines of the available balance, as the list itself gives it. */
export const statementCursor = async (client: pg.Client, merchantId: string, skipped: number): Promise<string> => {
  const { rows } = await client.query<{ id: string; sequence: string; before: string }>(
    `select journal_id as id, sequence, balance_after - amount as before from ledger.entry
     where merchant_id = $1 and bucket = 'available' and sequence is not null order by sequence desc offset $2 limit 1`,
    [merchantId, skipped - 1],
  );
  const [row] = rows;
  if (!row) throw new Error(`there are not ${skipped} lines`);
  return Buffer.from(`${row.id}.${row.sequence}.${row.before}`).toString('base64url');
};
