ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_type";--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_use";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "article" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "article_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "cover" uuid;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "pictures" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_type" CHECK ("broadcast"."type" in ('message', 'link', 'article'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_use" CHECK ("upload"."use" in ('document', 'package', 'picture'));