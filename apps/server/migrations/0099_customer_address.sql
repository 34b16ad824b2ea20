-- Addresses that people of the chat app keep, each sealed as a whole.
CREATE TABLE "customer_address" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed_delivery" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_address_customer_id_id_pk" PRIMARY KEY("customer_id","id")
);
--> statement-breakpoint
CREATE INDEX "customer_address_newest" ON "customer_address" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
