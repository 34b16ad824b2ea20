CREATE TABLE "channel_tag" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "channel_tag_merchant_id_channel_id_id_pk" PRIMARY KEY("merchant_id","channel_id","id"),
	CONSTRAINT "channel_tag_name" UNIQUE("merchant_id","channel_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "channel_follower_tag" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "channel_follower_tag_merchant_id_channel_id_customer_id_tag_id_pk" PRIMARY KEY("merchant_id","channel_id","customer_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "channel_follower" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_follower" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_follower" ADD COLUMN "language" text DEFAULT 'pt-BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_follower_tag" ADD CONSTRAINT "channel_follower_tag_follower" FOREIGN KEY ("merchant_id","channel_id","customer_id") REFERENCES "public"."channel_follower"("merchant_id","channel_id","customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_follower_tag" ADD CONSTRAINT "channel_follower_tag_tag" FOREIGN KEY ("merchant_id","channel_id","tag_id") REFERENCES "public"."channel_tag"("merchant_id","channel_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_follower_tag_people" ON "channel_follower_tag" USING btree ("merchant_id","channel_id","tag_id","customer_id");--> statement-breakpoint
ALTER TABLE "channel_follower" ADD CONSTRAINT "channel_follower_language" CHECK ("channel_follower"."language" in ('pt-BR', 'en-US', 'es-MX', 'zh-CN'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92'));--> statement-breakpoint
UPDATE "channel_follower" f SET "name" = c."name", "name_key" = lower(c."name") FROM "customer" c WHERE c."id" = f."customer_id";--> statement-breakpoint
UPDATE "channel_follower" f SET "customer_id" = overlay(overlay(f."customer_id"::text placing '4' from 15) placing '8' from 20)::uuid WHERE NOT EXISTS (SELECT FROM "customer" c WHERE c."id" = f."customer_id");
