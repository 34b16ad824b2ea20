ALTER TABLE "moderation_case" DROP CONSTRAINT "moderation_case_subject";--> statement-breakpoint
ALTER TABLE "moderation_case" DROP CONSTRAINT "moderation_case_sanction";--> statement-breakpoint
ALTER TABLE "moderation_decision" DROP CONSTRAINT "moderation_decision_known";--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "workflow_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_report" ADD COLUMN "quoted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_subject" CHECK ("moderation_case"."subject" in ('channel', 'broadcast', 'reply', 'robot', 'workflow'));--> statement-breakpoint
ALTER TABLE "moderation_case" ADD CONSTRAINT "moderation_case_sanction" CHECK ("moderation_case"."sanction" in ('takeDown', 'switchOff', 'freeze'));--> statement-breakpoint
ALTER TABLE "moderation_decision" ADD CONSTRAINT "moderation_decision_known" CHECK ("moderation_decision"."decision" in ('dismiss', 'takeDown', 'switchOff', 'freeze', 'uphold', 'reverse'));