-- Cases of the special return mechanism: a bank says that a Pix was fraud or came by a failure, blocks money, and decides.
create table dispute (
  merchant_id uuid not null,
  number text not null,
  order_number text not null,
  merchant_order_number text not null,
  kind text not null,
  status text not null,
  source text not null,
  amount bigint not null,
  blocked bigint not null,
  drawn jsonb not null,
  returned bigint not null default 0,
  reason text not null,
  opened_by text,
  opened_at timestamp (3) with time zone not null,
  evidence_until timestamp (3) with time zone not null,
  decide_until timestamp (3) with time zone not null,
  decided_at timestamp (3) with time zone,
  decided_by text,
  decision_note text,
  version integer not null default 1,
  primary key (merchant_id, number),
  constraint dispute_kind check (kind in ('fraud', 'failure')),
  constraint dispute_status check (status in ('open', 'answered', 'accepted', 'rejected', 'expired')),
  constraint dispute_source check (source in ('bank', 'staff')),
  constraint dispute_amount check (amount > 0 and blocked between 0 and amount and returned >= 0),
  constraint dispute_drawn check (
    (drawn->>'pending')::bigint + (drawn->>'available')::bigint + (drawn->>'reserve')::bigint = blocked),
  constraint dispute_decided check ((status in ('accepted', 'rejected', 'expired')) = (decided_at is not null))
);
--> statement-breakpoint
create unique index dispute_live on dispute (merchant_id, order_number) where status in ('open', 'answered');
--> statement-breakpoint
create index dispute_of_order on dispute (merchant_id, order_number);
--> statement-breakpoint
create index dispute_opened on dispute (merchant_id, opened_at desc, number desc);
--> statement-breakpoint
create index dispute_opened_anywhere on dispute (opened_at desc, number desc);
--> statement-breakpoint
create index dispute_undecided on dispute (decide_until) where status in ('open', 'answered');
--> statement-breakpoint
create table dispute_evidence (
  merchant_id uuid not null,
  id uuid not null,
  dispute_number text not null,
  text text not null,
  uploads uuid[] not null,
  given_by uuid not null,
  given_at timestamp (3) with time zone not null,
  primary key (merchant_id, id),
  constraint dispute_evidence_of foreign key (merchant_id, dispute_number) references dispute (merchant_id, number),
  constraint dispute_evidence_said check (text <> '' or cardinality(uploads) > 0)
);
--> statement-breakpoint
create index dispute_evidence_of_dispute on dispute_evidence (merchant_id, dispute_number, given_at);
--> statement-breakpoint
create trigger append_only before update or delete on dispute_evidence for each row execute function refuse_change_of_history();
--> statement-breakpoint
-- Of what the sandbox's bank does by itself, what kind of return it is.
alter table sandbox_return add column nature text;
