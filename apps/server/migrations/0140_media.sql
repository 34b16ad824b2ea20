CREATE TABLE "media" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" double precision,
	"codec" text,
	"pages" integer,
	"scan" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"free_since" timestamp (3) with time zone,
	CONSTRAINT "media_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "media_type" CHECK ("media"."type" in ('mp4', 'mov', 'pdf', 'docx', 'xlsx', 'pptx', 'txt')),
	CONSTRAINT "media_scan" CHECK ("media"."scan" in ('waiting', 'clean', 'unscanned', 'infected'))
);
--> statement-breakpoint
CREATE TABLE "media_poster" (
	"merchant_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "media_poster_merchant_id_media_id_pk" PRIMARY KEY("merchant_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_type";--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_use";--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_ready";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "media_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_channel" ON "media" USING btree ("merchant_id","channel_id");--> statement-breakpoint
CREATE INDEX "media_free" ON "media" USING btree ("free_since");--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_type" CHECK ("broadcast"."type" in ('message', 'link', 'article', 'video', 'document'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_use" CHECK ("upload"."use" in ('document', 'package', 'picture', 'media'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_ready" CHECK (("upload"."state" = 'ready') = (("upload"."type" is not null or "upload"."use" in ('package', 'media')) and "upload"."sha256" is not null));