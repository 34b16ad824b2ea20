-- What of its order a refund is looked for and shown by; the order never changes it.
alter table refund add column merchant_order_number text not null;
--> statement-breakpoint
alter table refund add column goods_name text not null;
--> statement-breakpoint
alter table refund add column paid_amount bigint not null;
--> statement-breakpoint
alter table refund add column first_approved_at timestamp (3) with time zone;
--> statement-breakpoint
alter table refund add constraint refund_drawn check ((status is null) = (drawn is null));
--> statement-breakpoint
create index refund_number on refund (number);
--> statement-breakpoint
create index refund_completed on refund (merchant_id, completed_at desc, number desc) where completed_at is not null;
--> statement-breakpoint
-- Locked in the order of their names, as posting does: whoever draws from both sees what is really there.
create function ledger.lock_spendable(p_merchant uuid) returns table (available bigint, reserve bigint)
language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform from balance b where b.merchant_id = p_merchant and b.bucket in ('available', 'reserve')
    order by b.bucket for no key update;
  return query select
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'available'), 0),
    coalesce((select b.amount from balance b where b.merchant_id = p_merchant and b.bucket = 'reserve'), 0);
end $$;
--> statement-breakpoint
revoke execute on function ledger.lock_spendable from public;
--> statement-breakpoint
grant execute on function ledger.lock_spendable to balcao_app;
