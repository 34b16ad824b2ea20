ALTER TABLE "upload" ADD COLUMN "scan" text DEFAULT 'unscanned' NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_unfinished" ON "upload" USING btree ("created_by") WHERE "upload"."state" = 'receiving';--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_scan" CHECK ("upload"."scan" in ('clean', 'unscanned'));
