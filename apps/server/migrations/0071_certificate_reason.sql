ALTER TABLE "certificate" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "certificate_fingerprint" ON "certificate" USING btree ("fingerprint");
