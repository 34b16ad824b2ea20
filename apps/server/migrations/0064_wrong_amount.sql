ALTER TABLE "unexpected_payment" ADD COLUMN "expected_amount" bigint;--> statement-breakpoint
DROP INDEX "unexpected_payment_untold";--> statement-breakpoint
CREATE INDEX "unexpected_payment_untold" ON "unexpected_payment" USING btree ("arrived_at") WHERE ("unexpected_payment"."return_asked_at" is null or "unexpected_payment"."expected_amount" is not null) and "unexpected_payment"."told_at" is null;
