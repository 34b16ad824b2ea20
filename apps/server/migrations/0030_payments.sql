-- Since when it is asked what became of a capture or release; of what is asked now, the last question is the nearest that is known.
alter table preauth add column asked_at timestamp (3) with time zone;
--> statement-breakpoint
update preauth set asked_at = next_check_at where asked is not null;
--> statement-breakpoint
alter table preauth add constraint preauth_asked_at check ((asked is null) = (asked_at is null));
--> statement-breakpoint
-- Amounts that cards hold and no order waits for, until their rail has let go of them.
create table preauth_stray (
  merchant_id uuid not null,
  end_to_end_id text not null,
  order_number text not null,
  amount bigint not null,
  attempt integer not null default 0,
  checks integer not null default 0,
  next_check_at timestamp (3) with time zone,
  failure_reason text,
  arrived_at timestamp (3) with time zone not null,
  let_go_at timestamp (3) with time zone,
  primary key (merchant_id, end_to_end_id),
  constraint preauth_stray_amount check (amount > 0),
  constraint preauth_stray_checked check ((let_go_at is null) = (next_check_at is not null))
);
--> statement-breakpoint
create index preauth_stray_rail on preauth_stray (end_to_end_id);
--> statement-breakpoint
create index preauth_stray_to_check on preauth_stray (next_check_at) where next_check_at is not null;
--> statement-breakpoint
-- What staff have been written to about, once each: a rail has left it unknown for too long.
create table rail_unknown_told (
  merchant_id uuid not null,
  kind text not null,
  occurrence text not null,
  told_at timestamp (3) with time zone not null,
  primary key (merchant_id, kind, occurrence),
  constraint rail_unknown_told_kind check (kind in ('order', 'refund', 'hold', 'stray', 'return', 'withdrawal'))
);
--> statement-breakpoint
-- A product of a merchant that staff have taken away, until they give it back; why, the merchant reads.
alter table product_activation add column blocked_at timestamp (3) with time zone, add column blocked_because text;
--> statement-breakpoint
alter table product_activation add constraint product_activation_blocked check ((blocked_at is null) = (blocked_because is null));
