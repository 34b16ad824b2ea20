CREATE TABLE "home_setting" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"selling" text NOT NULL,
	CONSTRAINT "home_setting_selling" CHECK ("home_setting"."selling" in ('shop', 'online', 'both'))
);
--> statement-breakpoint
CREATE INDEX "broadcast_waiting" ON "broadcast" USING btree ("merchant_id","channel_id") WHERE "broadcast"."state" = 'waiting';