CREATE TABLE "broadcast_audience" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "broadcast_audience_merchant_id_broadcast_id_customer_id_pk" PRIMARY KEY("merchant_id","broadcast_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "broadcast_test" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcast_test_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_state";--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_sent_known";--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_recalled_known";--> statement-breakpoint
DROP INDEX "broadcast_sent";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "audience" jsonb;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "looked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "to_look" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "last_looked" uuid;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "sliced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "edition_of" uuid;--> statement-breakpoint
ALTER TABLE "broadcast_audience" ADD CONSTRAINT "broadcast_audience_of" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcast"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast_test" ADD CONSTRAINT "broadcast_test_of" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcast"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_test_reader" ON "broadcast_test" USING btree ("merchant_id","channel_id","customer_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "broadcast_test_over" ON "broadcast_test" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "broadcast_sending" ON "broadcast" USING btree ("sliced_at") WHERE "broadcast"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "broadcast_sent" ON "broadcast" USING btree ("merchant_id","channel_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "broadcast"."state" in ('sending', 'sent');--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_sending_known" CHECK ("broadcast"."state" <> 'sending' or ("broadcast"."audience" is not null and "broadcast"."sliced_at" is not null));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_state" CHECK ("broadcast"."state" in ('draft', 'scheduled', 'sending', 'sent', 'recalled', 'erased'));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_sent_known" CHECK (("broadcast"."state" in ('sending', 'sent', 'recalled', 'erased')) = ("broadcast"."sent_at" is not null));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_recalled_known" CHECK (("broadcast"."state" in ('recalled', 'erased')) = ("broadcast"."recalled_at" is not null));