-- A rollup reads what came after it and nothing else: however long the history is, and however often it is rolled up.
create or replace function ledger.roll_up(p_merchant uuid, p_bucket text) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
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
