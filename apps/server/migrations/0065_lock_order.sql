-- Every transaction locks balances in one order: by merchant, then available, reserve, refunding, withdrawing, dispute, debt
-- (docs/lock-order.md).
create function ledger.balance_place(p_bucket text) returns int language sql immutable parallel safe
return array_position(array['available', 'reserve', 'refunding', 'withdrawing', 'dispute', 'debt'], p_bucket);
--> statement-breakpoint
revoke execute on function ledger.balance_place from public;
--> statement-breakpoint
create or replace function ledger.lock_spendable(p_merchant uuid) returns table (available bigint, reserve bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  insert into balance (merchant_id, bucket) values (p_merchant, 'available'), (p_merchant, 'reserve') on conflict do nothing;
  perform from balance b where b.merchant_id = p_merchant and b.bucket in ('available', 'reserve')
    order by balance_place(b.bucket) for no key update;
  return query select
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'available'), 0),
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'reserve'), 0);
end $$;
--> statement-breakpoint
-- What becomes available or comes back to the reserve may have to pay a debt in the same transaction: whatever that takes is locked here, in
-- its place in the order.
create or replace function ledger.post(
  p_merchant uuid, p_id uuid, p_cause text, p_at timestamptz, p_reverses uuid,
  p_buckets text[], p_rails text[], p_amounts bigint[]
) returns boolean language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  tracked constant text[] := array['available', 'reserve', 'refunding', 'withdrawing', 'dispute', 'debt'];
  made text[] := p_buckets;
  locked text[] := p_buckets;
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
  if exists (select from unnest(p_buckets, p_amounts) as l(bucket, amount) where bucket in ('available', 'reserve') and amount > 0) then
    made := made || array['available', 'reserve'];
    locked := made || array['debt'];
  end if;
  insert into balance (merchant_id, bucket)
    select p_merchant, b from unnest(made) as b where b = any(tracked) order by balance_place(b) on conflict do nothing;
  perform from balance where merchant_id = p_merchant and bucket = any(locked) order by balance_place(bucket) for no key update;
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
-- Many journals at once, in as many statements as one takes. The journals are written in the order of their causes and the balances
-- locked in the order above, so that two batches never wait for each other in a circle; what moves a balance is counted in the order
-- in which it came, and none of it may take the balance below zero.
create or replace function ledger.post_many(p_journals jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  added uuid[];
  touched jsonb;
  below boolean;
begin
  with asked as (
    select (j->>'merchantId')::uuid as merchant_id, (j->>'id')::uuid as id, j->>'cause' as cause, (j->>'at')::timestamptz as at
    from jsonb_array_elements(p_journals) j
  ), posted as (
    insert into journal (merchant_id, id, cause, posted_at) select merchant_id, id, cause, at from asked order by merchant_id, cause
    on conflict (merchant_id, cause) do nothing returning id
  )
  select array_agg(id) into added from posted;
  if added is null then return; end if;
  if not exists (
    select from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') l where balance_place(l->>'bucket') is not null
  ) then
    insert into entry (merchant_id, journal_id, line, bucket, rail, amount)
      select (j->>'merchantId')::uuid, (j->>'id')::uuid, l.line, l.value->>'bucket', l.value->>'rail', (l.value->>'amount')::bigint
      from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') with ordinality as l(value, line)
      where (j->>'id')::uuid = any(added);
    return;
  end if;
  -- What of it is only locked is there already, or is nobody's debt.
  select jsonb_agg(distinct jsonb_build_object('merchant', t.merchant, 'bucket', t.bucket, 'made', t.made)) into touched
    from (select j->>'merchantId' as merchant, l->>'bucket' as bucket, (l->>'amount')::bigint as amount
      from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') l
      where (j->>'id')::uuid = any(added) and balance_place(l->>'bucket') is not null) moved
    cross join lateral (
      select moved.merchant, moved.bucket, true as made
      union all
      select moved.merchant, d.bucket, d.bucket <> 'debt' from unnest(array['available', 'reserve', 'debt']) as d(bucket)
        where moved.bucket in ('available', 'reserve') and moved.amount > 0) t;
  insert into balance (merchant_id, bucket)
    select t.merchant, t.bucket from jsonb_to_recordset(touched) as t(merchant uuid, bucket text, made boolean)
    where t.made order by t.merchant, balance_place(t.bucket) on conflict do nothing;
  perform from balance b where (b.merchant_id, b.bucket) in (
      select t.merchant, t.bucket from jsonb_to_recordset(touched) as t(merchant uuid, bucket text))
    order by b.merchant_id, balance_place(b.bucket) for no key update;
  with line as (
    select (j.value->>'merchantId')::uuid as merchant_id, (j.value->>'id')::uuid as journal_id, (j.value->>'at')::timestamptz as at,
      j.place, l.line, l.value->>'bucket' as bucket, l.value->>'rail' as rail, (l.value->>'amount')::bigint as amount
    from jsonb_array_elements(p_journals) with ordinality as j(value, place),
      jsonb_array_elements(j.value->'lines') with ordinality as l(value, line)
    where (j.value->>'id')::uuid = any(added)
  ), counted as materialized (
    select l.*, (b.amount + sum(l.amount) over so_far)::bigint as balance_after, b.version + row_number() over so_far as sequence,
      case when b.bucket is not null then greatest(b.moved_at, max(l.at) over so_far) end as moved_at
    from line l left join balance b on b.merchant_id = l.merchant_id and b.bucket = l.bucket
    window so_far as (partition by l.merchant_id, l.bucket order by l.place, l.line rows unbounded preceding)
  ), moved as (
    update balance b set amount = c.balance_after, version = c.sequence, moved_at = c.moved_at
    from (select distinct on (merchant_id, bucket) * from counted where sequence is not null
      order by merchant_id, bucket, place desc, line desc) c
    where b.merchant_id = c.merchant_id and b.bucket = c.bucket
  ), written as (
    insert into entry (merchant_id, journal_id, line, bucket, rail, amount, balance_after, sequence, moved_at)
      select merchant_id, journal_id, line, bucket, rail, amount, balance_after, sequence, moved_at from counted
      returning bucket, balance_after
  )
  select bool_or(case when bucket = 'debt' then balance_after > 0 else balance_after < 0 end) into below from written;
  if below then
    raise exception 'a balance would fall below zero' using errcode = '23514', constraint = 'balance_floor';
  end if;
end $$;
--> statement-breakpoint
-- Counts the lines of files again, which the server's own role may not: a file of a hundred thousand lines has just come, and PostgreSQL would
-- compare them as the few that it knows of.
create function count_rail_lines() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze reconciliation_line;
end $$;
--> statement-breakpoint
revoke execute on function count_rail_lines from public;
--> statement-breakpoint
grant execute on function count_rail_lines to balcao_app;
