import type pg from 'pg';

/** So that a page of any age lies within the months that the list searches. */
const days = 80;
/** What one statement lays out: what it did is kept until its triggers have seen it. */
const atOnce = 500_000;

/** Millions of rows are put into a table without indexes, which are then made at once: many times faster. */
const dropIndexes = async (client: pg.Client): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes i where schemaname = 'public' and tablename = 'order'
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return async () => {
    await client.query("set maintenance_work_mem = '1GB'");
    for (const { definition } of rows) await client.query(definition);
    await client.query('reset maintenance_work_mem');
  };
};

/**
 * Fills a merchant's orders by one statement, spread evenly over the past weeks and paid for the most part, then lets PostgreSQL look
 * at what it has. Postings are left out: no list reads them.
 */
export const addOrders = async (
  client: pg.Client,
  merchantId: string,
  number: string,
  count: number,
): Promise<void> => {
  const restoreIndexes = await dropIndexes(client);
  for (let from = 1; from <= count; from += atOnce)
    await client.query(
      `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity,
         unit_price, amount, fee, created_at, expires_at, completed_at, txid, br_code, end_to_end_id, payer_name, paid_amount)
       select $1, n, 'BENCH-' || i, '03', '02', s, 'Café coado da casa', 1, 1100, 1100 + i % 900, 11, at, at + interval '1 hour',
         case when s = '02' then at + interval '30 seconds' end, $2 || n, repeat('0', 170), 'E' || n, 'Bruna Carvalho',
         case when s = '02' then 1100 + i % 900 end
       from (
         select i, at, case when i % 10 < 9 then '02' else '04' end as s,
           to_char(at at time zone 'UTC', 'YYMMDDHH24MISSMS') || lpad((i % 100000)::text, 5, '0') as n
         from (
           select i, date_trunc('milliseconds', now() - interval '1 minute' - i * interval '${days} days' / $3::bigint) as at
           from generate_series($4::bigint, least($4 + $5, $3 + 1) - 1) i
         ) times
       ) drawn`,
      [merchantId, number, count, from, atOnce],
    );
  await restoreIndexes();
  await client.query('vacuum analyze "order"');
};

/** The cursor of the page that follows the first `skipped` orders, as the list itself gives it. */
export const cursorAfter = async (client: pg.Client, merchantId: string, skipped: number): Promise<string> => {
  const { rows } = await client.query<{ at: Date; number: string }>(
    `select created_at as at, number from "order" where merchant_id = $1
     order by created_at desc nulls first, number desc nulls first offset $2 limit 1`,
    [merchantId, skipped - 1],
  );
  const [row] = rows;
  if (!row) throw new Error(`there are not ${skipped} orders`);
  return Buffer.from(`${row.at.getTime()}.${row.number}`).toString('base64url');
};
