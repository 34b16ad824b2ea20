CREATE TABLE "customer_erasure" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "customer_erasure_left" ON "customer_erasure" USING btree ("asked_at") WHERE "customer_erasure"."done_at" is null;--> statement-breakpoint
CREATE INDEX "customer_session_person" ON "customer_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "applet_grant_customer" ON "applet_grant" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "applet_person_customer" ON "applet_person" USING btree ("customer_id","applet_id");--> statement-breakpoint
CREATE INDEX "applet_login_code_customer" ON "applet_login_code" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "applet_stored_value_customer" ON "applet_stored_value" USING btree ("customer_id","applet_id","key");--> statement-breakpoint
CREATE INDEX "broadcast_like_person" ON "broadcast_like" USING btree ("customer_id","broadcast_id");--> statement-breakpoint
CREATE INDEX "broadcast_reply_person" ON "broadcast_reply" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "reply_block_person" ON "reply_block" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "applet_tester_customer" ON "applet_tester" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "workflow_occasion_customer" ON "workflow_occasion" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "workflow_run_customer" ON "workflow_run" USING btree ("customer_id","id");
