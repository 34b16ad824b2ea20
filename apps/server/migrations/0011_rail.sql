-- Money that no waiting order expects, until its rail has given it back.
create table unexpected_payment (
  merchant_id uuid not null,
  end_to_end_id text not null,
  order_number text not null,
  amount bigint not null,
  attempt integer default 0 not null,
  checks integer default 0 not null,
  next_check_at timestamp (3) with time zone,
  failure_reason text,
  arrived_at timestamp (3) with time zone not null,
  returned_at timestamp (3) with time zone,
  constraint unexpected_payment_merchant_id_end_to_end_id_pk primary key (merchant_id, end_to_end_id),
  constraint unexpected_payment_order foreign key (merchant_id, order_number) references "order" (merchant_id, number),
  constraint unexpected_payment_amount check (amount > 0),
  constraint unexpected_payment_checked check ((returned_at is null) = (next_check_at is not null))
);
--> statement-breakpoint
create index unexpected_payment_order_number on unexpected_payment (merchant_id, order_number);
--> statement-breakpoint
create index unexpected_payment_rail on unexpected_payment (end_to_end_id);
--> statement-breakpoint
create index unexpected_payment_to_check on unexpected_payment (next_check_at) where next_check_at is not null;
--> statement-breakpoint
revoke delete on unexpected_payment from balcao_app;
--> statement-breakpoint
create table sandbox_hold_ask (
  key text primary key not null,
  end_to_end_id text not null,
  kind text not null,
  amount bigint not null,
  state text not null,
  failure_reason text,
  created_at timestamp (3) with time zone not null,
  settles_at timestamp (3) with time zone not null,
  constraint sandbox_hold_ask_kind check (kind in ('capture', 'void')),
  constraint sandbox_hold_ask_state check (state in ('processing', 'done', 'failed'))
);
--> statement-breakpoint
create index sandbox_hold_ask_payment on sandbox_hold_ask (end_to_end_id);
--> statement-breakpoint
create index sandbox_hold_ask_processing on sandbox_hold_ask (settles_at) where state = 'processing';
