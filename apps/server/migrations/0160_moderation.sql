CREATE TABLE "moderation_case" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"channel_name" text NOT NULL,
	"label" text NOT NULL,
	"state" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_reported_at" timestamp (3) with time zone NOT NULL,
	"sanction" text,
	"decided_at" timestamp (3) with time zone,
	"decided_reason" text,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_case_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "moderation_case_subject" CHECK ("moderation_case"."subject" in ('channel', 'broadcast')),
	CONSTRAINT "moderation_case_state" CHECK ("moderation_case"."state" in ('open', 'dismissed', 'actioned', 'appealed', 'upheld', 'reversed')),
	CONSTRAINT "moderation_case_sanction" CHECK ("moderation_case"."sanction" in ('takeDown', 'freeze')),
	CONSTRAINT "moderation_case_sanctioned" CHECK (("moderation_case"."state" in ('open', 'dismissed')) = ("moderation_case"."sanction" is null)),
	CONSTRAINT "moderation_case_decided" CHECK (("moderation_case"."state" = 'open') = ("moderation_case"."decided_at" is null) and ("moderation_case"."decided_at" is null) = ("moderation_case"."decided_reason" is null)),
	CONSTRAINT "moderation_case_appealed" CHECK (("moderation_case"."appeal" is null) = ("moderation_case"."appealed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "moderation_decision" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_decision_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "moderation_decision_known" CHECK ("moderation_decision"."decision" in ('dismiss', 'takeDown', 'freeze', 'uphold', 'reverse'))
);
--> statement-breakpoint
CREATE TABLE "moderation_limit" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_limit_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_report" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "moderation_report_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "moderation_report_once" UNIQUE("merchant_id","case_id","customer_id"),
	CONSTRAINT "moderation_report_reason" CHECK ("moderation_report"."reason" in ('spam', 'fraud', 'illegal', 'offends', 'other')),
	CONSTRAINT "moderation_report_text_length" CHECK (length("moderation_report"."text") <= 500)
);
--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_state";--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_sent_known";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "broadcasts_a_day" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_of" FOREIGN KEY ("merchant_id","case_id") REFERENCES "public"."moderation_case"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_report" ADD CONSTRAINT "moderation_report_case" FOREIGN KEY ("merchant_id","case_id") REFERENCES "public"."moderation_case"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_case_anywhere" ON "moderation_case" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_case_open" ON "moderation_case" USING btree ("merchant_id","subject_id") WHERE "moderation_case"."state" = 'open';--> statement-breakpoint
CREATE INDEX "moderation_case_newest" ON "moderation_case" USING btree ("opened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_case_channel" ON "moderation_case" USING btree ("merchant_id","channel_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_case_waiting" ON "moderation_case" USING btree ("state") WHERE "moderation_case"."state" in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "moderation_decision_case" ON "moderation_decision" USING btree ("merchant_id","case_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_limit_channel" ON "moderation_limit" USING btree ("merchant_id","channel_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_report_person" ON "moderation_report" USING btree ("customer_id","reported_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "moderation_report_text" ON "moderation_report" USING btree ("merchant_id","case_id","reported_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_anywhere" ON "channel" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_by_id" ON "channel" USING btree ("id");--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_state" CHECK ("broadcast"."state" in ('draft', 'scheduled', 'sending', 'sent', 'recalled', 'erased', 'takenDown'));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_sent_known" CHECK (("broadcast"."state" in ('sending', 'sent', 'recalled', 'erased', 'takenDown')) = ("broadcast"."sent_at" is not null));--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_broadcasts_a_day" CHECK ("channel"."broadcasts_a_day" between 1 and 100);--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110'));