import { DEFAULT_ZONE, daySpan } from '@balcao/brazil/dates';
import { FileLineKind, type FileRail } from '@balcao/contract/ledger-reconciliation';
import { PaymentMethod } from '@balcao/contract/order';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db.ts';
import { instantColumn, rowsOf } from '../../platform/parsed-rows.ts';
import { everyMerchant } from './ledger-close.repository.ts';
import { noMerchant } from './no-merchant.ts';
import type { FileRow } from './reconciliation.tables.ts';

/** The file under comparison. */
export type FileKey = Pick<FileRow, 'id' | 'rail' | 'day'>;
/** A line of a file that the ledger does not have. */
const MissingLine = z.object({
  kind: FileLineKind,
  matchId: z.string(),
  railId: z.string(),
  reference: z.string(),
  amount: z.int(),
  at: instantColumn,
  /** Whether a card held it before. */
  isHeld: z.boolean(),
});
export type MissingLine = Readonly<z.infer<typeof MissingLine>>;

/**
 * The lines of a file by what they are matched by, in a table of the transaction. PostgreSQL counts them, so that it compares a day of a
 * hundred thousand lines with the books as such, and not line by line with each other as it would a few.
 */
const gather = async (tx: Tx, fileId: string): Promise<void> => {
  await tx.execute(sql`create temporary table theirs on commit drop as
    select kind, match_id, min(rail_id) as rail_id, min(reference) as reference, sum(amount)::bigint as amount,
      count(*)::int as lines, min(at) as at
    from reconciliation_line where file_id = ${sql.raw(`'${fileId}'::uuid`)} group by kind, match_id`);
  await tx.execute(sql`analyze theirs`);
};
/** A day of a large rail takes longer than a request may. */
const takeTime = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select set_config('statement_timeout', '120s', true)`);
};

/** Under which causes the ledger has what the lines speak of, and of whose it is what they speak of. */
const booksOf = (rail: FileRail): SQL => sql`cause as (
  select t.kind, t.match_id, o.merchant_id, 'order' as noun, o.number, 'order:' || o.number || ':paid' as cause, o.method as rail
    from theirs t join "order" o on o.end_to_end_id = t.match_id where t.kind = 'payment'
  union all
  select t.kind, t.match_id, u.merchant_id, 'order', u.order_number, 'order:' || u.order_number || ':unexpected:' || u.end_to_end_id, ''
    from theirs t join unexpected_payment u on u.end_to_end_id = t.match_id and u.order_number is not null where t.kind = 'payment'
  union all
  select t.kind, t.match_id, r.merchant_id, 'refund', r.number, 'order:' || r.order_number || ':refund:' || r.number || ':ended', r.method
    from theirs t join refund r on r.number = t.match_id where t.kind = 'return'
  union all
  select t.kind, t.match_id, u.merchant_id, 'order', u.order_number, 'order:' || u.order_number || ':returned:' || u.end_to_end_id, u.method
    from theirs t join unexpected_payment u on u.end_to_end_id = substr(t.match_id, 2) and u.order_number is not null
    where t.kind = 'return' and t.match_id ~ '^A[A-Za-z0-9]{32}$'
  union all
  select t.kind, t.match_id, b.merchant_id, 'order', b.order_number, 'order:' || b.order_number || ':bank-return:' || b.return_key, o.method
    from theirs t join bank_return b on b.end_to_end_id = t.reference and t.match_id in (b.return_key, b.rtr_id)
    join "order" o on o.merchant_id = b.merchant_id and o.number = b.order_number where t.kind = 'return'
  union all
  select t.kind, t.match_id, w.merchant_id, 'withdrawal', w.number, 'withdrawal:' || w.number || ':done', 'payout'
    from theirs t join withdrawal w on w.number = t.match_id where t.kind = 'payout'
  union all
  select t.kind, t.match_id, ${noMerchant}::uuid, null, null, ${`rail:${rail}:`} || t.kind || ':' || t.match_id, null from theirs t
  union all
  -- What was put aside and then found to be for an order has left what nobody owns: it counts as the order's alone.
  select t.kind, t.match_id, ${noMerchant}::uuid, null, null, ${`rail:${rail}:matched:`} || t.match_id, null from theirs t
    where t.kind = 'payment'),
