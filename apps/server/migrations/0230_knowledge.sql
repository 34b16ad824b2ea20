CREATE TABLE "knowledge_piece" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"question_key" text,
	"broadcast_id" uuid,
	"words" "tsvector" NOT NULL,
	"head_words" "tsvector" NOT NULL,
	CONSTRAINT "knowledge_piece_merchant_id_channel_id_id_pk" PRIMARY KEY("merchant_id","channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_source" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"body" text,
	"upload_id" uuid,
	"bytes" integer,
	"tries" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"is_cut" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "knowledge_source_merchant_id_channel_id_id_pk" PRIMARY KEY("merchant_id","channel_id","id"),
	CONSTRAINT "knowledge_source_kind" CHECK ("knowledge_source"."kind" in ('document', 'page', 'question', 'post')),
	CONSTRAINT "knowledge_source_state" CHECK ("knowledge_source"."state" in ('waiting', 'reading', 'ready', 'failed')),
	CONSTRAINT "knowledge_source_problem" CHECK (("knowledge_source"."state" = 'failed') = ("knowledge_source"."problem" is not null)),
	CONSTRAINT "knowledge_source_unread" CHECK ("knowledge_source"."state" in ('ready', 'failed') or "knowledge_source"."kind" = 'document'),
	CONSTRAINT "knowledge_source_file" CHECK (("knowledge_source"."kind" = 'document' and "knowledge_source"."state" in ('waiting', 'reading')) = ("knowledge_source"."upload_id" is not null)),
	CONSTRAINT "knowledge_source_body" CHECK (("knowledge_source"."kind" = 'page') = ("knowledge_source"."body" is not null))
);
--> statement-breakpoint
CREATE TABLE "knowledge_stock" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"sources" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "knowledge_stock_merchant_id_channel_id_pk" PRIMARY KEY("merchant_id","channel_id"),
	CONSTRAINT "knowledge_stock_counted" CHECK ("knowledge_stock"."sources" between 0 and 200 and "knowledge_stock"."pieces" between 0 and 20000)
);
--> statement-breakpoint
CREATE TABLE "knowledge_unanswered" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"words_key" text NOT NULL,
	"text" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "knowledge_unanswered_merchant_id_channel_id_id_pk" PRIMARY KEY("merchant_id","channel_id","id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_vector" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "knowledge_vector_merchant_id_channel_id_piece_id_pk" PRIMARY KEY("merchant_id","channel_id","piece_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "knowledge_piece" ADD CONSTRAINT "knowledge_piece_of" FOREIGN KEY ("merchant_id","channel_id","source_id") REFERENCES "public"."knowledge_source"("merchant_id","channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_vector" ADD CONSTRAINT "knowledge_vector_of" FOREIGN KEY ("merchant_id","channel_id","piece_id") REFERENCES "public"."knowledge_piece"("merchant_id","channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_piece_place" ON "knowledge_piece" USING btree ("merchant_id","channel_id","source_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_piece_question" ON "knowledge_piece" USING btree ("merchant_id","channel_id","question_key") WHERE "knowledge_piece"."question_key" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_piece_post" ON "knowledge_piece" USING btree ("merchant_id","channel_id","broadcast_id") WHERE "knowledge_piece"."broadcast_id" is not null;--> statement-breakpoint
CREATE INDEX "knowledge_piece_words" ON "knowledge_piece" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_source_only" ON "knowledge_source" USING btree ("merchant_id","channel_id","kind") WHERE "knowledge_source"."kind" in ('question', 'post');--> statement-breakpoint
CREATE UNIQUE INDEX "knowledge_unanswered_words" ON "knowledge_unanswered" USING btree ("merchant_id","channel_id","words_key");--> statement-breakpoint
CREATE INDEX "knowledge_unanswered_last" ON "knowledge_unanswered" USING btree ("merchant_id","channel_id","last_at");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165'));--> statement-breakpoint
-- A search compares the words of a thousand pieces: they stand in their rows, neither packed nor elsewhere.
ALTER TABLE "knowledge_piece" SET (toast_tuple_target = 8160);--> statement-breakpoint
-- A list of what is not in the index yet would be read by every search.
ALTER INDEX "knowledge_piece_words" SET (fastupdate = off);--> statement-breakpoint
-- Vectors cannot be packed.
ALTER TABLE "knowledge_vector" ALTER COLUMN "vector" SET STORAGE EXTERNAL;