CREATE TABLE "notice_payment_turn" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_payment" (
	"merchant_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notice_payment_merchant_id_order_number_pk" PRIMARY KEY("merchant_id","order_number"),
	CONSTRAINT "notice_payment_amount" CHECK ("notice_payment"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX "notice_payment_waiting" ON "notice_payment" USING btree ("merchant_id") WHERE not "notice_payment"."is_told";--> statement-breakpoint
CREATE INDEX "notice_payment_at" ON "notice_payment" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notice_preference_payment" ON "notice_preference" USING btree ("merchant_id") WHERE "notice_preference"."kind" = 'paymentReceived' and ("notice_preference"."bell" or "notice_preference"."mail");--> statement-breakpoint
CREATE INDEX "notice_payment_age" ON "notice" USING btree ("created_at") WHERE "notice"."kind" = 'paymentReceived';