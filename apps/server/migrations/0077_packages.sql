ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_ready";--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "use" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_use" CHECK ("upload"."use" in ('document', 'package'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_ready" CHECK (("upload"."state" = 'ready') = (("upload"."type" is not null or "upload"."use" = 'package') and "upload"."sha256" is not null));