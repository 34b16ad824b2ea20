ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_type";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "template_words" jsonb;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "template_id" uuid GENERATED ALWAYS AS (case when type = 'template' then (template ->> 'templateId')::uuid end) STORED;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "is_template_stopped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "broadcast_template" ON "broadcast" USING btree ("merchant_id","template_id","sent_at") WHERE "broadcast"."template_id" is not null;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_template_known" CHECK ("broadcast"."type" <> 'template' or "broadcast"."state" in ('draft', 'erased') or ("broadcast"."template" is not null and "broadcast"."template_words" is not null));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_template_stopped" CHECK (not "broadcast"."is_template_stopped" or "broadcast"."paused_at" is not null);--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_type" CHECK ("broadcast"."type" in ('message', 'link', 'article', 'video', 'document', 'template'));