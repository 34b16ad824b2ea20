CREATE TABLE "setting_request" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"words" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"ended_words" text,
	CONSTRAINT "setting_request_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "setting_request_subject" CHECK ("setting_request"."subject" in ('fee', 'limits')),
	CONSTRAINT "setting_request_status" CHECK ("setting_request"."status" in ('asked', 'agreed', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "setting_request_ended" CHECK (("setting_request"."status" = 'asked') = ("setting_request"."ended_at" is null)),
	CONSTRAINT "setting_request_second_person" CHECK ("setting_request"."status" not in ('agreed', 'refused') or ("setting_request"."ended_by" is not null and "setting_request"."ended_by" <> "setting_request"."asked_by"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "setting_request_live" ON "setting_request" USING btree ("merchant_id","subject") WHERE "setting_request"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "setting_request_waiting" ON "setting_request" USING btree ("asked_at","merchant_id") WHERE "setting_request"."status" = 'asked';--> statement-breakpoint
revoke delete on setting_request from balcao_app;
