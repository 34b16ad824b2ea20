alter table "order" add column pending_drawn bigint not null default 0, add column settles_at timestamp (3) with time zone;
--> statement-breakpoint
update "order" o set pending_drawn = r.drawn from (
  select merchant_id, order_number, sum((drawn->>'pending')::bigint) as drawn from refund where status in ('01', '02') group by 1, 2
) r where o.merchant_id = r.merchant_id and o.number = r.order_number;
--> statement-breakpoint
alter table "order" drop constraint order_settled, add constraint order_settled check (
  settled_net >= 0 and pending_drawn >= 0 and settled_net + pending_drawn <= greatest(coalesce(paid_amount, 0) - fee, 0));
--> statement-breakpoint
create index order_to_settle on "order" (settles_at, merchant_id) where settles_at is not null;
--> statement-breakpoint
alter table ledger.entry drop constraint entry_bucket_name, add constraint entry_bucket_name check (bucket in
  ('pending','available','withdrawing','refunding','reserve','rail_clearing','payout_clearing','fee_revenue','suspense'));
