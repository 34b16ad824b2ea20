CREATE TABLE "applet_preview_file" (
	"merchant_id" uuid NOT NULL,
	"preview_id" uuid NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "applet_preview_file_merchant_id_preview_id_path_pk" PRIMARY KEY("merchant_id","preview_id","path")
);
--> statement-breakpoint
CREATE TABLE "applet_preview" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"developer_id" uuid NOT NULL,
	"manifest" jsonb,
	"faults" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_preview_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tool_login" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"code_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"computer" text NOT NULL,
	"system" text NOT NULL,
	"ip" text NOT NULL,
	"merchant_id" uuid,
	"key_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"interval_seconds" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tool_login_code" UNIQUE("code_hash"),
	CONSTRAINT "tool_login_secret" UNIQUE("secret_hash"),
	CONSTRAINT "tool_login_status" CHECK ("tool_login"."status" in ('waiting', 'confirmed', 'denied', 'expired', 'used')),
	CONSTRAINT "tool_login_system" CHECK ("tool_login"."system" in ('linux', 'macos', 'windows', 'other')),
	CONSTRAINT "tool_login_key" CHECK (("tool_login"."status" in ('confirmed', 'used')) = ("tool_login"."key_id" is not null)),
	CONSTRAINT "tool_login_team" CHECK (("tool_login"."key_id" is null) = ("tool_login"."merchant_id" is null))
);
--> statement-breakpoint
CREATE TABLE "applet_review_link" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_review_link_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_review_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "applet_opening" ADD COLUMN "draft" text;--> statement-breakpoint
ALTER TABLE "applet_preview_file" ADD CONSTRAINT "applet_preview_file_preview" FOREIGN KEY ("merchant_id","preview_id") REFERENCES "public"."applet_preview"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applet_preview_key" ON "applet_preview" USING btree ("merchant_id","key_id");--> statement-breakpoint
CREATE INDEX "applet_preview_age" ON "applet_preview" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "tool_login_expires" ON "tool_login" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applet_review_link_version" ON "applet_review_link" USING btree ("merchant_id","version_id");--> statement-breakpoint
CREATE INDEX "applet_review_link_over" ON "applet_review_link" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41'));--> statement-breakpoint
ALTER TABLE "applet_opening" ADD CONSTRAINT "applet_opening_draft" CHECK ("applet_opening"."draft" in ('preview', 'review'));