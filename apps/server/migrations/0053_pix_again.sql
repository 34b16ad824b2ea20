ALTER TABLE "pix_progress" ADD COLUMN "since" timestamp (3) with time zone;--> statement-breakpoint
-- What was listed late before this is found too, as far back as the list is read again each night.
UPDATE "pix_progress" SET "since" = "read_up_to" - interval '7 days';--> statement-breakpoint
ALTER TABLE "pix_progress" ALTER COLUMN "since" SET NOT NULL;--> statement-breakpoint
CREATE TABLE "pix_again" (
	"chave" text NOT NULL,
	"reach" text NOT NULL,
	"read_up_to" timestamp (3) with time zone NOT NULL,
	"read_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pix_again_chave_reach_pk" PRIMARY KEY("chave","reach"),
	CONSTRAINT "pix_again_reach" CHECK ("pix_again"."reach" in ('day', 'days'))
);
--> statement-breakpoint
CREATE INDEX "rail_notification_unread" ON "rail_notification" USING btree ("id") WHERE "rail_notification"."applied_at" is null and "rail_notification"."event_id" like 'call:%';
