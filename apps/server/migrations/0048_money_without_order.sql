CREATE TABLE "pix_progress" (
	"chave" text PRIMARY KEY NOT NULL,
	"read_up_to" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unexpected_payment" DROP CONSTRAINT "unexpected_payment_checked";--> statement-breakpoint
ALTER TABLE "unexpected_payment" ALTER COLUMN "order_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "txid" text;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "return_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "txid" text;--> statement-breakpoint
ALTER TABLE "shop_code" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was put aside before was an order's, and was to go back from the first moment on.
UPDATE "unexpected_payment" u SET "method" = o."method", "txid" = o."txid", "return_asked_at" = u."arrived_at"
FROM "order" o WHERE o."merchant_id" = u."merchant_id" AND o."number" = u."order_number";--> statement-breakpoint
ALTER TABLE "unexpected_payment" ALTER COLUMN "method" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unexpected_payment" ALTER COLUMN "txid" SET NOT NULL;--> statement-breakpoint
-- Money of nobody we know, as files of the rails told of it: it is in suspense already, and finance has seen it there.
INSERT INTO "unexpected_payment" ("merchant_id", "end_to_end_id", "method", "txid", "amount", "arrived_at", "told_at")
SELECT '00000000-0000-0000-0000-000000000000', n."match_id", f."rail", n."reference", n."theirs", n."at", n."at"
FROM "reconciliation_finding" n JOIN "reconciliation_file" f ON f."id" = n."file_id"
WHERE n."handling" = 'suspense' AND n."kind" = 'payment' ON CONFLICT DO NOTHING;--> statement-breakpoint
-- From the address, which nobody can guess either.
UPDATE "shop_code" SET "txid" = upper(left(encode(sha256("code"::bytea), 'hex'), 25));--> statement-breakpoint
ALTER TABLE "shop_code" ALTER COLUMN "txid" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "unexpected_payment_ownerless" ON "unexpected_payment" USING btree ("arrived_at" DESC NULLS FIRST,"end_to_end_id" DESC NULLS FIRST) WHERE "unexpected_payment"."order_number" is null;--> statement-breakpoint
CREATE INDEX "unexpected_payment_untold" ON "unexpected_payment" USING btree ("arrived_at") WHERE "unexpected_payment"."return_asked_at" is null and "unexpected_payment"."told_at" is null;--> statement-breakpoint
ALTER TABLE "shop_code" ADD CONSTRAINT "shop_code_txid" UNIQUE("txid");--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD CONSTRAINT "unexpected_payment_method" CHECK ("unexpected_payment"."method" in ('01','02','0301','0302'));--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD CONSTRAINT "unexpected_payment_asked" CHECK (("unexpected_payment"."return_asked_at" is not null or "unexpected_payment"."order_number" is null) and ("unexpected_payment"."return_asked_at" is not null or "unexpected_payment"."returned_at" is null));--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD CONSTRAINT "unexpected_payment_checked" CHECK (("unexpected_payment"."return_asked_at" is not null and "unexpected_payment"."returned_at" is null) = ("unexpected_payment"."next_check_at" is not null));--> statement-breakpoint
ALTER TABLE "shop_code" ADD CONSTRAINT "shop_code_txid_form" CHECK ("shop_code"."txid" ~ '^[0-9A-F]{25}$');