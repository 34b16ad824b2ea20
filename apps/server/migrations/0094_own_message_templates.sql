CREATE TABLE "message_own_template" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"scene" text NOT NULL,
	"category" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_own_template_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "message_own_template_state" CHECK ("message_own_template"."state" in ('draft', 'waiting', 'rejected', 'passed'))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_kind";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_subject";--> statement-breakpoint
ALTER TABLE "message_template" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_template" ADD COLUMN "own_title" jsonb;--> statement-breakpoint
CREATE INDEX "message_own_template_newest" ON "message_own_template" USING btree ("merchant_id","applet_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40'));--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_title" CHECK (num_nonnulls("message_template"."title", "message_template"."own_title") = 1);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification', 'merchant', 'product', 'version', 'removal', 'template'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_subject" CHECK (case when "review"."kind" = 'product' then "review"."subject" in ('02','03','04','11','53','54','99') when "review"."kind" in ('version', 'removal', 'template') then "review"."subject" ~ '^[0-9a-f-]{36}$' else "review"."subject" = '' end);