known as (
  select distinct on (kind, match_id) kind, match_id, merchant_id, noun, number, rail from (
    select * from cause where noun is not null
    union all
    select t.kind, t.match_id, o.merchant_id, 'order', o.number, '', o.method from theirs t join "order" o on o.txid = t.reference
      where t.kind = 'payment'
    union all
    -- What was paid at the code of a shop has no order before somebody hears of it; what goes back to nobody we know has none at all.
    select t.kind, t.match_id, s.merchant_id, null, null, '', ${PaymentMethod.enum.pix}
      from theirs t join shop_code s on s.txid = t.reference where t.kind = 'payment'
    union all
    -- Under a key that is none of ours: the bank has taken it of a paid order by itself.
    select t.kind, t.match_id, o.merchant_id, 'order', o.number, '', o.method
      from theirs t join "order" o on o.end_to_end_id = t.reference and o.status = '02'
      where t.kind = 'return' and t.match_id not like 'AE%'
    union all
    select t.kind, t.match_id, u.merchant_id, null, null, '', u.method
      from theirs t join unexpected_payment u on u.end_to_end_id = substr(t.match_id, 2) and u.order_number is null
      where t.kind = 'return' and t.match_id ~ '^A[A-Za-z0-9]{32}$') found_by order by kind, match_id, cause desc, number),
