ALTER TABLE "upload" DROP CONSTRAINT "upload_use";--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_attachment" CHECK ("conversation_message"."attachment" is null or "conversation_message"."kind" in ('follower', 'member'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_use" CHECK ("upload"."use" in ('document', 'package', 'picture', 'media', 'message'));