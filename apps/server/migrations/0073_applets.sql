CREATE TABLE "applet_icon" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"id" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "applet_icon_merchant_id_applet_id_pk" PRIMARY KEY("merchant_id","applet_id"),
	CONSTRAINT "applet_icon_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "applet" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"abbreviation" text NOT NULL,
	"category" text NOT NULL,
	"intro" text NOT NULL,
	"description" text NOT NULL,
	"template" text NOT NULL,
	"icon_id" text NOT NULL,
	"review_status" text NOT NULL,
	"shelf" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_app_id" UNIQUE("app_id"),
	CONSTRAINT "applet_name" UNIQUE("name_key"),
	CONSTRAINT "applet_app_id_form" CHECK ("applet"."app_id" ~ '^bl[0-9a-f]{16}$'),
	CONSTRAINT "applet_template" CHECK ("applet"."template" in ('blank', 'shop', 'queue')),
	CONSTRAINT "applet_review_status" CHECK ("applet"."review_status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')),
	CONSTRAINT "applet_shelf" CHECK ("applet"."shelf" in ('notYet', 'on', 'removalRequested', 'off'))
);
--> statement-breakpoint
ALTER TABLE "applet_icon" ADD CONSTRAINT "applet_icon_applet" FOREIGN KEY ("merchant_id","applet_id") REFERENCES "public"."applet"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applet_newest" ON "applet" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);