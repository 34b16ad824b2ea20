-- The role whose rights requests and jobs work with. It reads the ledger; only ledger.post and ledger.roll_up write it.
do $$ begin
  if not exists (select from pg_roles where rolname = 'balcao_app') then create role balcao_app nologin; end if;
  execute format('grant balcao_app to %I', current_user);
end $$;
--> statement-breakpoint
grant usage on schema public, ledger to balcao_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to balcao_app;
--> statement-breakpoint
grant select on all tables in schema ledger to balcao_app;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to balcao_app;
--> statement-breakpoint
create schema if not exists pgboss;
--> statement-breakpoint
grant usage on schema pgboss to balcao_app;
--> statement-breakpoint
alter default privileges in schema pgboss grant all on tables to balcao_app;
--> statement-breakpoint
alter default privileges in schema pgboss grant all on sequences to balcao_app;
--> statement-breakpoint
alter table rate_limit set unlogged;
--> statement-breakpoint
alter table open_nonce set unlogged;
--> statement-breakpoint
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin raise exception 'the ledger is append-only' using errcode = '42501'; end $$;
--> statement-breakpoint
create trigger append_only before update or delete on ledger.journal for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on ledger.entry for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only_whole before truncate on ledger.journal for each statement execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only_whole before truncate on ledger.entry for each statement execute function ledger.refuse_change();
--> statement-breakpoint
-- Looks at the new lines only, so its cost does not grow with the table.
create function ledger.require_balance() returns trigger language plpgsql as $$
begin
  if exists (select from added group by merchant_id, journal_id having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'a journal does not sum to zero' using errcode = '23514', constraint = 'journal_balanced';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger balanced after insert on ledger.entry referencing new table as added
  for each statement execute function ledger.require_balance();
--> statement-breakpoint
-- The only way to write money. True: posted; false: this cause was posted before and nothing happened.
-- Balances are locked in the order of their names, so two journals of one merchant never wait for each other in a ring.
create function ledger.post(
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
    update balance b set amount = b.amount + l.amount
    from (select bucket, sum(amount)::bigint as amount from line where bucket = any(tracked) group by bucket) l
    where b.merchant_id = p_merchant and b.bucket = l.bucket
    returning b.bucket, b.amount
  )
  insert into entry (merchant_id, journal_id, line, bucket, rail, amount, balance_after)
    select p_merchant, p_id, line.line, line.bucket, line.rail, line.amount, moved.amount
    from line left join moved using (bucket);
  return true;
end $$;
--> statement-breakpoint
-- Sums up to the oldest transaction still running: numbers are given before they commit, so "all ids below" would miss late ones.
create function ledger.roll_up(p_merchant uuid, p_bucket text) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  insert into rollup as r (merchant_id, bucket, amount, upto)
    select p_merchant, p_bucket, coalesce(sum(amount), 0), horizon
    from entry where merchant_id = p_merchant and bucket = p_bucket and xid < horizon
  on conflict (merchant_id, bucket) do update
    set amount = r.amount + (
      select coalesce(sum(amount), 0) from entry
      where merchant_id = p_merchant and bucket = p_bucket and xid >= r.upto and xid < horizon), upto = horizon
    where r.upto < horizon;
end $$;
--> statement-breakpoint
create function ledger.balance_of(p_merchant uuid, p_bucket text) returns bigint language sql stable as $$
  select coalesce(
    (select amount from ledger.balance where merchant_id = p_merchant and bucket = p_bucket),
    coalesce((select amount from ledger.rollup where merchant_id = p_merchant and bucket = p_bucket), 0)
    + coalesce((select sum(amount) from ledger.entry where merchant_id = p_merchant and bucket = p_bucket
        and xid >= coalesce((select upto from ledger.rollup where merchant_id = p_merchant and bucket = p_bucket), '0'::xid8)), 0)
  )::bigint $$;
--> statement-breakpoint
create view ledger.proof as select
  (select coalesce(sum(amount), 0)::bigint from ledger.entry) as total,
  (select count(*) from (
    select from ledger.entry group by merchant_id, journal_id having sum(amount) <> 0) broken) as unbalanced,
  (select count(*) from ledger.journal j where not exists (
    select from ledger.entry e where e.merchant_id = j.merchant_id and e.journal_id = j.id)) as empty,
  (select count(*) from ledger.balance b where b.amount <> (
    select coalesce(sum(e.amount), 0) from ledger.entry e where e.merchant_id = b.merchant_id and e.bucket = b.bucket)
  ) + (select count(*) from ledger.rollup r where r.amount <> (
    select coalesce(sum(e.amount), 0) from ledger.entry e
    where e.merchant_id = r.merchant_id and e.bucket = r.bucket and e.xid < r.upto)) as drifting,
  (select count(*) from (
    select from ledger.entry where bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve')
    group by merchant_id, bucket having sum(amount) < 0) below) as negative,
  (select count(*) from ledger.entry e where not exists (
    select from ledger.journal j where j.merchant_id = e.merchant_id and j.id = e.journal_id)) as orphan;
--> statement-breakpoint
grant select on ledger.proof to balcao_app;
--> statement-breakpoint
grant execute on function ledger.post, ledger.roll_up, ledger.balance_of to balcao_app;

--> statement-breakpoint
-- Foreign keys between modules, which know each other by their services and not by their tables.
alter table session add constraint session_account foreign key (account_id) references account (id);
--> statement-breakpoint
alter table member add constraint member_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table member add constraint member_role foreign key (merchant_id, role_id) references role (merchant_id, id);
--> statement-breakpoint
alter table role add constraint role_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table review add constraint review_team foreign key (merchant_id) references team (merchant_id);
