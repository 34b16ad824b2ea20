alter table bill alter column bytes type bigint;
--> statement-breakpoint
alter table bill
  add column paid bigint not null, add column captured bigint not null, add column refunded bigint not null,
  add column fee bigint not null, add column fee_returned bigint not null, add column adjusted bigint not null;
--> statement-breakpoint
-- Many journals at once. Those that touch no balance, as payments do, take two statements however many they are; where one of them
-- debits or fills what has a balance, all go one by one, in the order of their coming.
create function ledger.post_many(p_journals jsonb) returns void
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  if exists (
    select from jsonb_array_elements(p_journals) j, jsonb_array_elements(j->'lines') l
    where l->>'bucket' in ('available', 'withdrawing', 'refunding', 'reserve')
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
revoke all on function ledger.post_many from public;
--> statement-breakpoint
grant execute on function ledger.post_many to balcao_app;
