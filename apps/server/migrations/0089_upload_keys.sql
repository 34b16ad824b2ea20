CREATE TABLE "applet_upload_key" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by_id" uuid NOT NULL,
	"made_by" text NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "applet_upload_key_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "applet_version" ADD COLUMN "machine" text;--> statement-breakpoint
CREATE UNIQUE INDEX "applet_upload_key_hash" ON "applet_upload_key" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "applet_upload_key_name" ON "applet_upload_key" USING btree ("merchant_id","applet_id","name");--> statement-breakpoint
ALTER TABLE "applet_version" ADD CONSTRAINT "applet_version_machine" CHECK ("applet_version"."machine" is null or "applet_version"."origin" = 'tool');
