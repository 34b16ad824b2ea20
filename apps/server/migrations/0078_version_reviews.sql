ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_kind";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_subject";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "subject_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "applet_version_id" ON "applet_version" USING btree ("id");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification', 'merchant', 'product', 'version', 'removal'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_subject" CHECK (case when "review"."kind" = 'product' then "review"."subject" in ('02','03','04','11','53','54','99') when "review"."kind" in ('version', 'removal') then "review"."subject" ~ '^[0-9a-f-]{36}$' else "review"."subject" = '' end);