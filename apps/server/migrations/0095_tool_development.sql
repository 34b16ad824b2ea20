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
CREATE INDEX "tool_login_expires" ON "tool_login" USING btree ("expires_at");