ALTER TABLE "message_template" ADD COLUMN "paused_because" text;--> statement-breakpoint
ALTER TABLE "message_template" ADD COLUMN "counts_from" text;--> statement-breakpoint
UPDATE "message_template" SET "paused_because" = 'team' WHERE "paused_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_paused_because" CHECK ("message_template"."paused_because" in ('team', 'declined'));--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_pause" CHECK (("message_template"."paused_at" is null) = ("message_template"."paused_because" is null));
