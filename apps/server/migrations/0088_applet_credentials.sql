CREATE TABLE "applet_allowlist" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"networks" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "applet_allowlist_merchant_id_applet_id_pk" PRIMARY KEY("merchant_id","applet_id")
);
--> statement-breakpoint
CREATE TABLE "applet_secret" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"former_used_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "applet_secret_merchant_id_applet_id_pk" PRIMARY KEY("merchant_id","applet_id"),
	CONSTRAINT "applet_secret_former" CHECK (("applet_secret"."former_hash" is null) = ("applet_secret"."former_until" is null))
);
--> statement-breakpoint
CREATE TABLE "applet_server_call" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"day" text NOT NULL,
	"path" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "applet_server_call_merchant_id_applet_id_day_path_outcome_pk" PRIMARY KEY("merchant_id","applet_id","day","path","outcome"),
	CONSTRAINT "applet_server_call_counted" CHECK ("applet_server_call"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "applet_token" (
	"merchant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"applet_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_token_merchant_id_hash_pk" PRIMARY KEY("merchant_id","hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "applet_secret_app_id" ON "applet_secret" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "applet_server_call_day" ON "applet_server_call" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "applet_token_hash" ON "applet_token" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "applet_token_newest" ON "applet_token" USING btree ("merchant_id","applet_id","created_at" DESC NULLS FIRST);