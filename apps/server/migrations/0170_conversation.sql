CREATE TABLE "canned_answer" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shortcut" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "canned_answer_merchant_id_channel_id_id_pk" PRIMARY KEY("merchant_id","channel_id","id"),
	CONSTRAINT "canned_answer_shortcut" UNIQUE("merchant_id","channel_id","shortcut")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"state" text NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"assignee_id" uuid,
	"last_position" integer DEFAULT 0 NOT NULL,
	"last_shown" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"team_read" integer DEFAULT 0 NOT NULL,
	"follower_read" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"team_unread" integer DEFAULT 0 NOT NULL,
	"follower_unread" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "conversation_of" UNIQUE("merchant_id","channel_id","customer_id"),
	CONSTRAINT "conversation_state" CHECK ("conversation"."state" in ('open', 'snoozed', 'closed')),
	CONSTRAINT "conversation_snoozed_known" CHECK (("conversation"."state" = 'snoozed') = ("conversation"."snoozed_until" is not null)),
	CONSTRAINT "conversation_marks" CHECK (greatest("conversation"."last_shown", "conversation"."team_read", "conversation"."follower_read", "conversation"."delivered") <= "conversation"."last_position"
        and least("conversation"."last_shown", "conversation"."team_read", "conversation"."follower_read", "conversation"."delivered", "conversation"."team_unread", "conversation"."follower_unread") >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_first_answer" (
	"merchant_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"channel_id" uuid NOT NULL,
	"day" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "conversation_first_answer_merchant_id_conversation_id_position_pk" PRIMARY KEY("merchant_id","conversation_id","position"),
	CONSTRAINT "conversation_first_answer_seconds" CHECK ("conversation_first_answer"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_message" (
	"merchant_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_message_merchant_id_conversation_id_position_pk" PRIMARY KEY("merchant_id","conversation_id","position"),
	CONSTRAINT "conversation_message_once" UNIQUE("merchant_id","conversation_id","client_id"),
	CONSTRAINT "conversation_message_kind" CHECK ("conversation_message"."kind" in ('follower', 'member', 'note', 'system', 'robot')),
	CONSTRAINT "conversation_message_author" CHECK (("conversation_message"."kind" in ('member', 'note')) = ("conversation_message"."author_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "conversation_first_answer" ADD CONSTRAINT "conversation_first_answer_of" FOREIGN KEY ("merchant_id","conversation_id") REFERENCES "public"."conversation"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_of" FOREIGN KEY ("merchant_id","conversation_id") REFERENCES "public"."conversation"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_inbox" ON "conversation" USING btree ("merchant_id","channel_id","state","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_assigned" ON "conversation" USING btree ("merchant_id","channel_id","assignee_id","state","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_own" ON "conversation" USING btree ("customer_id","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_waiting" ON "conversation" USING btree ("merchant_id","channel_id") WHERE "conversation"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "conversation_snoozed" ON "conversation" USING btree ("snoozed_until") WHERE "conversation"."state" = 'snoozed';--> statement-breakpoint
CREATE INDEX "conversation_first_answer_day" ON "conversation_first_answer" USING btree ("merchant_id","channel_id","day","seconds");--> statement-breakpoint
CREATE INDEX "conversation_message_words" ON "conversation_message" USING gin ("words");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126'));