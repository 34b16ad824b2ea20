-- What waits for no address cannot be sent: it stands as failed, as what lost its address does.
UPDATE "webhook_delivery" SET "state" = 'failed', "next_attempt_at" = null, "failed_at" = now() WHERE "state" = 'waiting' AND "endpoint_id" IS NULL;--> statement-breakpoint
DROP INDEX "webhook_delivery_due";--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("merchant_id","endpoint_id","next_attempt_at") WHERE "webhook_delivery"."state" = 'waiting';
