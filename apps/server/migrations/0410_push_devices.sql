-- Browsers that are told of payments while the back office is closed, and the key by which they know this server.
CREATE TABLE "push_device" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"sealed_subscription" text NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_device_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "push_device_endpoint" UNIQUE("merchant_id","account_id","endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "push_key" (
	"public_key" text PRIMARY KEY NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "push_device_renewed" ON "push_device" USING btree ("renewed_at");