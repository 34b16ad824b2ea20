ALTER TABLE "conversation_message" DROP CONSTRAINT "conversation_message_kind";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "handler" text DEFAULT 'machines' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "machine_at" integer;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "speaker" text;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "buttons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "pressed_position" integer;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "pressed_index" smallint;--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "template_id" uuid;--> statement-breakpoint
CREATE INDEX "conversation_message_template" ON "conversation_message" USING btree ("merchant_id","template_id") WHERE "conversation_message"."template_id" is not null;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_handler" CHECK ("conversation"."handler" in ('machines', 'people'));--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_speaker" CHECK (("conversation_message"."kind" in ('robot', 'notice')) = ("conversation_message"."speaker" is not null));--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_pressed" CHECK (("conversation_message"."pressed_position" is null) = ("conversation_message"."pressed_index" is null));--> statement-breakpoint
ALTER TABLE "conversation_message" ADD CONSTRAINT "conversation_message_kind" CHECK ("conversation_message"."kind" in ('follower', 'member', 'note', 'system', 'robot', 'notice'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144'));