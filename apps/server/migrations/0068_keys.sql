CREATE TABLE "sealing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed_hash_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- A database that was in use has sealed everything with one key, and its first sealed value was the platform's signing key.
INSERT INTO "sealing_key" ("id", "created_at")
SELECT split_part("sealed_private_key", '.', 2), min("created_at") FROM "platform_key" GROUP BY 1;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "receipt_code" text;
--> statement-breakpoint
ALTER TABLE "platform_key" ADD COLUMN "signs_from" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "platform_key" SET "signs_from" = "created_at";
--> statement-breakpoint
ALTER TABLE "platform_key" ALTER COLUMN "signs_from" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "platform_key" ADD COLUMN "revoked_at" timestamp (3) with time zone;
