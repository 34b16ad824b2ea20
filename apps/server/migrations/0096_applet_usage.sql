CREATE TABLE "applet_usage_day" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"day" text NOT NULL,
	"version_id" uuid NOT NULL,
	"number" text NOT NULL,
	"opens" integer NOT NULL,
	"people" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"faulty" integer NOT NULL,
	CONSTRAINT "applet_usage_day_merchant_id_applet_id_day_version_id_pk" PRIMARY KEY("merchant_id","applet_id","day","version_id")
);
--> statement-breakpoint
CREATE TABLE "applet_usage_fault_day" (
	"merchant_id" uuid NOT NULL,
	"fault_id" uuid NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "applet_usage_fault_day_merchant_id_fault_id_day_pk" PRIMARY KEY("merchant_id","fault_id","day")
);
--> statement-breakpoint
CREATE TABLE "applet_usage_fault" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"file" text,
	"line" integer,
	"column" integer,
	"page" text,
	"count" integer NOT NULL,
	"first_number" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_number" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_usage_fault_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "applet_usage_fault_fingerprint" UNIQUE("merchant_id","applet_id","fingerprint"),
	CONSTRAINT "applet_usage_fault_kind" CHECK ("applet_usage_fault"."kind" in ('error', 'rejection', 'policy')),
	CONSTRAINT "applet_usage_fault_place" CHECK (("applet_usage_fault"."file" is null) = ("applet_usage_fault"."line" is null))
);
--> statement-breakpoint
CREATE TABLE "applet_usage_opening" (
	"merchant_id" uuid NOT NULL,
	"opening_id" uuid NOT NULL,
	"is_counted" boolean NOT NULL,
	"seconds" integer NOT NULL,
	"pages" jsonb NOT NULL,
	"faults" integer NOT NULL,
	"fingerprints" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applet_usage_opening_merchant_id_opening_id_pk" PRIMARY KEY("merchant_id","opening_id")
);
--> statement-breakpoint
CREATE TABLE "applet_usage_page" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"day" text NOT NULL,
	"page" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "applet_usage_page_merchant_id_applet_id_day_page_pk" PRIMARY KEY("merchant_id","applet_id","day","page")
);
--> statement-breakpoint
CREATE TABLE "applet_usage_person" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"day" text NOT NULL,
	"person_hash" text NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "applet_usage_person_merchant_id_applet_id_day_person_hash_pk" PRIMARY KEY("merchant_id","applet_id","day","person_hash")
);
--> statement-breakpoint
CREATE INDEX "applet_usage_day_over" ON "applet_usage_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "applet_usage_fault_day_over" ON "applet_usage_fault_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "applet_usage_fault_newest" ON "applet_usage_fault" USING btree ("merchant_id","applet_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applet_usage_fault_over" ON "applet_usage_fault" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "applet_usage_opening_over" ON "applet_usage_opening" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applet_usage_page_over" ON "applet_usage_page" USING btree ("day");--> statement-breakpoint
CREATE INDEX "applet_usage_person_over" ON "applet_usage_person" USING btree ("day");