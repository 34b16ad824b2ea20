CREATE TABLE "conversation_server_message" (
	"merchant_id" uuid NOT NULL,
	"number" text NOT NULL,
	"channel_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_server_message_number" PRIMARY KEY("merchant_id","number")
);
--> statement-breakpoint
ALTER TABLE "channel_follower" ADD COLUMN "open_id" text;--> statement-breakpoint
ALTER TABLE "conversation_server_message" ADD CONSTRAINT "conversation_server_message_of" FOREIGN KEY ("merchant_id","conversation_id") REFERENCES "public"."conversation"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_server_message_recent" ON "conversation_server_message" USING btree ("merchant_id","conversation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_follower_open" ON "channel_follower" USING btree ("merchant_id","channel_id","open_id") WHERE "channel_follower"."open_id" is not null;--> statement-breakpoint
CREATE INDEX "channel_follower_unknown" ON "channel_follower" USING btree ("customer_id") WHERE "channel_follower"."open_id" is null;