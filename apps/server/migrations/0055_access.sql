CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_content" UNIQUE("session_id","content_hash")
);
--> statement-breakpoint
CREATE INDEX "approval_expires" ON "approval" USING btree ("expires_at");
