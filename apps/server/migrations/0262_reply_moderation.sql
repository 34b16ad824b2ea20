ALTER TABLE "moderation_case" DROP CONSTRAINT "moderation_case_subject";--> statement-breakpoint
ALTER TABLE "broadcast_reply" DROP CONSTRAINT "broadcast_reply_state";--> statement-breakpoint
ALTER TABLE "broadcast_reply" DROP CONSTRAINT "broadcast_reply_why";--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_subject" CHECK ("moderation_case"."subject" in ('channel', 'broadcast', 'reply'));--> statement-breakpoint
ALTER TABLE "broadcast_reply" ADD CONSTRAINT "broadcast_reply_state" CHECK ("broadcast_reply"."state" in ('shown', 'hidden', 'takenDown'));--> statement-breakpoint
ALTER TABLE "broadcast_reply" ADD CONSTRAINT "broadcast_reply_why" CHECK ("broadcast_reply"."state" = 'takenDown' or ("broadcast_reply"."state" = 'hidden') = ("broadcast_reply"."hidden_why" is not null));