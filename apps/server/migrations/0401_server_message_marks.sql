ALTER TABLE "conversation_server_message" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_server_message" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
-- What had come as far before is not told now.
UPDATE "conversation_server_message" "sent" SET
  "delivered_at" = CASE WHEN "sent"."position" <= GREATEST("talk"."delivered", "talk"."follower_read") THEN "sent"."at" END,
  "read_at" = CASE WHEN "sent"."position" <= "talk"."follower_read" THEN "sent"."at" END
FROM "conversation" "talk" WHERE "talk"."merchant_id" = "sent"."merchant_id" AND "talk"."id" = "sent"."conversation_id";
