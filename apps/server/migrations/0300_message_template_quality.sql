CREATE TABLE "template_complaint" (
	"merchant_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"text" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "template_complaint_merchant_id_conversation_id_position_pk" PRIMARY KEY("merchant_id","conversation_id","position"),
	CONSTRAINT "template_complaint_kind" CHECK ("template_complaint"."kind" in ('reported', 'stopped')),
	CONSTRAINT "template_complaint_reason" CHECK (("template_complaint"."kind" = 'reported') = ("template_complaint"."reason" is not null)),
	CONSTRAINT "template_complaint_text" CHECK (length("template_complaint"."text") <= 500)
);
--> statement-breakpoint
ALTER TABLE "template" DROP CONSTRAINT "template_reason";--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "pauses" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "template" ADD COLUMN "counted_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workflow_version" ADD COLUMN "templates" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(definition::jsonb, '$.nodes[*]?(@.kind == "template").data.template.templateId')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "draft_templates" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(draft::jsonb, '$.nodes[*]?(@.kind == "template").data.template.templateId')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "template_complaint_newest" ON "template_complaint" USING btree ("merchant_id","template_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_complaint_person" ON "template_complaint" USING btree ("customer_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "template_complaint_old" ON "template_complaint" USING btree ("at");--> statement-breakpoint
CREATE INDEX "template_paused" ON "template" USING btree ("paused_until") WHERE "template"."paused_until" is not null;--> statement-breakpoint
CREATE INDEX "workflow_version_template" ON "workflow_version" USING gin ("templates");--> statement-breakpoint
CREATE INDEX "workflow_draft_template" ON "workflow" USING gin ("draft_templates");--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_paused_until" CHECK (("template"."state" = 'paused' and "template"."reason" is null) = ("template"."paused_until" is not null));--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_reason" CHECK ("template"."reason" is null or "template"."state" in ('paused', 'disabled'));