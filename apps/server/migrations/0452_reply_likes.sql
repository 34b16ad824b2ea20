CREATE TABLE "reply_like" (
	"merchant_id" uuid NOT NULL,
	"reply_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_like_merchant_id_reply_id_customer_id_pk" PRIMARY KEY("merchant_id","reply_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "broadcast_reply" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_like" ADD CONSTRAINT "reply_like_reply" FOREIGN KEY ("merchant_id","reply_id") REFERENCES "public"."broadcast_reply"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_like_person" ON "reply_like" USING btree ("customer_id","reply_id");--> statement-breakpoint
CREATE INDEX "broadcast_reply_liked" ON "broadcast_reply" USING btree ("merchant_id","broadcast_id","likes" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "broadcast_reply" ADD CONSTRAINT "broadcast_reply_likes" CHECK ("broadcast_reply"."likes" >= 0);