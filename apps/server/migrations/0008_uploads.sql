ALTER TABLE "upload" DROP COLUMN "received";--> statement-breakpoint
-- Who looked at a document is remembered for longer than the document: one that no submission stands on is deleted after a while.
alter table upload_view drop constraint upload_view_upload;
