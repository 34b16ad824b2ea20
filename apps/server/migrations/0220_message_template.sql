CREATE TABLE "template" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"languages" text[] NOT NULL,
	"state" text NOT NULL,
	"edition" text DEFAULT 'none' NOT NULL,
	"entry" jsonb NOT NULL,
	"in_use" jsonb,
	"approved_at" timestamp (3) with time zone,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "template_name" UNIQUE("merchant_id","name"),
	CONSTRAINT "template_state" CHECK ("template"."state" in ('draft', 'pending', 'rejected', 'approved', 'paused', 'disabled')),
	CONSTRAINT "template_edition" CHECK ("template"."edition" in ('none', 'draft', 'pending', 'rejected')),
	CONSTRAINT "template_category" CHECK ("template"."category" in ('utility', 'marketing', 'service')),
	CONSTRAINT "template_in_use" CHECK (("template"."state" in ('approved', 'paused', 'disabled')) = ("template"."in_use" is not null)
        and num_nulls("template"."in_use", "template"."approved_at") in (0, 2) and ("template"."in_use" is not null or "template"."edition" = 'none')),
	CONSTRAINT "template_reason" CHECK (("template"."state" in ('paused', 'disabled')) = ("template"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_kind";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_subject";--> statement-breakpoint
CREATE INDEX "template_newest" ON "template" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_id" ON "template" USING btree ("id");--> statement-breakpoint
CREATE INDEX "template_approved" ON "template" USING btree ("approved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "template"."approved_at" is not null;--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet', 'toolKey', 'channel', 'messageTemplate'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification', 'merchant', 'product', 'version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association', 'messageTemplate'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_subject" CHECK (case when "review"."kind" = 'product' then "review"."subject" in ('02','03','04','11','53','54','99') when "review"."kind" in ('version', 'removal', 'template', 'channelOfficial', 'channelPersonal', 'channelSubject', 'association', 'messageTemplate') then "review"."subject" ~ '^[0-9a-f-]{36}$' else "review"."subject" = '' end);--> statement-breakpoint
DROP INDEX "conversation_message_template";--> statement-breakpoint
CREATE INDEX "conversation_message_template" ON "conversation_message" USING btree ("merchant_id","template_id","at") WHERE "conversation_message"."template_id" is not null;