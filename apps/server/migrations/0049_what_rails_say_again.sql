DROP INDEX "order_end_to_end";--> statement-breakpoint
ALTER TABLE "unexpected_payment" ADD COLUMN "return_key" text;--> statement-breakpoint
CREATE INDEX "order_payment" ON "order" USING btree ("end_to_end_id","merchant_id") WHERE "order"."end_to_end_id" is not null;--> statement-breakpoint
CREATE INDEX "rail_notification_unapplied" ON "rail_notification" USING btree ("id") WHERE "rail_notification"."applied_at" is null and "rail_notification"."event_id" not like 'call:%';--> statement-breakpoint
-- What a file told to have gone back whole was put on the list as if it were still here.
UPDATE "unexpected_payment" u SET "return_asked_at" = u."arrived_at", "returned_at" = b."at", "next_check_at" = null, "return_key" = b."match_id"
FROM (SELECT DISTINCT ON (n."reference", f."rail", n."theirs") n."reference", f."rail", n."theirs", n."match_id", n."at"
  FROM "reconciliation_finding" n JOIN "reconciliation_file" f ON f."id" = n."file_id"
  WHERE n."handling" = 'suspense' AND n."kind" = 'return' ORDER BY n."reference", f."rail", n."theirs", n."at") b
WHERE u."order_number" IS NULL AND u."returned_at" IS NULL AND u."end_to_end_id" = b."reference" AND u."method" = b."rail" AND u."amount" = b."theirs";
