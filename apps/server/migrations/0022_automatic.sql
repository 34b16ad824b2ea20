-- How a team has money withdrawn by itself. `seen`: what of the ledger it has looked at, so that nothing that becomes available is missed
-- however late its transaction commits; `next_look_at`: when it looks next if nothing does.
create table automatic_withdrawal (
  merchant_id uuid primary key,
  enabled boolean not null,
  threshold bigint not null,
  deposit bigint not null,
  minimum bigint not null,
  single bigint not null,
  daily bigint not null,
  destination_id uuid,
  version integer not null,
  seen pg_snapshot not null,
  next_look_at timestamp (3) with time zone not null,
  saved_by uuid,
  saved_at timestamp (3) with time zone not null,
  constraint automatic_amounts check (threshold > 0 and deposit >= 0 and minimum > 0 and single >= minimum and daily >= minimum),
  constraint automatic_destination check (not enabled or destination_id is not null)
);
--> statement-breakpoint
create index automatic_to_look on automatic_withdrawal (next_look_at) where enabled;
--> statement-breakpoint
-- Each time it looked: by its trigger at most once. Appended, never changed.
create table automatic_run (
  merchant_id uuid not null,
  id uuid not null,
  at timestamp (3) with time zone not null,
  trigger text not null,
  outcome text not null,
  reason text,
  figures jsonb not null,
  withdrawal_number text,
  primary key (merchant_id, id),
  constraint automatic_run_trigger unique (merchant_id, trigger),
  constraint automatic_run_outcome check (outcome in ('withdrawn', 'nothing')),
  constraint automatic_run_withdrawn check ((outcome = 'withdrawn') = (withdrawal_number is not null)),
  constraint automatic_run_reason check ((outcome = 'nothing') = (reason is not null))
);
--> statement-breakpoint
create unique index automatic_run_withdrawal on automatic_run (merchant_id, withdrawal_number) where withdrawal_number is not null;
--> statement-breakpoint
-- Who set money aside for refunds and who took it back: beside the journal that moved it. Appended, never changed.
create table reserve_move (
  merchant_id uuid not null,
  id uuid not null,
  kind text not null,
  amount bigint not null,
  at timestamp (3) with time zone not null,
  account_id uuid,
  primary key (merchant_id, id),
  constraint reserve_move_kind check (kind in ('setAside', 'takenBack')),
  constraint reserve_move_amount check (amount between 1 and 99999999999)
);
--> statement-breakpoint
revoke update, delete, truncate on automatic_run, reserve_move from balcao_app;
