-- A filter of the order list that lets little through finds it by an index of its own, in the order in which the list shows it.
-- All but that of goods are partial: what most orders lack costs them nothing when they are made.
create index order_goods_id on "order" (merchant_id, merchant_goods_id, created_at desc nulls first, number desc nulls first)
  where merchant_goods_id is not null;
--> statement-breakpoint
create index order_end_to_end on "order" (merchant_id, end_to_end_id) where end_to_end_id is not null;
--> statement-breakpoint
create index order_card on "order" (merchant_id, card_last4, created_at desc nulls first, number desc nulls first)
  where card_last4 is not null;
--> statement-breakpoint
create index order_given_back on "order" (merchant_id, created_at desc nulls first, number desc nulls first)
  where refunded > 0;
--> statement-breakpoint
create index order_failed on "order" (merchant_id, created_at desc nulls first, number desc nulls first)
  where status = '03';
--> statement-breakpoint
-- The orders that were paid in parts, newest payment first.
create index order_in_parts on "order" (merchant_id, completed_at desc nulls first, number desc nulls first)
  where instalments > 1 and status = '02';
--> statement-breakpoint
-- How often somebody has begun to make a file: one that ends whoever makes it must not do so for ever. And why it failed.
alter table export add column attempts integer not null default 0, add column failure text;
