-- What teams are told of. `cause` says what happened, in a word of its kind: told twice, it is there once.
create table notice (
  merchant_id uuid not null,
  id uuid not null,
  kind text not null,
  cause text not null,
  data jsonb not null,
  -- Whoever did it need not be told.
  done_by uuid,
  -- Who is not written to about it, since they have a letter about it.
  written_to uuid[] not null default '{}',
  created_at timestamp (3) with time zone not null,
  mailed_at timestamp (3) with time zone,
  primary key (merchant_id, id),
  constraint notice_cause unique (merchant_id, kind, cause)
);
--> statement-breakpoint
create index notice_newest on notice (merchant_id, created_at desc, id desc);
--> statement-breakpoint
create index notice_age on notice (created_at);
--> statement-breakpoint
-- Who has seen what.
create table notice_seen (
  merchant_id uuid not null,
  account_id uuid not null,
  notice_id uuid not null,
  seen_at timestamp (3) with time zone not null,
  primary key (merchant_id, account_id, notice_id),
  constraint notice_seen_notice foreign key (merchant_id, notice_id) references notice (merchant_id, id) on delete cascade
);
--> statement-breakpoint
create index notice_seen_notice_id on notice_seen (merchant_id, notice_id);
--> statement-breakpoint
-- What a member wants to hear of in a team, and how; without a row the kind's own rule holds.
create table notice_preference (
  merchant_id uuid not null,
  account_id uuid not null,
  kind text not null,
  bell boolean not null,
  mail boolean not null,
  primary key (merchant_id, account_id, kind)
);
--> statement-breakpoint
-- From which amount on a refund is large to a team.
create table notice_policy (
  merchant_id uuid not null primary key,
  large_refund_from bigint not null,
  version integer not null,
  updated_at timestamp (3) with time zone not null,
  constraint notice_policy_amount check (large_refund_from > 0)
);
