-- The authority by which the platform signs certificates of merchants; its private half is sealed.
CREATE TABLE "platform_authority" (
	"id" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "last_used_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "by_platform" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "warned_days" integer;
--> statement-breakpoint
CREATE INDEX "certificate_ending" ON "certificate" USING btree ("not_after") WHERE "certificate"."revoked_at" is null;
--> statement-breakpoint
-- The one address of a team becomes the first of several.
ALTER TABLE "webhook_endpoint" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ALTER COLUMN "id" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" DROP CONSTRAINT "webhook_endpoint_pkey";
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_merchant_id_id_pk" PRIMARY KEY("merchant_id","id");
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "name" text;
--> statement-breakpoint
update webhook_endpoint set name = left(coalesce(nullif(substring(url from '^[a-z]+://([^/:?#]+)'), ''), url), 60);
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ALTER COLUMN "name" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "state" text DEFAULT 'on' NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "types" jsonb;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "last_success_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "last_failure_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "failing_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_state" CHECK ("webhook_endpoint"."state" in ('on', 'off', 'paused'));
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "endpoint_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "order_number" text;
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD COLUMN "merchant_order_number" text;
--> statement-breakpoint
-- What was sent before belongs to the one address that there was, where there still is one.
update webhook_delivery d set endpoint_id = e.id from webhook_endpoint e where e.merchant_id = d.merchant_id;
--> statement-breakpoint
update webhook_delivery set order_number = body::jsonb #>> '{data,number}', merchant_order_number = body::jsonb #>> '{data,merchantOrderNumber}'
  where type like 'order.%';
--> statement-breakpoint
ALTER TABLE "webhook_delivery" DROP CONSTRAINT "webhook_delivery_state";
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_state" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed', 'held'));
--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("merchant_id","order_number") WHERE "webhook_delivery"."order_number" is not null;
--> statement-breakpoint
CREATE INDEX "webhook_delivery_own_order" ON "webhook_delivery" USING btree ("merchant_id","merchant_order_number") WHERE "webhook_delivery"."merchant_order_number" is not null;
--> statement-breakpoint
CREATE INDEX "webhook_delivery_held" ON "webhook_delivery" USING btree ("merchant_id","endpoint_id") WHERE "webhook_delivery"."state" in ('held', 'failed');
--> statement-breakpoint
ALTER TABLE "open_request" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
CREATE INDEX "open_request_failed" ON "open_request" USING btree ("merchant_id","id") WHERE "open_request"."status" >= 400;
