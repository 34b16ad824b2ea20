-- When a notification was given up: what was since its address began to fail is sent again when that answers well.
alter table webhook_delivery add column failed_at timestamp (3) with time zone;
--> statement-breakpoint
update webhook_delivery set failed_at = coalesce((attempts -> -1 ->> 'at')::timestamptz, created_at) where state = 'failed';
--> statement-breakpoint
-- What is sent when an address is resumed or switched on waits for that from now on.
update webhook_delivery d set state = 'held', failed_at = null from webhook_endpoint e
where e.merchant_id = d.merchant_id and e.id = d.endpoint_id and e.state <> 'on' and d.state = 'failed' and d.failed_at >= e.failing_since;
--> statement-breakpoint
alter table webhook_delivery add constraint webhook_delivery_failed_at check ((state = 'failed') = (failed_at is not null));
--> statement-breakpoint
-- What waits for its address, what may be sent again, and what has served its time are looked for apart.
drop index webhook_delivery_held;
--> statement-breakpoint
create index webhook_delivery_held on webhook_delivery (merchant_id, endpoint_id) where state = 'held';
--> statement-breakpoint
create index webhook_delivery_failed on webhook_delivery (merchant_id, endpoint_id, failed_at) where state = 'failed';
--> statement-breakpoint
create index webhook_delivery_age on webhook_delivery (created_at) where state in ('delivered', 'failed');
