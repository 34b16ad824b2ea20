ALTER TABLE "staff" ADD COLUMN "locale" text DEFAULT 'pt-BR' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sealed_offer" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "set_up_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_deed" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "factor_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_deed_doer" ON "staff_deed" USING btree ("staff_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_deed_merchant" ON "staff_deed" USING btree ("merchant_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);