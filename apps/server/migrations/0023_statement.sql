-- Every entry of a bucket with a balance has its number in that bucket, counted from 1 without a gap, and the instant at which
-- the balance changed, which is never before that of the entry before: a statement's order is the order of the balances.
alter table ledger.balance add column version bigint not null default 0, add column moved_at timestamp (3) with time zone;
--> statement-breakpoint
alter table ledger.entry add column sequence bigint, add column moved_at timestamp (3) with time zone;
--> statement-breakpoint
alter table ledger.entry disable trigger append_only;
--> statement-breakpoint
-- What was posted before is numbered along its own chain: each entry begins with the balance at which another ended. Of several
-- that fit, the one that was posted first.
do $$
declare
  account record;
  next record;
  standing bigint;
  number bigint;
  latest timestamptz;
begin
  create temporary table chain on commit drop as
    select e.merchant_id, e.bucket, e.journal_id, e.line, e.balance_after - e.amount as before, e.balance_after as after,
      row_number() over (partition by e.merchant_id, e.bucket order by e.xid, e.journal_id, e.line) as place, j.posted_at
    from ledger.entry e join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
    where e.bucket in ('available', 'withdrawing', 'refunding', 'reserve');
  create index on chain (merchant_id, bucket, before, place);
  create index on chain (merchant_id, bucket, place);
  for account in select merchant_id, bucket from ledger.balance loop
    standing := 0; number := 0; latest := null;
    loop
      select * into next from chain c where c.merchant_id = account.merchant_id and c.bucket = account.bucket
        and c.before = standing order by c.place limit 1;
      if not found then
        select * into next from chain c where c.merchant_id = account.merchant_id and c.bucket = account.bucket
          order by c.place limit 1;
      end if;
      exit when not found;
      number := number + 1; standing := next.after; latest := greatest(latest, next.posted_at);
      update ledger.entry set sequence = number, moved_at = latest
        where merchant_id = next.merchant_id and journal_id = next.journal_id and line = next.line;
      delete from chain where merchant_id = next.merchant_id and journal_id = next.journal_id and line = next.line;
    end loop;
    update ledger.balance b set version = number, moved_at = latest
      where b.merchant_id = account.merchant_id and b.bucket = account.bucket;
  end loop;
end $$;
--> statement-breakpoint
alter table ledger.entry enable trigger append_only;
--> statement-breakpoint
alter table ledger.entry add constraint entry_numbered check (
  (bucket in ('available', 'withdrawing', 'refunding', 'reserve'))
  = (sequence is not null and moved_at is not null and balance_after is not null));
