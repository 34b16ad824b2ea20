CREATE TABLE "ticket_message" (
	"merchant_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ticket_message_merchant_id_ticket_id_position_pk" PRIMARY KEY("merchant_id","ticket_id","position"),
	CONSTRAINT "ticket_message_kind" CHECK ("ticket_message"."kind" in ('member', 'staff', 'note')),
	CONSTRAINT "ticket_message_text" CHECK (length("ticket_message"."text") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"area" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"view" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_position" integer NOT NULL,
	"staff_position" integer DEFAULT 0 NOT NULL,
	"read_position" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"first_answer_seconds" integer,
	"solved_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	CONSTRAINT "ticket_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "ticket_area" CHECK ("ticket"."area" in ('account', 'team', 'sale', 'money', 'integration', 'applet', 'channel', 'safety')),
	CONSTRAINT "ticket_state" CHECK ("ticket"."state" in ('open', 'answered', 'asked', 'solved')),
	CONSTRAINT "ticket_waits" CHECK (("ticket"."state" = 'open') = ("ticket"."waiting_since" is not null)),
	CONSTRAINT "ticket_solved" CHECK (("ticket"."state" = 'solved') = ("ticket"."solved_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "only_for" uuid;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket" FOREIGN KEY ("merchant_id","ticket_id") REFERENCES "public"."ticket"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_anywhere" ON "ticket" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ticket_team" ON "ticket" USING btree ("merchant_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_person" ON "ticket" USING btree ("merchant_id","asked_by","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("waiting_since","id") WHERE "ticket"."state" = 'open';--> statement-breakpoint
CREATE INDEX "ticket_queue" ON "ticket" USING btree ("state","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_created" ON "ticket" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '93', '94', '95', '96', '97', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185', '210', '211', '212'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet', 'toolKey', 'channel', 'messageTemplate', 'ticket'));--> statement-breakpoint
revoke delete on ticket from balcao_app;--> statement-breakpoint
revoke update, delete on ticket_message from balcao_app;--> statement-breakpoint
create trigger append_only before update or delete on ticket_message for each row execute function refuse_change_of_history();
