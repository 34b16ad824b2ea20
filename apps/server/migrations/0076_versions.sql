CREATE TABLE "applet_release" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"former_version_id" uuid,
	"share" integer NOT NULL,
	"publisher_id" uuid NOT NULL,
	"publisher_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "applet_release_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_release_kind" CHECK ("applet_release"."kind" in ('publish', 'rollback')),
	CONSTRAINT "applet_release_state" CHECK ("applet_release"."state" in ('scheduled', 'rolling', 'done', 'stopped', 'cancelled')),
	CONSTRAINT "applet_release_share" CHECK ("applet_release"."share" in (5, 20, 50, 100)),
	CONSTRAINT "applet_release_ended" CHECK (("applet_release"."state" in ('scheduled', 'rolling')) = ("applet_release"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "applet_tester" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"added_by_name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_tester_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "applet_version_content" (
	"merchant_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "applet_version_content_merchant_id_sha256_pk" PRIMARY KEY("merchant_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "applet_version_file" (
	"merchant_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "applet_version_file_merchant_id_version_id_path_pk" PRIMARY KEY("merchant_id","version_id","path")
);
--> statement-breakpoint
CREATE TABLE "applet_version" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"number" text NOT NULL,
	"rank" integer NOT NULL,
	"description" text NOT NULL,
	"stage" text NOT NULL,
	"review_status" text NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"origin" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"tool_version" text NOT NULL,
	"files" integer NOT NULL,
	"bytes" integer NOT NULL,
	"developer_id" uuid NOT NULL,
	"developer_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"publisher_name" text,
	"published_at" timestamp (3) with time zone,
	"taken_down_at" timestamp (3) with time zone,
	"taken_down_reason" text,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "applet_version_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_version_stage" CHECK ("applet_version"."stage" in ('develop', 'review', 'approved', 'rolling', 'online', 'past', 'takenDown')),
	CONSTRAINT "applet_version_review_status" CHECK ("applet_version"."review_status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')),
	CONSTRAINT "applet_version_origin" CHECK ("applet_version"."origin" in ('web', 'tool')),
	CONSTRAINT "applet_version_taken_down" CHECK (("applet_version"."stage" = 'takenDown') = ("applet_version"."taken_down_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "applet_version_file" ADD CONSTRAINT "applet_version_file_version" FOREIGN KEY ("merchant_id","version_id") REFERENCES "public"."applet_version"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applet_release_under_way" ON "applet_release" USING btree ("merchant_id","applet_id") WHERE "applet_release"."state" in ('scheduled', 'rolling');--> statement-breakpoint
CREATE INDEX "applet_release_newest" ON "applet_release" USING btree ("merchant_id","applet_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applet_release_due" ON "applet_release" USING btree ("starts_at") WHERE "applet_release"."state" = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "applet_tester_once" ON "applet_tester" USING btree ("merchant_id","applet_id","customer_id");--> statement-breakpoint
CREATE INDEX "applet_version_file_content" ON "applet_version_file" USING btree ("merchant_id","sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "applet_version_number" ON "applet_version" USING btree ("merchant_id","applet_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "applet_version_trial" ON "applet_version" USING btree ("merchant_id","applet_id") WHERE "applet_version"."is_trial";--> statement-breakpoint
CREATE UNIQUE INDEX "applet_version_in_review" ON "applet_version" USING btree ("merchant_id","applet_id") WHERE "applet_version"."stage" in ('review', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "applet_version_rolling" ON "applet_version" USING btree ("merchant_id","applet_id") WHERE "applet_version"."stage" = 'rolling';--> statement-breakpoint
CREATE UNIQUE INDEX "applet_version_online" ON "applet_version" USING btree ("merchant_id","applet_id") WHERE "applet_version"."stage" = 'online';--> statement-breakpoint
CREATE INDEX "applet_version_newest" ON "applet_version" USING btree ("merchant_id","applet_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);