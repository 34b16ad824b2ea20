CREATE TABLE "message_batch" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"message_ids" jsonb NOT NULL,
	"waiting" jsonb,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "message_batch_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "message_batch_end" CHECK (("message_batch"."waiting" is null) = ("message_batch"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "message_delivery" DROP CONSTRAINT "message_delivery_reason";--> statement-breakpoint
ALTER TABLE "message_delivery" DROP CONSTRAINT "message_delivery_reader";--> statement-breakpoint
ALTER TABLE "message_delivery" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_batch_waiting" ON "message_batch" USING btree ("taken_at","merchant_id") WHERE "message_batch"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "message_batch_ended" ON "message_batch" USING btree ("taken_at") WHERE "message_batch"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "message_delivery_known" ON "message_delivery" USING btree ("sent_at") WHERE "message_delivery"."forgotten_at" is null;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_reason" CHECK ("message_delivery"."reason" in ('noConsent', 'longTermEnded', 'declined', 'unknownPerson', 'templatePaused', 'templateRemoved'));--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_reader" CHECK ("message_delivery"."reason" is not null or "message_delivery"."customer_id" is not null or "message_delivery"."forgotten_at" is not null);--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_forgotten" CHECK ("message_delivery"."forgotten_at" is null or ("message_delivery"."customer_id" is null and "message_delivery"."page" is null and "message_delivery"."values" = '{}'::jsonb));
