-- Entries, sums and closes remember transactions by the numbers that PostgreSQL counts. A database that was restored from a backup counts
-- from the beginning again: there each new number is raised by this much, above every number that came with the backup. Restoring writes
-- it; it is a function so that reading it costs nothing.
create function ledger.xid_shift() returns bigint language sql immutable as $$ select 0::bigint $$;
--> statement-breakpoint
create function ledger.current_xid() returns xid8 language sql stable as $$
  select (pg_current_xact_id()::text::bigint + ledger.xid_shift())::text::xid8 $$;
--> statement-breakpoint
create function ledger.current_snapshot() returns pg_snapshot language sql stable as $$
  select case ledger.xid_shift() when 0 then pg_current_snapshot() else (
    select format('%s:%s:%s',
      pg_snapshot_xmin(s)::text::bigint + ledger.xid_shift(), pg_snapshot_xmax(s)::text::bigint + ledger.xid_shift(),
      (select string_agg((x::text::bigint + ledger.xid_shift())::text, ',' order by x::text::bigint) from pg_snapshot_xip(s) x)
    )::pg_snapshot from pg_current_snapshot() s) end $$;
--> statement-breakpoint
alter table ledger.journal alter column xid set default ledger.current_xid();
--> statement-breakpoint
alter table ledger.entry alter column xid set default ledger.current_xid();
--> statement-breakpoint
create or replace function ledger.roll_up(p_merchant uuid, p_bucket text) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  horizon xid8 := pg_snapshot_xmin(ledger.current_snapshot());
  known xid8;
begin
  insert into rollup (merchant_id, bucket, amount, upto) values (p_merchant, p_bucket, 0, '0'::xid8) on conflict do nothing;
  -- Two at once come one after the other, and the second finds how far the first has come.
  select upto into known from rollup where merchant_id = p_merchant and bucket = p_bucket for update;
  if known >= horizon then return; end if;
  update rollup set upto = horizon, amount = amount + (
    select coalesce(sum(e.amount), 0) from entry e
    where e.merchant_id = p_merchant and e.bucket = p_bucket and e.xid >= known and e.xid < horizon)
  where merchant_id = p_merchant and bucket = p_bucket;
end $$;
--> statement-breakpoint
create or replace function ledger.fold_days(p_merchant uuid) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  horizon xid8 := pg_snapshot_xmin(ledger.current_snapshot());
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
