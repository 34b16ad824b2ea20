CREATE TABLE "card_ask" (
	"key" text PRIMARY KEY NOT NULL,
	"end_to_end_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"gone_before" bigint,
	"failure_reason" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_ask_state" CHECK ("card_ask"."state" in ('asked', 'done', 'failed', 'lost')),
	CONSTRAINT "card_ask_kind" CHECK ("card_ask"."kind" in ('return', 'capture', 'void'))
);
--> statement-breakpoint
CREATE TABLE "card_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"txid" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"end_to_end_id" text,
	"failure_reason" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_attempt_state" CHECK ("card_attempt"."state" in ('asked', 'done', 'failed', 'lost'))
);
--> statement-breakpoint
CREATE INDEX "card_ask_payment" ON "card_ask" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE UNIQUE INDEX "card_ask_asked" ON "card_ask" USING btree ("end_to_end_id") WHERE "card_ask"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "card_attempt_charge" ON "card_attempt" USING btree ("txid");--> statement-breakpoint
CREATE UNIQUE INDEX "card_attempt_asked" ON "card_attempt" USING btree ("txid") WHERE "card_attempt"."state" = 'asked';