CREATE TABLE "applet_grant" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"permission" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_grant_merchant_id_applet_id_customer_id_permission_pk" PRIMARY KEY("merchant_id","applet_id","customer_id","permission")
);
--> statement-breakpoint
CREATE TABLE "applet_person" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"open_id" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_person_merchant_id_applet_id_customer_id_pk" PRIMARY KEY("merchant_id","applet_id","customer_id"),
	CONSTRAINT "applet_person_open_id" UNIQUE("merchant_id","applet_id","open_id")
);
--> statement-breakpoint
CREATE TABLE "applet_login_code" (
	"merchant_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"applet_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_login_code_merchant_id_code_hash_pk" PRIMARY KEY("merchant_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "applet_opening" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_opening_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_opening_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "applet_stored_value" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "applet_stored_value_merchant_id_applet_id_customer_id_key_pk" PRIMARY KEY("merchant_id","applet_id","customer_id","key")
);
--> statement-breakpoint
CREATE INDEX "applet_login_code_over" ON "applet_login_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applet_opening_customer" ON "applet_opening" USING btree ("customer_id","opened_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applet_opening_over" ON "applet_opening" USING btree ("expires_at");