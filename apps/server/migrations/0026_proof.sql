-- What every proof of the ledger found: kept for good, green and red alike.
create table ledger_proof (
  id uuid primary key,
  at timestamp (3) with time zone not null,
  took_ms integer not null,
  ok boolean not null,
  figures jsonb not null,
  findings jsonb not null,
  asked_by uuid,
  asked_by_name text
);
--> statement-breakpoint
create index ledger_proof_newest on ledger_proof (at desc, id desc);
--> statement-breakpoint
-- A day's close: what moved on each account, with a hash over it and over the close before. `upto`: transactions that began later
-- belong to a later close, whatever day they speak of.
create table ledger_close (
  day text primary key,
  closed_at timestamp (3) with time zone not null,
  upto xid8 not null,
  previous_hash text not null,
  hash text not null unique,
  constraint ledger_close_day check (day ~ '^[0-9]{8}$')
);
--> statement-breakpoint
create table ledger_close_line (
  day text not null references ledger_close (day),
  bucket text not null,
  rail text not null,
  debit bigint not null,
  credit bigint not null,
  entries bigint not null,
  print numeric not null,
  primary key (day, bucket, rail)
);
--> statement-breakpoint
-- Merchants whose money stands still because a balance does not equal the sum of its lines (promise M2).
create table ledger_stop (
  merchant_id uuid not null,
  found_at timestamp (3) with time zone not null,
  findings jsonb not null,
  mended_at timestamp (3) with time zone,
  primary key (merchant_id, found_at)
);
--> statement-breakpoint
create unique index ledger_stop_open on ledger_stop (merchant_id) where mended_at is null;
--> statement-breakpoint
-- Looks at the new journals only; the index that it asks is empty but for merchants that are stopped.
create function ledger.refuse_stopped() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added a join public.ledger_stop s on s.merchant_id = a.merchant_id and s.mended_at is null) then
    raise exception 'the money of this merchant stands still' using errcode = '23514', constraint = 'merchant_stopped';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stopped after insert on ledger.journal referencing new table as added
  for each statement execute function ledger.refuse_stopped();
--> statement-breakpoint
create trigger append_only before update or delete on ledger_proof for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on ledger_close for each row execute function ledger.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on ledger_close_line for each row execute function ledger.refuse_change();
--> statement-breakpoint
revoke update, delete on ledger_proof, ledger_close, ledger_close_line from balcao_app;
--> statement-breakpoint
revoke delete on ledger_stop from balcao_app;
--> statement-breakpoint
revoke update on ledger_stop from balcao_app;
--> statement-breakpoint
grant update (mended_at) on ledger_stop to balcao_app;
