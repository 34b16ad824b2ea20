ALTER TABLE "message_delivery" DROP CONSTRAINT "message_delivery_reason";--> statement-breakpoint
ALTER TABLE "message_delivery" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_template" ADD COLUMN "source_id" uuid;--> statement-breakpoint
CREATE INDEX "message_delivery_source" ON "message_delivery" USING btree ("merchant_id","source_id","sent_at") WHERE "message_delivery"."source_id" is not null and "message_delivery"."reason" is null;--> statement-breakpoint
CREATE INDEX "message_template_source" ON "message_template" USING btree ("merchant_id","source_id") WHERE "message_template"."source_id" is not null;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_said" CHECK ("message_delivery"."said" is null or ("message_delivery"."source_id" is not null and "message_delivery"."forgotten_at" is null));--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_reason" CHECK ("message_delivery"."reason" in ('noConsent', 'longTermEnded', 'declined', 'unknownPerson', 'templatePaused', 'templateRemoved', 'templateStopped'));