--> statement-breakpoint
-- Payments touch no such bucket, so neither index has anything to do for them.
create unique index entry_sequence on ledger.entry (merchant_id, bucket, sequence) where sequence is not null;
--> statement-breakpoint
create index entry_moved on ledger.entry (merchant_id, bucket, moved_at, sequence) where sequence is not null;
--> statement-breakpoint
-- As before, and the numbers: they are given while the balance is locked.
create or replace function ledger.post(
  p_merchant uuid, p_id uuid, p_cause text, p_at timestamptz, p_reverses uuid,
  p_buckets text[], p_rails text[], p_amounts bigint[]
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  tracked constant text[] := array['available', 'withdrawing', 'refunding', 'reserve'];
begin
  insert into journal (merchant_id, id, cause, posted_at, reverses) values (p_merchant, p_id, p_cause, p_at, p_reverses)
    on conflict (merchant_id, cause) do nothing;
  if not found then return false; end if;
  if not (p_buckets && tracked) then
    insert into entry (merchant_id, journal_id, line, bucket, rail, amount)
      select p_merchant, p_id, l.line, l.bucket, l.rail, l.amount
      from unnest(p_buckets, p_rails, p_amounts) with ordinality as l(bucket, rail, amount, line);
    return true;
  end if;
  insert into balance (merchant_id, bucket)
    select p_merchant, b from unnest(p_buckets) as b where b = any(tracked) on conflict do nothing;
  perform from balance where merchant_id = p_merchant and bucket = any(p_buckets) order by bucket for no key update;
  with line as (
    select l.* from unnest(p_buckets, p_rails, p_amounts) with ordinality as l(bucket, rail, amount, line)
  ), moved as (
    update balance b set amount = b.amount + l.amount, version = b.version + 1, moved_at = greatest(b.moved_at, p_at)
    from (select bucket, sum(amount)::bigint as amount from line where bucket = any(tracked) group by bucket) l
    where b.merchant_id = p_merchant and b.bucket = l.bucket
    returning b.bucket, b.amount, b.version, b.moved_at
  )
  insert into entry (merchant_id, journal_id, line, bucket, rail, amount, balance_after, sequence, moved_at)
    select p_merchant, p_id, line.line, line.bucket, line.rail, line.amount, moved.amount, moved.version, moved.moved_at
    from line left join moved using (bucket);
  return true;
end $$;
--> statement-breakpoint
-- What came into an account and left it on a civil day in São Paulo: of each bucket of the merchant, and of its own money as a
-- whole (`own`), where money that only changes its bucket does not count.
create table ledger.day_total (
  merchant_id uuid not null,
  account text not null,
  day date not null,
  income bigint not null,
  expense bigint not null,
  entries integer not null,
  primary key (merchant_id, account, day)
);
--> statement-breakpoint
-- Up to which transaction the entries of a merchant are in its days; what came later is added when somebody reads.
create table ledger.folded (merchant_id uuid primary key, upto xid8 not null);
--> statement-breakpoint
-- What entries between two transactions did to the merchant's accounts, by the day. Untracked buckets count by the journal's time.
create function ledger.days_between(p_merchant uuid, p_from xid8, p_before xid8)
returns table (account text, day date, income bigint, expense bigint, entries integer)
language sql stable set search_path = ledger, pg_temp as $$
  with added as materialized (
    select e.journal_id, e.bucket, e.amount, e.moved_at from entry e
    where e.merchant_id = p_merchant and e.xid >= p_from and e.xid < p_before
      and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve')
  ), moved as (
    select a.bucket as account, a.amount, coalesce(a.moved_at, j.posted_at) as at
    from added a join journal j on j.merchant_id = p_merchant and j.id = a.journal_id
    union all
    select 'own', s.amount, j.posted_at
    from (select journal_id, sum(amount)::bigint as amount from added group by journal_id having sum(amount) <> 0) s
    join journal j on j.merchant_id = p_merchant and j.id = s.journal_id
  )
  select m.account, (m.at at time zone 'America/Sao_Paulo')::date, coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint,
    coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint, count(*)::integer
  from moved m group by 1, 2 $$;
--> statement-breakpoint
-- Folds up to the oldest transaction still running, as `ledger.roll_up` does.
create function ledger.fold_days(p_merchant uuid) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  since xid8;
begin
  insert into folded (merchant_id, upto) values (p_merchant, '0') on conflict do nothing;
  select upto into since from folded where merchant_id = p_merchant for update;
  if since >= horizon then return; end if;
  insert into day_total as t (merchant_id, account, day, income, expense, entries)
    select p_merchant, d.account, d.day, d.income, d.expense, d.entries from days_between(p_merchant, since, horizon) d
  on conflict (merchant_id, account, day) do update
    set income = t.income + excluded.income, expense = t.expense + excluded.expense, entries = t.entries + excluded.entries;
  update folded set upto = horizon where merchant_id = p_merchant;
end $$;
--> statement-breakpoint
-- The days of an account as they stand at this instant: what is folded, and what came since.
create function ledger.days_of(p_merchant uuid, p_account text)
returns table (day date, income bigint, expense bigint, entries integer)
language sql stable set search_path = ledger, pg_temp as $$
  select d.day, sum(d.income)::bigint, sum(d.expense)::bigint, sum(d.entries)::integer from (
    select t.day, t.income, t.expense, t.entries from day_total t where t.merchant_id = p_merchant and t.account = p_account
    union all
    select b.day, b.income, b.expense, b.entries from days_between(
      p_merchant, coalesce((select f.upto from folded f where f.merchant_id = p_merchant), '0'::xid8), '18446744073709551615'::xid8) b
    where b.account = p_account) d
  group by d.day $$;
--> statement-breakpoint
-- Balances whose entries are not one chain: numbered 1, 2, 3, each beginning with the balance at which the one before ended.
create view ledger.broken_chain as
  select b.merchant_id, b.bucket from ledger.balance b
  left join (
    select e.merchant_id, e.bucket, e.sequence, e.amount, e.balance_after,
      lag(e.balance_after, 1, 0::bigint) over chain as before, row_number() over chain as place, lag(e.moved_at) over chain as since, e.moved_at
    from ledger.entry e where e.sequence is not null
    window chain as (partition by e.merchant_id, e.bucket order by e.sequence)
  ) c on c.merchant_id = b.merchant_id and c.bucket = b.bucket
  group by b.merchant_id, b.bucket, b.version, b.amount
  having b.version <> coalesce(max(c.sequence), 0)
    or bool_or(c.sequence <> c.place or c.balance_after <> c.before + c.amount or c.moved_at < c.since);
--> statement-breakpoint
create or replace view ledger.proof as select
  (select coalesce(sum(amount), 0)::bigint from ledger.entry) as total,
  (select count(*) from (
    select from ledger.entry group by merchant_id, journal_id having sum(amount) <> 0) broken) as unbalanced,
  (select count(*) from ledger.journal j where not exists (
    select from ledger.entry e where e.merchant_id = j.merchant_id and e.journal_id = j.id)) as empty,
  (select count(*) from ledger.balance b where b.amount <> (
    select coalesce(sum(e.amount), 0) from ledger.entry e where e.merchant_id = b.merchant_id and e.bucket = b.bucket)
  ) + (select count(*) from ledger.rollup r where r.amount <> (
    select coalesce(sum(e.amount), 0) from ledger.entry e
    where e.merchant_id = r.merchant_id and e.bucket = r.bucket and e.xid < r.upto)
  ) + (select count(*) from ledger.broken_chain
  ) + (select count(*) from ledger.folded f where exists (
    select from (
      select t.account, sum(t.income - t.expense) as amount from ledger.day_total t where t.merchant_id = f.merchant_id group by 1
    ) t full join (
      select e.bucket as account, sum(e.amount) as amount from ledger.entry e
      where e.merchant_id = f.merchant_id and e.xid < f.upto
        and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve') group by 1
      union all
      select 'own', sum(e.amount) from ledger.entry e
      where e.merchant_id = f.merchant_id and e.xid < f.upto
        and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve')
    ) e using (account) where coalesce(t.amount, 0) <> coalesce(e.amount, 0))) as drifting,
  (select count(*) from (
    select from ledger.entry where bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve')
    group by merchant_id, bucket having sum(amount) < 0) below) as negative,
  (select count(*) from ledger.entry e where not exists (
    select from ledger.journal j where j.merchant_id = e.merchant_id and j.id = e.journal_id)) as orphan;
--> statement-breakpoint
grant select on ledger.day_total, ledger.folded, ledger.broken_chain to balcao_app;
--> statement-breakpoint
revoke execute on function ledger.fold_days, ledger.days_of, ledger.days_between from public;
--> statement-breakpoint
grant execute on function ledger.fold_days, ledger.days_of, ledger.days_between to balcao_app;
--> statement-breakpoint
alter table export drop constraint export_format, add constraint export_format check (format in ('csv', 'xlsx', 'ofx', 'pdf'));
