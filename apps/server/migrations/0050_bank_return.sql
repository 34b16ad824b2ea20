-- Two more accounts of a merchant: what the bank blocks while it decides on a case, and what the merchant owes the platform because the
-- bank took more than there was. A debt is never positive, every other balance never negative.
alter table ledger.balance drop constraint balance_floor, add constraint balance_floor
  check (case when bucket = 'debt' then amount <= 0 else amount >= 0 end);
--> statement-breakpoint
alter table ledger.entry drop constraint entry_numbered, add constraint entry_numbered check (
  (bucket in ('available','withdrawing','refunding','reserve','dispute','debt'))
  = (sequence is not null and moved_at is not null and balance_after is not null));
--> statement-breakpoint
alter table ledger.entry drop constraint entry_bucket_name, add constraint entry_bucket_name check (
  bucket in ('pending','available','withdrawing','refunding','reserve','dispute','debt','rail_clearing','payout_clearing','fee_revenue','suspense'));
--> statement-breakpoint
-- Which merchants owe something: asked for whenever money becomes available.
create index balance_debt on ledger.balance (merchant_id) where bucket = 'debt' and amount < 0;
--> statement-breakpoint
create or replace function ledger.post(
  p_merchant uuid, p_id uuid, p_cause text, p_at timestamptz, p_reverses uuid,
  p_buckets text[], p_rails text[], p_amounts bigint[]
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  tracked constant text[] := array['available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'];
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
create or replace function ledger.post_many(p_journals jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if exists (
    select from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') l
    where l->>'bucket' in ('available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')
  ) then
    perform ledger.post((j->>'merchantId')::uuid, (j->>'id')::uuid, j->>'cause', (j->>'at')::timestamptz, null,
      array(select l->>'bucket' from jsonb_array_elements(j->'lines') l),
      array(select l->>'rail' from jsonb_array_elements(j->'lines') l),
      array(select (l->>'amount')::bigint from jsonb_array_elements(j->'lines') l))
      from jsonb_array_elements(p_journals) j;
    return;
  end if;
  with asked as (
    select (j->>'merchantId')::uuid as merchant_id, (j->>'id')::uuid as id, j->>'cause' as cause,
      (j->>'at')::timestamptz as at, j->'lines' as lines
    from jsonb_array_elements(p_journals) j
  ), posted as (
    insert into journal (merchant_id, id, cause, posted_at) select merchant_id, id, cause, at from asked
    on conflict (merchant_id, cause) do nothing returning merchant_id, id
  )
  insert into entry (merchant_id, journal_id, line, bucket, rail, amount)
    select asked.merchant_id, asked.id, l.line, l.value->>'bucket', l.value->>'rail', (l.value->>'amount')::bigint
    from posted join asked using (merchant_id, id), jsonb_array_elements(asked.lines) with ordinality as l(value, line);
end $$;
--> statement-breakpoint
-- Debits that do not know beforehand what is there lock both rows, also where there was none: so a debt is written only by who holds
-- the available balance, and money that becomes available meanwhile finds the debt.
create or replace function ledger.lock_spendable(p_merchant uuid) returns table (available bigint, reserve bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  insert into balance (merchant_id, bucket) values (p_merchant, 'available'), (p_merchant, 'reserve') on conflict do nothing;
  perform from balance b where b.merchant_id = p_merchant and b.bucket in ('available', 'reserve')
    order by b.bucket for no key update;
  return query select
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'available'), 0),
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'reserve'), 0);
end $$;
--> statement-breakpoint
create or replace function ledger.days_between(p_merchant uuid, p_from xid8, p_before xid8)
returns table (account text, day date, income bigint, expense bigint, entries integer)
language sql stable set search_path = ledger, pg_temp as $$
  with added as materialized (
    select e.journal_id, e.bucket, e.amount, e.moved_at from entry e
    where e.merchant_id = p_merchant and e.xid >= p_from and e.xid < p_before
      and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')
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
        and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt') group by 1
      union all
      select 'own', sum(e.amount) from ledger.entry e
      where e.merchant_id = f.merchant_id and e.xid < f.upto
        and e.bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')
    ) e using (account) where coalesce(t.amount, 0) <> coalesce(e.amount, 0))) as drifting,
  (select count(*) from (
    select from ledger.entry where bucket in ('pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt')
    group by merchant_id, bucket having sum(case when bucket = 'debt' then -amount else amount end) < 0) below) as negative,
  (select count(*) from ledger.entry e where not exists (
    select from ledger.journal j where j.merchant_id = e.merchant_id and j.id = e.journal_id)) as orphan;
--> statement-breakpoint
-- What the bank took of an order that was paid, without anybody here having asked for it; and the share of the fee that came back with it,
-- which is also in fee_returned.
alter table "order" add column bank_returned bigint not null default 0, add column bank_fee_returned bigint not null default 0;
--> statement-breakpoint
alter table "order" drop constraint order_refunded, add constraint order_refunded
  check (refunded between 0 and coalesce(paid_amount, 0) and fee_returned between 0 and fee and refund_count between 0 and 50
    and bank_returned between 0 and coalesce(paid_amount, 0) and bank_fee_returned between 0 and fee_returned);
--> statement-breakpoint
-- The bank may take what a refund has given back already; a new refund may never give back what the bank has taken.
create function refuse_refund_beyond_order() returns trigger language plpgsql as $$
begin
  raise exception 'a refund would give back more than the order has left' using errcode = '23514', constraint = 'order_refund_left';
end $$;
--> statement-breakpoint
create trigger order_refund_left before update of refunded on "order" for each row
  when (new.refunded > old.refunded and new.refunded + new.bank_returned > new.paid_amount) execute function refuse_refund_beyond_order();
--> statement-breakpoint
create table bank_return (
  merchant_id uuid not null,
  order_number text not null,
  return_key text not null,
  end_to_end_id text not null,
  rtr_id text,
  nature text,
  reason text,
  amount bigint not null,
  fee_returned bigint not null,
  drawn jsonb not null,
  returned_at timestamp (3) with time zone not null,
  heard_at timestamp (3) with time zone not null,
  told_at timestamp (3) with time zone,
  primary key (merchant_id, order_number, return_key),
  constraint bank_return_amount check (amount > 0 and fee_returned between 0 and amount),
  constraint bank_return_drawn check (
    (drawn->>'pending')::bigint + (drawn->>'available')::bigint + (drawn->>'reserve')::bigint + (drawn->>'debt')::bigint + fee_returned = amount)
);
--> statement-breakpoint
create index bank_return_payment on bank_return (end_to_end_id);
--> statement-breakpoint
create index bank_return_key on bank_return (return_key);
--> statement-breakpoint
create index bank_return_heard on bank_return (heard_at);
--> statement-breakpoint
create index bank_return_untold on bank_return (heard_at) where told_at is null;
--> statement-breakpoint
create trigger append_only before delete on bank_return for each row execute function refuse_change_of_history();
