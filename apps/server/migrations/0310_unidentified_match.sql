ALTER TABLE "unexpected_payment" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "matched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "matched_merchant_id" uuid;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "matched_order" text;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD CONSTRAINT "unexpected_payment_matched" CHECK (("unexpected_payment"."matched_at" is null) = ("unexpected_payment"."matched_order" is null) and ("unexpected_payment"."matched_at" is null) = ("unexpected_payment"."matched_merchant_id" is null)
        and ("unexpected_payment"."matched_at" is null or ("unexpected_payment"."return_asked_at" is null and "unexpected_payment"."order_number" is null)));