posted as (
  select c.kind, c.match_id, abs(sum(e.amount))::bigint as amount
  from cause c join ledger.journal j on j.merchant_id = c.merchant_id and j.cause = c.cause
  join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id
    and (e.bucket = 'rail_clearing' and e.rail = ${rail} or e.bucket = 'payout_clearing' and c.noun = 'withdrawal')
  group by 1, 2)`;

/** Every line of a file with the amount that the ledger has under its id, or null. */
const judged = (file: FileKey): SQL => sql`${booksOf(file.rail)}, judged as (
  select t.*, p.amount as ours, k.merchant_id, k.noun, k.number, k.rail,
    case when p.amount = t.amount and t.lines = 1 then 'agrees' when p.amount is not null then 'amountDiffers'
      else 'missingHere' end as outcome,
    exists (select from rail_notification n where n.rail = ${file.rail}
      and n.event_id = ${`file:${file.id}:`} || t.kind || ':' || t.match_id) as heard
  from theirs t left join posted p using (kind, match_id) left join known k using (kind, match_id))`;

/** The same for an empty file, so that PostgreSQL need not plan for lines. */
const nothingJudged = sql`judged as (
  select null::text as kind, null::text as match_id, null::text as rail_id, null::text as reference, null::bigint as amount,
    0 as lines, null::timestamptz as at, null::bigint as ours, null::uuid as merchant_id, null::text as noun, null::text as number,
    null::text as rail, null::text as outcome, false as heard where false)`;

/** Lines of what we know that the ledger has not: what stands twice in a file, or in another rail's, is never acted upon. */
export const listToHear = async (tx: Tx, file: FileKey): Promise<MissingLine[]> => {
  await takeTime(tx);
  await gather(tx, file.id);
  return rowsOf(
    tx,
    MissingLine,
    sql`
    with ${judged(file)} select kind, match_id as "matchId", rail_id as "railId", reference, amount, at,
      exists (select from preauth p where p.end_to_end_id = match_id) as "isHeld" from judged
    where outcome = 'missingHere' and lines = 1 and rail = ${file.rail} order by at, match_id`,
  );
};

/** What the ledger has of a rail and a day, by the records of orders, refunds and withdrawals that were told of it. */
const oursOf = (rail: FileRail, day: string): SQL => {
  const { from, to } = daySpan(day, DEFAULT_ZONE);
  const within = (column: SQL): SQL => sql`${column} >= ${from} and ${column} < ${to}`;
  if (rail === 'payout')
    return sql`
      select 'payout' as kind, w.number as match_id, coalesce(w.channel_number, '') as reference, w.merchant_id,
        'withdrawal' as noun, w.number, 'withdrawal:' || w.number || ':done' as cause, w.succeeded_at as at
      from merchant m join withdrawal w on w.merchant_id = m.merchant_id and w.status = '1' and ${within(sql`w.completed_at`)}`;
  return sql`
    -- One that was paid before rails said under which id is known by its own number alone.
    select 'payment' as kind, coalesce(o.end_to_end_id, o.number) as match_id, o.txid as reference, o.merchant_id, 'order' as noun, o.number,
      'order:' || o.number || ':paid' as cause, o.completed_at as at
    from merchant m join "order" o on o.merchant_id = m.merchant_id and o.status = '02' and o.method = ${rail}
      and ${within(sql`o.completed_at`)}
    union all
    select 'payment', u.end_to_end_id, o.txid, o.merchant_id, 'order', o.number,
      'order:' || o.number || ':unexpected:' || u.end_to_end_id, u.arrived_at
    from unexpected_payment u join "order" o on o.merchant_id = u.merchant_id and o.number = u.order_number
    where u.method = ${rail} and ${within(sql`u.arrived_at`)}
    union all
    select 'payment', u.end_to_end_id, u.txid, u.merchant_id, null, null, ${`rail:${rail}:payment:`} || u.end_to_end_id, u.arrived_at
    from unexpected_payment u where u.order_number is null and u.matched_order is null and u.method = ${rail}
      and ${within(sql`u.arrived_at`)}
    union all
    select 'return', r.number, '', r.merchant_id, 'refund', r.number,
      'order:' || r.order_number || ':refund:' || r.number || ':ended', r.completed_at
    from merchant m join refund r on r.merchant_id = m.merchant_id and r.method = ${rail} and r.status = '02'
      and ${within(sql`r.completed_at`)}
    union all
    select 'return', 'A' || u.end_to_end_id, u.end_to_end_id, o.merchant_id, 'order', o.number,
      'order:' || o.number || ':returned:' || u.end_to_end_id, u.returned_at
    from unexpected_payment u join "order" o on o.merchant_id = u.merchant_id and o.number = u.order_number
    where u.method = ${rail} and ${within(sql`u.returned_at`)}
    union all
    -- A file may name a return by the bank's own id or by that of the Pix system.
    select 'return', coalesce((select l.match_id from reconciliation_line l where l.match_id = b.rtr_id and l.kind = 'return' limit 1),
      b.return_key), b.end_to_end_id, b.merchant_id, 'order', b.order_number,
      'order:' || b.order_number || ':bank-return:' || b.return_key, b.returned_at
    from bank_return b join "order" o on o.merchant_id = b.merchant_id and o.number = b.order_number and o.method = ${rail}
    where ${within(sql`b.returned_at`)}
    union all
    select 'return', coalesce(u.return_key, 'A' || u.end_to_end_id), u.end_to_end_id, u.merchant_id, null, null,
      ${`rail:${rail}:return:`} || coalesce(u.return_key, 'A' || u.end_to_end_id), u.returned_at
    from unexpected_payment u where u.order_number is null and u.method = ${rail} and ${within(sql`u.returned_at`)}`;
};

const sums = sql`coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint,
  coalesce(sum(amount) filter (where kind <> 'payment'), 0)::bigint`;

/** Keeps what does not agree and what the whole comes to, in one statement on one picture of the books; of a file that `isEmpty`, what only we have. */
export const insertOutcome = async (tx: Tx, file: FileKey, now: Date, isEmpty = false): Promise<void> => {
  const { id, rail, day } = file;
  if (!isEmpty) await gather(tx, id);
  await tx.execute(sql`
    with recursive ${everyMerchant}, ${isEmpty ? nothingJudged : judged(file)},
    ours as (${oursOf(rail, day)}),
    missing as (
      select s.*, sum(abs(e.amount))::bigint as amount from ours s
      join ledger.journal j on j.merchant_id = s.merchant_id and j.cause = s.cause
      join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id
        and (e.bucket = 'rail_clearing' and e.rail = ${rail} or e.bucket = 'payout_clearing' and s.noun = 'withdrawal')
      where not exists (select from reconciliation_line l join reconciliation_file f on f.id = l.file_id and f.rail = ${rail}
        where l.match_id = s.match_id and l.kind = s.kind)
      group by s.kind, s.match_id, s.reference, s.merchant_id, s.noun, s.number, s.cause, s.at),
    -- A rail may have told of one payment twice, for two orders: that is one finding, or the file could never be compared.
    untold as (
      select distinct on (kind, match_id) *, (sum(amount) over (partition by kind, match_id))::bigint as whole
      from missing order by kind, match_id, at, number),
    found as (
      insert into reconciliation_finding
      select ${id}::uuid, kind, match_id, reference, case outcome when 'agrees' then 'missingHere' else outcome end,
        case when outcome = 'agrees' then 'heard'
          -- Put aside already, as another rail's money: which of them is right, people must say.
          when kind = 'payment' and exists (select from unexpected_payment u where u.end_to_end_id = match_id) then 'none'
          when kind = 'return' and exists (select from unexpected_payment u where u.end_to_end_id = reference
            and u.order_number is null and u.method <> ${rail}) then 'none'
          when outcome = 'missingHere' and merchant_id is null and lines = 1 then 'suspense' else 'none' end,
        amount, case when outcome = 'amountDiffers' then ours end, lines, at, merchant_id, noun, number
      from judged where outcome <> 'agrees' or heard
      union all
      select ${id}::uuid, kind, match_id, reference, 'missingThere', 'none', null, whole, 0, at, merchant_id, noun, number
      from untold),
    sides as (
      select kind, ours as amount from judged where ours is not null union all select kind, amount from missing)
    insert into reconciliation_result
    select ${id}::uuid, ${now.toISOString()}::timestamptz, l.agreed, l.count, l.i, l.o, s.count, s.i, s.o
    from (select count(*) filter (where outcome = 'agrees' and not heard), count(*), ${sums} from judged) l(agreed, count, i, o),
      (select count(*), ${sums} from sides) s(count, i, o)`);
};

const isWaiting = (rail: FileRail): SQL => sql`
  from reconciliation_finding n join reconciliation_file f on f.id = n.file_id and f.rail = ${sql.raw(`'${rail}'`)}
  where n.outcome = 'missingHere' and n.handling = 'none' and n.lines = 1 and not exists (
    select from reconciliation_resolution s where s.file_id = n.file_id and s.kind = n.kind and s.match_id = n.match_id)`;
/** What was missing here and has been posted since, with the file's amount: nothing is open about it any more. */
export const insertPostedLater = async (tx: Tx, rail: FileRail, now: Date): Promise<void> => {
  const { rows } = await tx.execute(sql`select ${isWaiting(rail)} limit 1`);
  if (rows.length === 0) return;
  await takeTime(tx);
  await tx.execute(sql`create temporary table waiting on commit drop as select n.* ${isWaiting(rail)}`);
  await tx.execute(
    sql`create temporary table theirs on commit drop as select distinct kind, match_id, reference from waiting`,
  );
  await tx.execute(sql`analyze waiting, theirs`);
  await tx.execute(sql`
    with ${booksOf(rail)}
    insert into reconciliation_resolution (file_id, kind, match_id, at, how, reason)
    select o.file_id, o.kind, o.match_id, ${now.toISOString()}::timestamptz, 'later', ''
    from waiting o join posted p using (kind, match_id) where p.amount = o.theirs
    on conflict do nothing`);
};
