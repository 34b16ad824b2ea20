CREATE TABLE "workflow_run_step" (
	"merchant_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"visit" integer NOT NULL,
	"node_id" text NOT NULL,
	"kind" text NOT NULL,
	"out" text,
	"failure" text,
	"detail" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workflow_run_step_merchant_id_run_id_visit_pk" PRIMARY KEY("merchant_id","run_id","visit")
);
--> statement-breakpoint
CREATE TABLE "workflow_run" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"node_id" text NOT NULL,
	"visit" integer NOT NULL,
	"calling_visit" integer,
	"values" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "workflow_run_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "workflow_run_state" CHECK ("workflow_run"."state" in ('running', 'asking', 'waiting', 'done', 'handed', 'failed')),
	CONSTRAINT "workflow_run_ended" CHECK (("workflow_run"."state" in ('done', 'handed', 'failed')) = ("workflow_run"."ended_at" is not null)),
	CONSTRAINT "workflow_run_failed" CHECK (("workflow_run"."state" = 'failed') = ("workflow_run"."failure" is not null)),
	CONSTRAINT "workflow_run_waits" CHECK (("workflow_run"."state" in ('asking', 'waiting')) = ("workflow_run"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "workflow_setting" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"hosts" jsonb NOT NULL,
	CONSTRAINT "workflow_setting_merchant_id_channel_id_pk" PRIMARY KEY("merchant_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "workflow_version" (
	"merchant_id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"definition" json NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workflow_version_merchant_id_workflow_id_number_pk" PRIMARY KEY("merchant_id","workflow_id","number")
);
--> statement-breakpoint
CREATE TABLE "workflow" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"draft" json NOT NULL,
	"version" integer NOT NULL,
	"is_changed" boolean NOT NULL,
	"published" integer,
	"trigger" text,
	"words" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "workflow_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "workflow_published" CHECK (("workflow"."published" is null) = ("workflow"."trigger" is null) and ("workflow"."published" is not null or not "workflow"."is_on"))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "workflow_run_step" ADD CONSTRAINT "workflow_run_step_of" FOREIGN KEY ("merchant_id","run_id") REFERENCES "public"."workflow_run"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_run" ADD CONSTRAINT "workflow_run_of" FOREIGN KEY ("merchant_id","workflow_id","number") REFERENCES "public"."workflow_version"("merchant_id","workflow_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_version" ADD CONSTRAINT "workflow_version_of" FOREIGN KEY ("merchant_id","workflow_id") REFERENCES "public"."workflow"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_run_active" ON "workflow_run" USING btree ("merchant_id","channel_id","customer_id") WHERE "workflow_run"."state" in ('running', 'asking', 'waiting');--> statement-breakpoint
CREATE INDEX "workflow_run_newest" ON "workflow_run" USING btree ("merchant_id","workflow_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "workflow_run_begun" ON "workflow_run" USING btree ("merchant_id","channel_id","customer_id","started_at");--> statement-breakpoint
CREATE INDEX "workflow_run_due" ON "workflow_run" USING btree ("due_at") WHERE "workflow_run"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "workflow_run_left" ON "workflow_run" USING btree ("moved_at") WHERE "workflow_run"."state" = 'running';--> statement-breakpoint
CREATE INDEX "workflow_run_old" ON "workflow_run" USING btree ("ended_at") WHERE "workflow_run"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "workflow_of_channel" ON "workflow" USING btree ("merchant_id","channel_id") WHERE "workflow"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177'));