CREATE TABLE "broadcast_reader" (
	"merchant_id" uuid NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"clicked_at" timestamp (3) with time zone,
	CONSTRAINT "broadcast_reader_merchant_id_broadcast_id_customer_id_pk" PRIMARY KEY("merchant_id","broadcast_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"day" text,
	"sent_at" timestamp (3) with time zone,
	"recalled_at" timestamp (3) with time zone,
	"delivered" integer DEFAULT 0 NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broadcast_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "broadcast_type" CHECK ("broadcast"."type" in ('message', 'link')),
	CONSTRAINT "broadcast_state" CHECK ("broadcast"."state" in ('draft', 'scheduled', 'sent', 'recalled')),
	CONSTRAINT "broadcast_day_known" CHECK (("broadcast"."state" = 'draft') = ("broadcast"."day" is null)),
	CONSTRAINT "broadcast_sent_known" CHECK (("broadcast"."state" in ('sent', 'recalled')) = ("broadcast"."sent_at" is not null)),
	CONSTRAINT "broadcast_recalled_known" CHECK (("broadcast"."state" = 'recalled') = ("broadcast"."recalled_at" is not null)),
	CONSTRAINT "broadcast_scheduled_known" CHECK ("broadcast"."state" <> 'scheduled' or "broadcast"."scheduled_at" is not null),
	CONSTRAINT "broadcast_counted" CHECK (least("broadcast"."delivered", "broadcast"."seen", "broadcast"."clicked", "broadcast"."left") >= 0)
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "broadcast_reader" ADD CONSTRAINT "broadcast_reader_of" FOREIGN KEY ("merchant_id","broadcast_id") REFERENCES "public"."broadcast"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_newest" ON "broadcast" USING btree ("merchant_id","channel_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "broadcast_sent" ON "broadcast" USING btree ("merchant_id","channel_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "broadcast"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "broadcast_day" ON "broadcast" USING btree ("merchant_id","channel_id","day") WHERE "broadcast"."day" is not null;--> statement-breakpoint
CREATE INDEX "broadcast_due" ON "broadcast" USING btree ("scheduled_at") WHERE "broadcast"."state" = 'scheduled';--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64'));