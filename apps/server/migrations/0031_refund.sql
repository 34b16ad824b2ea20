-- Of what is taken of an order by refunds, what somebody still decides on: no money of it has moved.
alter table "order" add column refund_waiting bigint not null default 0;
--> statement-breakpoint
alter table "order" add column fee_waiting bigint not null default 0;
--> statement-breakpoint
update "order" o set refund_waiting = r.amount, fee_waiting = r.fee
from (select merchant_id, order_number, sum(amount) as amount, sum(fee_returned) as fee from refund where review = '0' group by 1, 2) r
where o.merchant_id = r.merchant_id and o.number = r.order_number;
--> statement-breakpoint
alter table "order" add constraint order_refund_waiting
  check (refund_waiting between 0 and refunded and fee_waiting between 0 and fee_returned);
