CREATE TABLE "bill" (
	"merchant_id" uuid NOT NULL,
	"day" text NOT NULL,
	"rows" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bill_merchant_id_day_pk" PRIMARY KEY("merchant_id","day"),
	CONSTRAINT "bill_day" CHECK ("bill"."day" ~ '^[0-9]{8}$'),
	CONSTRAINT "bill_hash" CHECK ("bill"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "customer_card" (
	"customer_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_card_customer_id_id_pk" PRIMARY KEY("customer_id","id"),
	CONSTRAINT "customer_card_kind" CHECK ("customer_card"."kind" in ('debit', 'credit')),
	CONSTRAINT "customer_card_answer" CHECK ("customer_card"."answer" in ('approve', 'decline', 'insufficient')),
	CONSTRAINT "customer_card_last4" CHECK ("customer_card"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "device" (
	"merchant_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"set_up_hash" text,
	"set_up_until" timestamp (3) with time zone,
	"token_hash" text,
	"settings" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "device_merchant_id_serial_pk" PRIMARY KEY("merchant_id","serial"),
	CONSTRAINT "device_token" UNIQUE("token_hash"),
	CONSTRAINT "device_serial" UNIQUE("serial"),
	CONSTRAINT "device_product" CHECK ("device"."product" in ('99', '53', '54')),
	CONSTRAINT "device_state" CHECK ("device"."state" in ('new', 'active', 'blocked', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "export" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"total" integer,
	"bytes" bigint,
	"file" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone,
	CONSTRAINT "export_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "export_format" CHECK ("export"."format" in ('csv', 'xlsx')),
	CONSTRAINT "export_state" CHECK ("export"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "instalment" (
	"merchant_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"sequence" integer NOT NULL,
	"amount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"status" text NOT NULL,
	"due_on" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "instalment_merchant_id_order_number_sequence_pk" PRIMARY KEY("merchant_id","order_number","sequence"),
	CONSTRAINT "instalment_status" CHECK ("instalment"."status" in ('pending', 'paid') and ("instalment"."status" = 'paid') = ("instalment"."paid_at" is not null)),
	CONSTRAINT "instalment_sequence" CHECK ("instalment"."sequence" between 1 and 12),
	CONSTRAINT "instalment_amount" CHECK ("instalment"."amount" >= 0 and "instalment"."net" between 0 and "instalment"."amount")
);
--> statement-breakpoint
CREATE TABLE "preauth" (
	"merchant_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"status" text NOT NULL,
	"authorised" bigint NOT NULL,
	"captured" bigint,
	"asked" text,
	"asked_amount" bigint,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"authorised_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "preauth_merchant_id_order_number_pk" PRIMARY KEY("merchant_id","order_number"),
	CONSTRAINT "preauth_status" CHECK ("preauth"."status" in ('authorised', 'captured', 'released', 'expired')),
	CONSTRAINT "preauth_captured" CHECK (("preauth"."status" = 'captured') = ("preauth"."captured" is not null) and "preauth"."captured" between 1 and "preauth"."authorised"),
	CONSTRAINT "preauth_ended" CHECK (("preauth"."status" = 'authorised') = ("preauth"."ended_at" is null)),
	CONSTRAINT "preauth_asked" CHECK (("preauth"."asked" is null) = ("preauth"."next_check_at" is null) and ("preauth"."asked" is not distinct from 'capture') = ("preauth"."asked_amount" is not null))
);
--> statement-breakpoint
CREATE TABLE "product_activation" (
	"merchant_id" uuid NOT NULL,
	"product" text NOT NULL,
	"status" text NOT NULL,
	"active" boolean NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_activation_merchant_id_product_pk" PRIMARY KEY("merchant_id","product"),
	CONSTRAINT "product_activation_product" CHECK ("product_activation"."product" in ('02','03','04','11','53','54','99')),
	CONSTRAINT "product_activation_status" CHECK ("product_activation"."status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')),
	CONSTRAINT "product_activation_active" CHECK (not "product_activation"."active" or "product_activation"."activated_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shop_code" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"goods_name" text NOT NULL,
	"amount" bigint,
	"enabled" boolean NOT NULL,
	"device_serial" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_code_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "shop_code_code" UNIQUE("code"),
	CONSTRAINT "shop_code_amount" CHECK ("shop_code"."amount" between 1 and 99999999999)
);
--> statement-breakpoint
CREATE TABLE "sandbox_return" (
	"key" text PRIMARY KEY NOT NULL,
	"end_to_end_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"failure_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_return_state" CHECK ("sandbox_return"."state" in ('processing', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "refund_policy" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"automatic" boolean NOT NULL,
	"second_person_from" bigint,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"merchant_id" uuid NOT NULL,
	"number" text NOT NULL,
	"order_number" text NOT NULL,
	"merchant_refund_number" text,
	"method" text NOT NULL,
	"product" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee_returned" bigint NOT NULL,
	"goods_quantity" integer,
	"reason" text NOT NULL,
	"review" text NOT NULL,
	"status" text,
	"source" text NOT NULL,
	"requested_by" uuid,
	"first_approved_by" uuid,
	"needs_second" boolean NOT NULL,
	"decided_by" uuid,
	"reject_reason" text,
	"failure_reason" text,
	"drawn" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "refund_merchant_id_number_pk" PRIMARY KEY("merchant_id","number"),
	CONSTRAINT "refund_merchant_number" UNIQUE("merchant_id","merchant_refund_number"),
	CONSTRAINT "refund_review" CHECK ("refund"."review" in ('0','1','2','3','4')),
	CONSTRAINT "refund_money" CHECK (coalesce("refund"."status", '') = case "refund"."review" when '2' then '01' when '3' then '02' when '4' then '03' else '' end),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" between 1 and 99999999999 and "refund"."fee_returned" between 0 and "refund"."amount"),
	CONSTRAINT "refund_reject_reason" CHECK (("refund"."review" = '1') = ("refund"."reject_reason" is not null)),
	CONSTRAINT "refund_checked" CHECK (("refund"."status" is not distinct from '01') = ("refund"."next_check_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "open_request" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL,
	"refusal" text,
	"serial" text NOT NULL,
	"ip" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_id" text NOT NULL,
	"sealed_lines" text,
	CONSTRAINT "open_request_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_state";--> statement-breakpoint
ALTER TABLE "sandbox_payment" DROP CONSTRAINT "sandbox_payment_state";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "method" text DEFAULT '02' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "captured" bigint;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "fee_returned" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "refund_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "settled_net" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "device_serial" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shop_code_id" uuid;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "method" text DEFAULT '02' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "kind" text DEFAULT 'sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "captured" bigint;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "customer_card" ADD CONSTRAINT "customer_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_set_up" ON "device" USING btree ("set_up_hash") WHERE "device"."set_up_hash" is not null;--> statement-breakpoint
CREATE INDEX "export_account" ON "export" USING btree ("merchant_id","account_id","created_at");--> statement-breakpoint
CREATE INDEX "export_expiry" ON "export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "instalment_due" ON "instalment" USING btree ("due_on") WHERE "instalment"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "preauth_newest" ON "preauth" USING btree ("merchant_id","authorised_at" DESC NULLS FIRST,"order_number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "preauth_to_check" ON "preauth" USING btree ("next_check_at") WHERE "preauth"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "preauth_to_expire" ON "preauth" USING btree ("expires_at") WHERE "preauth"."status" = 'authorised';--> statement-breakpoint
CREATE INDEX "shop_code_newest" ON "shop_code" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandbox_return_payment" ON "sandbox_return" USING btree ("end_to_end_id");--> statement-breakpoint
CREATE INDEX "sandbox_return_processing" ON "sandbox_return" USING btree ("settles_at") WHERE "sandbox_return"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("merchant_id","order_number");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "refund_to_check" ON "refund" USING btree ("next_check_at") WHERE "refund"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "open_request_at" ON "open_request" USING btree ("at");--> statement-breakpoint
-- What was paid before orders said how much was its amount.
update "order" set paid_amount = amount where status = '02';--> statement-breakpoint
insert into sandbox_return (key, end_to_end_id, amount, reason, state, created_at, settles_at)
  select 'aside:' || end_to_end_id, end_to_end_id, amount, '', 'done', paid_at, paid_at from sandbox_payment where state = 'returned';--> statement-breakpoint
update sandbox_payment set state = 'settled' where state = 'returned';--> statement-breakpoint
update payment set returned = amount where state = 'returned';--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_state" CHECK ("payment"."state" in ('waiting', 'done', 'refused', 'returned', 'held', 'released'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_refunded" CHECK ("order"."refunded" between 0 and coalesce("order"."paid_amount", 0) and "order"."fee_returned" between 0 and "order"."fee" and "order"."refund_count" between 0 and 50);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_paid_amount" CHECK (("order"."status" = '02') = ("order"."paid_amount" is not null) and "order"."paid_amount" <= "order"."amount");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_settled" CHECK ("order"."settled_net" between 0 and coalesce("order"."paid_amount", 0));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_instalments" CHECK ("order"."instalments" between 1 and 12);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_card" CHECK ("order"."card_last4" ~ '^[0-9]{4}$');--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_kind" CHECK ("sandbox_payment"."kind" in ('sale', 'authorisation'));--> statement-breakpoint
ALTER TABLE "sandbox_payment" ADD CONSTRAINT "sandbox_payment_state" CHECK ("sandbox_payment"."state" in ('processing', 'settled', 'authorised', 'voided', 'failed'));