-- What changed of a merchant's sales, a row for each quarter of an hour that a statement touched: appended by whatever writes an order
-- or a refund, in the same statement, so that figures can never miss one. A job folds them into the sums below.
create table sales_delta (
  merchant_id uuid not null, id bigint generated always as identity, at timestamp (3) with time zone not null,
  product text not null, method text not null, goods text,
  created bigint not null default 0, converted bigint not null default 0, paid bigint not null default 0,
  amount bigint not null default 0, fee bigint not null default 0, quantity bigint not null default 0,
  refunds bigint not null default 0, refunded bigint not null default 0, fee_returned bigint not null default 0,
  primary key (merchant_id, id));
--> statement-breakpoint
-- The same by quarter of an hour (15 minutes), hour (60), and day that begins at 03:00 UTC, when it does in São Paulo (1440).
create table sales_rollup (
  merchant_id uuid not null, span smallint not null, at timestamp (3) with time zone not null,
  product text not null, method text not null,
  created bigint not null, converted bigint not null, paid bigint not null, amount bigint not null, fee bigint not null,
  refunds bigint not null, refunded bigint not null, fee_returned bigint not null,
  primary key (merchant_id, span, at, product, method), constraint sales_rollup_span check (span in (15, 60, 1440)));
--> statement-breakpoint
create table goods_rollup (
  merchant_id uuid not null, span smallint not null, at timestamp (3) with time zone not null, goods text not null,
  paid bigint not null, amount bigint not null, quantity bigint not null,
  primary key (merchant_id, span, at, goods), constraint goods_rollup_span check (span in (15, 60, 1440)));
--> statement-breakpoint
create index goods_rollup_best on goods_rollup (merchant_id, at, amount desc) where span = 1440;
--> statement-breakpoint
-- A queue: what is folded goes, so the space is to be used again soon.
alter table sales_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
--> statement-breakpoint
alter table sales_rollup set (fillfactor = 80);
--> statement-breakpoint
create function quarter_of(p_at timestamptz) returns timestamptz language sql immutable parallel safe as $$
  select date_bin('15 minutes', p_at, '2000-01-01 00:00Z') $$;
--> statement-breakpoint
-- Many orders at once: those that are created, and those that come in as they ended long ago.
create function sales_of_new_orders() returns trigger language plpgsql as $$
begin
  insert into sales_delta (merchant_id, at, product, method, goods, created, converted, paid, amount, fee, quantity)
    select merchant_id, quarter_of(created_at), product, method, null::text, count(*), count(*) filter (where status = '02'), 0, 0, 0, 0
      from made group by 1, 2, 3, 4
    union all
    select merchant_id, quarter_of(completed_at), product, method, goods_name, 0, 0, count(*), sum(paid_amount), sum(fee), sum(goods_quantity)
      from made where status = '02' group by 1, 2, 3, 4, 5;
  return null;
end $$;
--> statement-breakpoint
create trigger sales_of_new after insert on "order" referencing new table as made
  for each statement execute function sales_of_new_orders();
--> statement-breakpoint
create function sales_of_paid_order() returns trigger language plpgsql as $$
declare
  v_created constant timestamptz := quarter_of(new.created_at);
  v_paid constant timestamptz := quarter_of(new.completed_at);
begin
  insert into sales_delta (merchant_id, at, product, method, goods, converted, paid, amount, fee, quantity)
    values (new.merchant_id, v_paid, new.product, new.method, new.goods_name,
      case when v_created = v_paid then 1 else 0 end, 1, new.paid_amount, new.fee, new.goods_quantity);
  if v_created <> v_paid then
    insert into sales_delta (merchant_id, at, product, method, converted)
      values (new.merchant_id, v_created, new.product, new.method, 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
-- Asked only of what becomes paid: settling, refunding and checking an order pass it by.
create trigger sales_of_paid after update of status on "order" for each row
  when (new.status = '02' and old.status <> '02') execute function sales_of_paid_order();
--> statement-breakpoint
create function sales_of_done_refund() returns trigger language plpgsql as $$
begin
  insert into sales_delta (merchant_id, at, product, method, refunds, refunded, fee_returned)
    values (new.merchant_id, quarter_of(new.completed_at), new.product, new.method, 1, new.amount, new.fee_returned);
  return null;
end $$;
--> statement-breakpoint
create trigger sales_of_done after update of status on refund for each row
  when (new.status = '02' and old.status is distinct from '02') execute function sales_of_done_refund();
--> statement-breakpoint
create trigger sales_of_new_done after insert on refund for each row
  when (new.status = '02') execute function sales_of_done_refund();
--> statement-breakpoint
-- So many of the changes become part of the sums, in one statement: whoever reads sums and changes together sees each exactly once.
create function fold_sales(p_most int) returns bigint language sql as $$
  with taken as (
    delete from sales_delta where ctid = any(array(select ctid from sales_delta limit p_most)) returning *
  ), summed as (
    insert into sales_rollup as r
        (merchant_id, span, at, product, method, created, converted, paid, amount, fee, refunds, refunded, fee_returned)
      select merchant_id, span, date_bin(span * interval '1 minute', at, '2000-01-01 03:00Z'), product, method,
        sum(created), sum(converted), sum(paid), sum(amount), sum(fee), sum(refunds), sum(refunded), sum(fee_returned)
      from taken, unnest('{15,60,1440}'::smallint[]) span group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (merchant_id, span, at, product, method) do update set
      created = r.created + excluded.created, converted = r.converted + excluded.converted, paid = r.paid + excluded.paid,
      amount = r.amount + excluded.amount, fee = r.fee + excluded.fee, refunds = r.refunds + excluded.refunds,
      refunded = r.refunded + excluded.refunded, fee_returned = r.fee_returned + excluded.fee_returned
  ), sold as (
    insert into goods_rollup as r (merchant_id, span, at, goods, paid, amount, quantity)
      select merchant_id, span, date_bin(span * interval '1 minute', at, '2000-01-01 03:00Z'), goods, sum(paid), sum(amount), sum(quantity)
      from taken, unnest('{15,60,1440}'::smallint[]) span where goods is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (merchant_id, span, at, goods) do update set
      paid = r.paid + excluded.paid, amount = r.amount + excluded.amount, quantity = r.quantity + excluded.quantity
  )
  select count(*) from taken $$;
--> statement-breakpoint
create index refund_waiting on refund (merchant_id) where review = '0';
--> statement-breakpoint
-- What was sold before there were sums.
insert into sales_delta (merchant_id, at, product, method, created, converted)
  select merchant_id, quarter_of(created_at), product, method, count(*), count(*) filter (where status = '02') from "order" group by 1, 2, 3, 4;
--> statement-breakpoint
insert into sales_delta (merchant_id, at, product, method, goods, paid, amount, fee, quantity)
  select merchant_id, quarter_of(completed_at), product, method, goods_name, count(*), sum(paid_amount), sum(fee), sum(goods_quantity)
  from "order" where status = '02' group by 1, 2, 3, 4, 5;
--> statement-breakpoint
insert into sales_delta (merchant_id, at, product, method, refunds, refunded, fee_returned)
  select merchant_id, quarter_of(completed_at), product, method, count(*), sum(amount), sum(fee_returned)
  from refund where status = '02' group by 1, 2, 3, 4;
--> statement-breakpoint
select fold_sales(2147483647);
