CREATE TABLE "message_consent" (
	"merchant_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"remaining" integer NOT NULL,
	"is_never" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_consent_merchant_id_template_id_customer_id_pk" PRIMARY KEY("merchant_id","template_id","customer_id"),
	CONSTRAINT "message_consent_remaining" CHECK ("message_consent"."remaining" between 0 and 20),
	CONSTRAINT "message_consent_never" CHECK (not "message_consent"."is_never" or "message_consent"."remaining" = 0)
);
--> statement-breakpoint
CREATE TABLE "message_delivery" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"customer_id" uuid,
	"values" jsonb NOT NULL,
	"page" text,
	"reason" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_delivery_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "message_delivery_reason" CHECK ("message_delivery"."reason" in ('noConsent', 'declined', 'unknownPerson', 'templatePaused')),
	CONSTRAINT "message_delivery_reader" CHECK ("message_delivery"."reason" is not null or "message_delivery"."customer_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "message_figure" (
	"merchant_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"day" text NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_figure_merchant_id_template_id_day_pk" PRIMARY KEY("merchant_id","template_id","day")
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "message_template_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
CREATE INDEX "message_consent_customer" ON "message_consent" USING btree ("customer_id","answered_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_delivery_newest" ON "message_delivery" USING btree ("merchant_id","applet_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_delivery_received" ON "message_delivery" USING btree ("customer_id","sent_at" DESC NULLS FIRST) WHERE "message_delivery"."reason" is null;--> statement-breakpoint
CREATE INDEX "message_template_id" ON "message_template" USING btree ("id");--> statement-breakpoint
CREATE INDEX "message_template_newest" ON "message_template" USING btree ("merchant_id","applet_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36'));
