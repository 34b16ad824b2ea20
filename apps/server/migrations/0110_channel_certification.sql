CREATE TABLE "channel_association" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"applet_merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"state" text NOT NULL,
	"purpose" text NOT NULL,
	"reason" text,
	"requested_by" uuid NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "channel_association_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "channel_association_state" CHECK ("channel_association"."state" in ('requested', 'agreed', 'on', 'declined', 'rejected', 'withdrawn', 'lifted')),
	CONSTRAINT "channel_association_approved" CHECK (("channel_association"."state" in ('on', 'lifted')) = ("channel_association"."approved_at" is not null)),
	CONSTRAINT "channel_association_ended" CHECK (("channel_association"."state" in ('requested', 'agreed', 'on')) = ("channel_association"."ended_at" is null)),
	CONSTRAINT "channel_association_reason" CHECK (("channel_association"."state" = 'declined') = ("channel_association"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_kind";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_subject";--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "certified" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_association_live" ON "channel_association" USING btree ("merchant_id","channel_id") WHERE "channel_association"."state" in ('requested', 'agreed', 'on');--> statement-breakpoint
CREATE INDEX "channel_association_newest" ON "channel_association" USING btree ("merchant_id","channel_id","requested_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_association_applet" ON "channel_association" USING btree ("applet_merchant_id","applet_id") WHERE "channel_association"."state" in ('requested', 'agreed', 'on');--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification', 'merchant', 'product', 'version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_subject" CHECK (case when "review"."kind" = 'product' then "review"."subject" in ('02','03','04','11','53','54','99') when "review"."kind" in ('version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association') then "review"."subject" ~ '^[0-9a-f-]{36}$' else "review"."subject" = '' end);