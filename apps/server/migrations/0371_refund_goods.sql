ALTER TABLE "refund" ADD COLUMN "order_received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "goods_amount" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_goods_amount" CHECK ("refund"."goods_amount" is null or "refund"."goods_amount" between 0 and "refund"."paid_amount" and "refund"."goods_quantity" is not null);--> statement-breakpoint
-- What refunds before these columns were of; their orders are as they were.
UPDATE "refund" SET "order_received_at" = o."completed_at",
	"goods_amount" = CASE WHEN "refund"."goods_quantity" IS NULL THEN NULL
		ELSE least("refund"."paid_amount", coalesce(o."unit_price" * "refund"."goods_quantity", round("refund"."paid_amount"::numeric * "refund"."goods_quantity" / o."goods_quantity")::bigint)) END
FROM "order" o WHERE o."merchant_id" = "refund"."merchant_id" AND o."number" = "refund"."order_number";
