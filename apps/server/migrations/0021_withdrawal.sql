-- Where a team's money may go. What it says of the account lies sealed; what is shown of it is hidden but for its ends.
create table payout_destination (
  merchant_id uuid not null,
  id uuid not null,
  kind text not null,
  pix_key_type smallint,
  sealed text not null,
  fingerprint text not null,
  masked text not null,
  account_name text not null,
  institution text,
  branch text,
  source text not null,
  review_id uuid,
  added_by uuid,
  added_at timestamp (3) with time zone not null,
  usable_from timestamp (3) with time zone not null,
  last_used_at timestamp (3) with time zone,
  removed_at timestamp (3) with time zone,
  removed_by uuid,
  primary key (merchant_id, id),
  constraint payout_destination_kind check (kind in ('pix', 'bank') and (kind = 'pix') = (pix_key_type is not null)),
  constraint payout_destination_source check (source in ('form', 'member') and (source = 'form') = (review_id is not null))
);
--> statement-breakpoint
create unique index payout_destination_once on payout_destination (merchant_id, fingerprint) where removed_at is null;
--> statement-breakpoint
-- What staff have set differently for a merchant; null is what holds for everybody.
create table withdrawal_terms (
  merchant_id uuid primary key,
  single bigint,
  daily bigint,
  minimum bigint,
  pix_fixed bigint,
  pix_basis_points integer,
  bank_fixed bigint,
  bank_basis_points integer,
  automatic boolean,
  updated_at timestamp (3) with time zone not null,
  version integer not null default 1,
  constraint withdrawal_terms_limits check (single >= 0 and daily >= 0 and minimum >= 0),
  constraint withdrawal_terms_fees check (
    pix_fixed >= 0 and bank_fixed >= 0 and pix_basis_points between 0 and 10000 and bank_basis_points between 0 and 10000)
);
--> statement-breakpoint
-- What a merchant has withdrawn on a civil day of São Paulo; what failed is taken out again, once.
create table withdrawal_day (
  merchant_id uuid not null,
  day text not null,
  total bigint not null,
  primary key (merchant_id, day),
  constraint withdrawal_day_total check (total >= 0)
);
--> statement-breakpoint
create table withdrawal (
  merchant_id uuid not null,
  number text not null,
  transaction_id text not null,
  type text not null,
  status text not null,
  amount bigint not null,
  fee bigint not null,
  credited bigint not null,
  day text not null,
  destination_id uuid not null,
  kind text not null,
  pix_key_type smallint,
  sealed text not null,
  masked text not null,
  account_name text not null,
  institution text,
  branch text,
  payee text not null,
  payee_document text,
  payer text not null,
  applicant_id uuid,
  trigger text,
  channel_number text,
  failure_reason text,
  applied_at timestamp (3) with time zone not null,
  sent_at timestamp (3) with time zone,
  asked_at timestamp (3) with time zone,
  completed_at timestamp (3) with time zone,
  succeeded_at timestamp (3) with time zone,
  promised_until timestamp (3) with time zone not null,
  next_check_at timestamp (3) with time zone,
  checks integer not null default 0,
  version integer not null default 1,
  primary key (merchant_id, number),
  foreign key (merchant_id, destination_id) references payout_destination (merchant_id, id),
  constraint withdrawal_trigger unique (merchant_id, trigger),
  constraint withdrawal_number_digits check (number ~ '^[0-9]{20}$'),
  constraint withdrawal_type check (type in ('00', '01') and (type = '01' or applicant_id is not null)),
  constraint withdrawal_status check (status in ('0', '1', '99')),
  constraint withdrawal_amount check (amount between 1 and 99999999999 and fee >= 0 and credited >= 1 and amount = fee + credited),
  constraint withdrawal_ended check ((status = '0') = (completed_at is null)),
  constraint withdrawal_succeeded check ((status = '1') = (succeeded_at is not null)),
  constraint withdrawal_channel check (status <> '1' or channel_number is not null),
  constraint withdrawal_failed check ((status = '99') = (failure_reason is not null)),
  constraint withdrawal_checked check ((status = '0') = (next_check_at is not null))
);
--> statement-breakpoint
create index withdrawal_applied on withdrawal (merchant_id, applied_at desc nulls first, number desc nulls first);
--> statement-breakpoint
create index withdrawal_completed on withdrawal (merchant_id, completed_at desc nulls first, number desc nulls first)
  where completed_at is not null;
--> statement-breakpoint
create index withdrawal_to_check on withdrawal (next_check_at) where next_check_at is not null;
--> statement-breakpoint
create index withdrawal_number on withdrawal (number);
--> statement-breakpoint
create index withdrawal_channel_number on withdrawal (merchant_id, channel_number) where channel_number is not null;
--> statement-breakpoint
-- The books of the sandbox's bank: what it was asked to pay out, by the key of whoever asked.
create table sandbox_payout (
  key text primary key,
  transaction_id text not null,
  kind text not null,
  amount bigint not null,
  payee text not null,
  channel_number text not null,
  state text not null,
  failure_reason text,
  created_at timestamp (3) with time zone not null,
  settles_at timestamp (3) with time zone not null,
  constraint sandbox_payout_state check (state in ('processing', 'done', 'failed'))
);
--> statement-breakpoint
create index sandbox_payout_processing on sandbox_payout (settles_at) where state = 'processing';
--> statement-breakpoint
revoke delete on payout_destination, withdrawal_terms, withdrawal_day, withdrawal, sandbox_payout from balcao_app;
