CREATE TABLE "broadcast_left" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"hour" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "broadcast_left_merchant_id_broadcast_id_hour_pk" PRIMARY KEY("merchant_id","broadcast_id","hour"),
	CONSTRAINT "broadcast_left_counted" CHECK ("broadcast_left"."hour" between 0 and 23 and "broadcast_left"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "broadcast_left" ADD CONSTRAINT "broadcast_left_of" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcast"("merchant_id","id") ON DELETE no action ON UPDATE no action;