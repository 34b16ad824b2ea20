ALTER TABLE "workflow" ADD COLUMN "held_reason" text;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "workflow_anywhere" ON "workflow" USING btree ("id");--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_held" CHECK (("workflow"."held_at" is null) = ("workflow"."held_reason" is null));--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_held_is_off" CHECK ("workflow"."held_at" is null or not "workflow"."is_on");