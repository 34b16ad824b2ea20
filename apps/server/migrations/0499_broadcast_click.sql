CREATE TABLE "broadcast_click" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"address" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "broadcast_click_merchant_id_broadcast_id_address_pk" PRIMARY KEY("merchant_id","broadcast_id","address"),
	CONSTRAINT "broadcast_click_counted" CHECK ("broadcast_click"."address" between 0 and 99 and "broadcast_click"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "broadcast_reader" ADD COLUMN "addresses" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_click" ADD CONSTRAINT "broadcast_click_of" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcast"("merchant_id","id") ON DELETE no action ON UPDATE no action;