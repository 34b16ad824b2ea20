ALTER TABLE "applet" DROP CONSTRAINT "applet_template";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
-- The other two began as blank ones too: there was nothing else to begin with.
UPDATE "applet" SET "template" = 'blank';--> statement-breakpoint
ALTER TABLE "applet" ADD CONSTRAINT "applet_template" CHECK ("applet"."template" in ('blank'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet'));
