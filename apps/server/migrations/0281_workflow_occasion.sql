CREATE TABLE "workflow_occasion" (
	"merchant_id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "workflow_occasion_merchant_id_workflow_id_customer_id_occasion_pk" PRIMARY KEY("merchant_id","workflow_id","customer_id","occasion")
);
--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "schedule" json;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "beginning_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "workflow" ADD COLUMN "looked_to" uuid;--> statement-breakpoint
ALTER TABLE "workflow_occasion" ADD CONSTRAINT "workflow_occasion_of" FOREIGN KEY ("merchant_id","workflow_id") REFERENCES "public"."workflow"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_occasion_due" ON "workflow_occasion" USING btree ("due_at") WHERE "workflow_occasion"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "workflow_occasion_old" ON "workflow_occasion" USING btree ("at");--> statement-breakpoint
CREATE INDEX "workflow_due" ON "workflow" USING btree ("due_at") WHERE "workflow"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "workflow_beginning" ON "workflow" USING btree ("beginning_at") WHERE "workflow"."beginning_at" is not null;--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_scheduled" CHECK ("workflow"."is_on" and "workflow"."schedule" is not null or "workflow"."due_at" is null and "workflow"."beginning_at" is null);