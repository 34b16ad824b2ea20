-- Days on which banks are closed besides Saturdays and Sundays. Staff add and remove them; `name` is the word of a known holiday or
-- what staff wrote.
create table bank_holiday (
  day text primary key,
  name text not null,
  constraint bank_holiday_day check (day ~ '^[0-9]{8}$'),
  constraint bank_holiday_name check (length(name) between 1 and 60)
);
--> statement-breakpoint
-- The calendar of the law, as `packages/brazil` computes it, for a hundred years; Easter by the anonymous algorithm, as Meeus gives it.
do $$
declare
  y int; g int; c int; r int; e int; w int; f int; easter date;
begin
  for y in 2000..2099 loop
    g := y % 19; c := y / 100; r := y % 100;
    e := (19 * g + c - c / 4 - (8 * c + 13) / 25 + 15) % 30;
    w := (32 + 2 * (c % 4) + 2 * (r / 4) - e - (r % 4)) % 7;
    f := e + w - 7 * ((g + 11 * e + 22 * w) / 451) + 114;
    easter := make_date(y, f / 31, f % 31 + 1);
    insert into bank_holiday (day, name)
      select y || md, name from (values
        ('0101', 'newYear', 0), ('0421', 'tiradentes', 0), ('0501', 'labourDay', 0), ('0907', 'independence', 0),
        ('1012', 'aparecida', 0), ('1102', 'allSouls', 0), ('1115', 'republic', 0), ('1120', 'blackAwareness', 2024),
        ('1225', 'christmas', 0), ('1231', 'lastOfYear', 0)) as fixed(md, name, since) where y >= since
      on conflict do nothing;
    insert into bank_holiday (day, name)
      select to_char(easter + days, 'YYYYMMDD'), name from (values
        (-48, 'carnivalMonday'), (-47, 'carnivalTuesday'), (-2, 'goodFriday'), (60, 'corpusChristi')) as movable(days, name)
      on conflict do nothing;
  end loop;
end $$;
--> statement-breakpoint
-- When what was paid is settled: so many bank or calendar days later, at this hour in São Paulo. '*' is every other product.
create table settlement_cycle (
  product text not null,
  method text not null,
  days integer not null,
  basis text not null,
  hour integer not null,
  primary key (product, method),
  constraint settlement_cycle_product check (product in ('*','02','03','04','11','53','54','99')),
  constraint settlement_cycle_method check (method in ('01','02','0301','0302')),
  constraint settlement_cycle_days check (days between 0 and 45),
  constraint settlement_cycle_basis check (basis in ('bank', 'calendar')),
  constraint settlement_cycle_hour check (hour between 0 and 23)
);
--> statement-breakpoint
insert into settlement_cycle (product, method, days, basis, hour) values
  ('*', '01', 0, 'bank', 21), ('*', '02', 0, 'bank', 21), ('*', '0301', 1, 'bank', 6), ('*', '0302', 30, 'calendar', 6);
--> statement-breakpoint
create table settlement (
  merchant_id uuid not null,
  number text not null,
  day text not null,
  method text not null,
  amount bigint not null default 0,
  fee bigint not null default 0,
  net bigint not null default 0,
  count integer not null default 0,
  parts integer not null default 0,
  status text not null,
  started_at timestamp (3) with time zone not null,
  completed_at timestamp (3) with time zone,
  primary key (merchant_id, number),
  constraint settlement_status check (status in ('0', '2') and (status = '2') = (completed_at is not null)),
  constraint settlement_day check (day ~ '^[0-9]{8}$'),
  constraint settlement_method check (method in ('01','02','0301','0302')),
  constraint settlement_amount check (amount >= 0 and fee >= 0 and net >= 0 and count >= 0 and parts >= 0)
);
--> statement-breakpoint
-- One is being made of a merchant's day and method at a time; what was completed is never opened again.
create unique index settlement_open on settlement (merchant_id, day, method) where status = '0';
--> statement-breakpoint
create index settlement_listed on settlement (merchant_id, started_at desc, number desc);
--> statement-breakpoint
create index settlement_left_open on settlement (status) where status = '0';
--> statement-breakpoint
create table settlement_item (
  merchant_id uuid not null,
  settlement_number text not null,
  order_number text not null,
  sequence integer not null,
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  primary key (merchant_id, settlement_number, order_number, sequence),
  constraint settlement_item_net check (net > 0 and amount >= 0 and fee >= 0),
  constraint settlement_item_sequence check (sequence between 0 and 12),
  foreign key (merchant_id, settlement_number) references settlement (merchant_id, number)
);
--> statement-breakpoint
create index settlement_item_order on settlement_item (merchant_id, order_number);
--> statement-breakpoint
create table settlement_product (
  merchant_id uuid not null,
  settlement_number text not null,
  product text not null,
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  count integer not null,
  primary key (merchant_id, settlement_number, product),
  foreign key (merchant_id, settlement_number) references settlement (merchant_id, number)
);
--> statement-breakpoint
revoke delete, truncate on settlement, settlement_item, settlement_product from balcao_app;
--> statement-breakpoint
revoke update on settlement_item from balcao_app;
--> statement-breakpoint
alter table instalment add column settled_net bigint not null default 0,
  add constraint instalment_settled check (settled_net >= 0);
--> statement-breakpoint
create index instalment_expected on instalment (merchant_id, due_on) where status = 'pending';
--> statement-breakpoint
drop index order_to_settle;
--> statement-breakpoint
create index order_to_settle on "order" (settles_at, merchant_id, method, number) where settles_at is not null;
--> statement-breakpoint
create index order_expected on "order" (merchant_id, settles_at) where settles_at is not null;
--> statement-breakpoint
-- What was paid before settling began waits for its day like everything else.
create function pg_temp.on_bank_day(p_day date) returns date language sql as $$
  select d::date from generate_series(p_day, p_day + 20, interval '1 day') d
  where extract(isodow from d) < 6 and not exists (select from bank_holiday where day = to_char(d, 'YYYYMMDD'))
  order by d limit 1 $$;
--> statement-breakpoint
update "order" o set settles_at = case
  when o.instalments > 1 then (
    select (min(to_date(i.due_on, 'YYYYMMDD')) + time '06:00') at time zone 'America/Sao_Paulo' from instalment i
    where i.merchant_id = o.merchant_id and i.order_number = o.number and i.amount > 0)
  when o.method = '0302' then (pg_temp.on_bank_day(p.day + 30) + time '06:00') at time zone 'America/Sao_Paulo'
  when o.method = '0301' then (pg_temp.on_bank_day(p.day + 1) + time '06:00') at time zone 'America/Sao_Paulo'
  when p.hour < 21 then (pg_temp.on_bank_day(p.day) + time '21:00') at time zone 'America/Sao_Paulo'
  else (pg_temp.on_bank_day(p.day + 1) + time '21:00') at time zone 'America/Sao_Paulo' end
from (select merchant_id, number, (completed_at at time zone 'America/Sao_Paulo')::date as day,
  extract(hour from completed_at at time zone 'America/Sao_Paulo') as hour from "order" where status = '02') p
where p.merchant_id = o.merchant_id and p.number = o.number and o.paid_amount - o.fee - o.settled_net - o.pending_drawn > 0;
