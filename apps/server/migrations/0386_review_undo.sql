ALTER TABLE "review" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "decision_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "review_decision_due" ON "review" USING btree ("decision_due_at") WHERE "review"."decision_due_at" is not null;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decision" CHECK ("review"."decision_due_at" is null or "review"."decision" is not null);