-- Freezing and unfreezing the money of a merchant: asked for by one of the staff, decided by another.
create table freeze_request (
  merchant_id uuid not null,
  id uuid not null,
  action text not null,
  reason text not null,
  words text not null,
  status text not null,
  asked_by uuid not null,
  asked_at timestamp (3) with time zone not null,
  expires_at timestamp (3) with time zone not null,
  ended_by uuid,
  ended_at timestamp (3) with time zone,
  ended_words text,
  primary key (merchant_id, id),
  constraint freeze_request_action check (action in ('freeze', 'unfreeze')),
  constraint freeze_request_status check (status in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')),
  constraint freeze_request_ended check ((status = 'asked') = (ended_at is null)),
  constraint freeze_request_second_person check (status not in ('agreed', 'refused') or (ended_by is not null and ended_by <> asked_by))
);
--> statement-breakpoint
create unique index freeze_request_live on freeze_request (merchant_id) where status = 'asked';
--> statement-breakpoint
create index freeze_request_waiting on freeze_request (asked_at, merchant_id) where status = 'asked';
--> statement-breakpoint
-- Whose money is frozen now.
create table merchant_freeze (
  merchant_id uuid primary key,
  request_id uuid not null,
  reason text not null,
  since timestamp (3) with time zone not null,
  foreign key (merchant_id, request_id) references freeze_request (merchant_id, id)
);
--> statement-breakpoint
-- What staff have set differently for a merchant: who, when, why, before and after. Appended, never changed.
create table setting_change (
  merchant_id uuid not null,
  id uuid not null,
  subject text not null,
  staff_id uuid not null,
  staff_name text not null,
  at timestamp (3) with time zone not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (merchant_id, id),
  constraint setting_change_subject check (subject in ('fee', 'limits'))
);
--> statement-breakpoint
create index setting_change_newest on setting_change (merchant_id, at desc, id desc);
--> statement-breakpoint
-- A merchant's document as staff look for it: a keyed hash to find it by, and what of it may be read.
create table merchant_document (
  merchant_id uuid primary key,
  review_id uuid not null,
  hash text not null,
  masked text not null
);
--> statement-breakpoint
create index merchant_document_hash on merchant_document (hash);
--> statement-breakpoint
revoke delete on freeze_request from balcao_app;
--> statement-breakpoint
revoke update, delete on setting_change from balcao_app;
--> statement-breakpoint
create index team_newest on team (created_at desc nulls first, merchant_id desc nulls first);
--> statement-breakpoint
create index team_number_prefix on team (number text_pattern_ops);
--> statement-breakpoint
create index withdrawal_newest on withdrawal (applied_at desc nulls first, number desc nulls first);
--> statement-breakpoint
create index withdrawal_ended_newest on withdrawal (completed_at desc nulls first, number desc nulls first) where completed_at is not null;
