CREATE TABLE "tool_key" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"maker_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "tool_key_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"merchant_id" uuid NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_event_merchant_id_written_by_id_pk" PRIMARY KEY("merchant_id","written_by","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_listener" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_listener_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
ALTER TABLE "open_request" ADD COLUMN "written_by" "xid8";--> statement-breakpoint
CREATE UNIQUE INDEX "tool_key_token" ON "tool_key" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "tool_key_newest" ON "tool_key" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_event_age" ON "webhook_event" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet', 'toolKey'));