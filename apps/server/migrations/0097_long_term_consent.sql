CREATE TABLE "message_long_term" (
	"category" text PRIMARY KEY NOT NULL,
	"is_allowed" boolean NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_long_term_category" CHECK ("message_long_term"."category" in ('sale', 'delivery', 'queue', 'appointment', 'customer')),
	CONSTRAINT "message_long_term_reason" CHECK (length("message_long_term"."reason") between 3 and 200)
);
--> statement-breakpoint
ALTER TABLE "message_delivery" DROP CONSTRAINT "message_delivery_reason";--> statement-breakpoint
ALTER TABLE "message_consent" ADD COLUMN "is_long_term" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_template" ADD COLUMN "own_category" text;--> statement-breakpoint
UPDATE "message_template" SET "own_category" = "message_own_template"."category" FROM "message_own_template" WHERE "message_own_template"."merchant_id" = "message_template"."merchant_id" AND "message_own_template"."id" = "message_template"."id";--> statement-breakpoint
ALTER TABLE "message_consent" ADD CONSTRAINT "message_consent_long_term" CHECK (not ("message_consent"."is_never" and "message_consent"."is_long_term"));--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_reason" CHECK ("message_delivery"."reason" in ('noConsent', 'longTermEnded', 'declined', 'unknownPerson', 'templatePaused'));--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_own_category" CHECK ("message_template"."own_category" in ('sale', 'delivery', 'queue', 'appointment', 'customer'));--> statement-breakpoint
ALTER TABLE "message_template" ADD CONSTRAINT "message_template_own_category_of" CHECK ("message_template"."own_category" is null or "message_template"."own_title" is not null);