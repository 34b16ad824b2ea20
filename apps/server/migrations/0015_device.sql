-- Whose idempotency keys its sales are kept under, and what guards two people who change one device at once.
alter table device
  add column id uuid not null,
  add column version integer not null default 1,
  -- The place of the last payment that a sound box was given to say.
  add column said bigint not null default 0;
--> statement-breakpoint
-- What became of a device and by whose hand; without a person it was the device itself.
create table device_event (
  merchant_id uuid not null,
  id uuid not null,
  serial text not null,
  kind text not null,
  actor_id uuid,
  actor_name text,
  at timestamp(3) with time zone not null,
  primary key (merchant_id, id),
  constraint device_event_kind check (kind in ('added', 'renewed', 'setUp', 'changed', 'blocked', 'removed')),
  constraint device_event_device foreign key (merchant_id, serial) references device (merchant_id, serial)
);
--> statement-breakpoint
create index device_event_newest on device_event (merchant_id, serial, id desc);
--> statement-breakpoint
-- Payments for a sound box to say, in the order in which they were committed.
create table device_announcement (
  merchant_id uuid not null,
  serial text not null,
  position bigint not null,
  order_number text not null,
  amount bigint not null,
  method text not null,
  payer_name text not null,
  at timestamp(3) with time zone not null,
  primary key (merchant_id, serial, position),
  constraint device_announcement_amount check (amount between 1 and 99999999999),
  constraint device_announcement_device foreign key (merchant_id, serial) references device (merchant_id, serial)
);
--> statement-breakpoint
create index device_announcement_at on device_announcement (at);
--> statement-breakpoint
-- A phone that waits for somebody to tap it.
create table device_tap (
  merchant_id uuid not null,
  id uuid not null,
  serial text not null,
  amount bigint not null,
  state text not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  order_number text,
  -- Why the last card that came near was refused.
  refusal text,
  primary key (merchant_id, id),
  constraint device_tap_state check (state in ('waiting', 'taken', 'cancelled')),
  constraint device_tap_amount check (amount between 1 and 99999999999),
  constraint device_tap_order check ((state = 'taken') = (order_number is not null)),
  constraint device_tap_device foreign key (merchant_id, serial) references device (merchant_id, serial)
);
--> statement-breakpoint
create index device_tap_waiting on device_tap (expires_at) where state = 'waiting';
--> statement-breakpoint
-- What one device has sold lately.
create index order_device on "order" (merchant_id, device_serial, created_at desc, number desc) where device_serial is not null;
