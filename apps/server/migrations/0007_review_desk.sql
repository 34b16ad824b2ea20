CREATE INDEX "review_id" ON "review" USING btree ("id");--> statement-breakpoint
CREATE INDEX "review_number" ON "review" USING btree ("merchant_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "review_hands" ON "review" USING btree ("claimed_by") WHERE "review"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "review_decisions" ON "review" USING btree ("decided_by","decided_at") WHERE "review"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "review_reopenings" ON "review" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "review"."reopening_by" is not null;