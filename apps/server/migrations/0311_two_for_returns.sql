ALTER TABLE "setting_request" DROP CONSTRAINT "setting_request_subject";--> statement-breakpoint
DROP INDEX "setting_request_live";--> statement-breakpoint
ALTER TABLE "setting_request" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "setting_request_agreed" ON "setting_request" USING btree ("merchant_id","subject","ended_at") WHERE "setting_request"."status" = 'agreed';--> statement-breakpoint
CREATE UNIQUE INDEX "setting_request_live" ON "setting_request" USING btree ("merchant_id","subject","about") WHERE "setting_request"."status" = 'asked';--> statement-breakpoint
ALTER TABLE "setting_request" ADD CONSTRAINT "setting_request_subject" CHECK ("setting_request"."subject" in ('fee', 'limits', 'return', 'returnLimit'));