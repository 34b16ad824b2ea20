CREATE TABLE "broadcast_like_count" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"part" smallint NOT NULL,
	"likes" integer NOT NULL,
	CONSTRAINT "broadcast_like_count_merchant_id_broadcast_id_part_pk" PRIMARY KEY("merchant_id","broadcast_id","part"),
	CONSTRAINT "broadcast_like_counted" CHECK ("broadcast_like_count"."likes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "broadcast_like" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcast_like_merchant_id_broadcast_id_customer_id_pk" PRIMARY KEY("merchant_id","broadcast_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "broadcast_reply" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"hidden_why" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcast_reply_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "broadcast_reply_once" UNIQUE("merchant_id","broadcast_id","customer_id","client_id"),
	CONSTRAINT "broadcast_reply_state" CHECK ("broadcast_reply"."state" in ('shown', 'hidden')),
	CONSTRAINT "broadcast_reply_why" CHECK (("broadcast_reply"."state" = 'hidden') = ("broadcast_reply"."hidden_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "reply_block" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_block_merchant_id_channel_id_customer_id_pk" PRIMARY KEY("merchant_id","channel_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reply_setting" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "reply_setting_merchant_id_channel_id_pk" PRIMARY KEY("merchant_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
CREATE INDEX "broadcast_reply_newest" ON "broadcast_reply" USING btree ("merchant_id","broadcast_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144'));