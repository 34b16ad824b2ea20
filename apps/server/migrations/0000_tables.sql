CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_email" UNIQUE("email"),
	CONSTRAINT "account_email_lower" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"sends" integer DEFAULT 1 NOT NULL,
	"counted_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "captcha_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "captcha_purpose" CHECK ("captcha"."purpose" in ('register', 'resetPassword')),
	CONSTRAINT "captcha_attempts" CHECK ("captcha"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"merchant_id" uuid NOT NULL,
	"serial" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"algorithm" text NOT NULL,
	"pem" text NOT NULL,
	"not_before" timestamp (3) with time zone NOT NULL,
	"not_after" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_merchant_id_serial_pk" PRIMARY KEY("merchant_id","serial"),
	CONSTRAINT "certificate_serial_form" CHECK ("certificate"."serial" ~ '^[0-9A-F]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "open_nonce" (
	"merchant_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_nonce_merchant_id_nonce_pk" PRIMARY KEY("merchant_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"pin_hash" text NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_phone_unique" UNIQUE("phone"),
	CONSTRAINT "customer_balance" CHECK ("customer"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"end_to_end_id" text NOT NULL,
	"merchant_name" text NOT NULL,
	"goods_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_end_to_end_id_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('waiting', 'done', 'refused', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."balance" (
	"merchant_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "balance_merchant_id_bucket_pk" PRIMARY KEY("merchant_id","bucket"),
	CONSTRAINT "balance_floor" CHECK ("ledger"."balance"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger"."entry" (
	"merchant_id" uuid NOT NULL,
	"journal_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"bucket" text NOT NULL,
	"rail" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "entry_merchant_id_journal_id_line_pk" PRIMARY KEY("merchant_id","journal_id","line"),
	CONSTRAINT "entry_amount" CHECK ("ledger"."entry"."amount" <> 0 and "ledger"."entry"."amount" between -1000000000000000 and 1000000000000000),
	CONSTRAINT "entry_bucket_name" CHECK ("ledger"."entry"."bucket" in ('pending','available','withdrawing','refunding','reserve','rail_clearing','fee_revenue','suspense'))
);
--> statement-breakpoint
CREATE TABLE "ledger"."journal" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cause" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"reverses" uuid,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "journal_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "journal_cause" UNIQUE("merchant_id","cause"),
	CONSTRAINT "journal_reverses" UNIQUE("merchant_id","reverses"),
	CONSTRAINT "journal_xid" UNIQUE("merchant_id","id","xid")
);
--> statement-breakpoint
CREATE TABLE "ledger"."rollup" (
	"merchant_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"amount" bigint NOT NULL,
	"upto" "xid8" NOT NULL,
	CONSTRAINT "rollup_merchant_id_bucket_pk" PRIMARY KEY("merchant_id","bucket")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"merchant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"is_admin" boolean NOT NULL,
	"role_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_merchant_id_account_id_pk" PRIMARY KEY("merchant_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "order" (
	"merchant_id" uuid NOT NULL,
	"number" text NOT NULL,
	"merchant_order_number" text NOT NULL,
	"product" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"goods_name" text NOT NULL,
	"goods_quantity" integer NOT NULL,
	"unit_price" bigint,
	"merchant_goods_id" text,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"txid" text NOT NULL,
	"br_code" text NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"end_to_end_id" text,
	"payer_name" text,
	CONSTRAINT "order_merchant_id_number_pk" PRIMARY KEY("merchant_id","number"),
	CONSTRAINT "order_merchant_number" UNIQUE("merchant_id","merchant_order_number"),
	CONSTRAINT "order_status" CHECK ("order"."status" in ('01','02','03','04')),
	CONSTRAINT "order_product" CHECK ("order"."product" in ('02','03','04','11','53','54','99')),
	CONSTRAINT "order_method" CHECK ("order"."method" in ('01','02','0301','0302')),
	CONSTRAINT "order_amount" CHECK ("order"."amount" between 1 and 99999999999 and "order"."fee" between 0 and "order"."amount"),
	CONSTRAINT "order_completed_when_paid" CHECK ("order"."status" <> '02' or "order"."completed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "fee_plan" (
	"merchant_id" uuid NOT NULL,
	"product" text NOT NULL,
	"method" text NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed" integer NOT NULL,
	CONSTRAINT "fee_plan_merchant_id_product_method_pk" PRIMARY KEY("merchant_id","product","method"),
	CONSTRAINT "fee_plan_range" CHECK ("fee_plan"."basis_points" between 0 and 10000 and "fee_plan"."fixed" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "rail_notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rail" text NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "rail_notification_event" UNIQUE("rail","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rail" text NOT NULL,
	"body" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"end_to_end_id" text PRIMARY KEY NOT NULL,
	"txid" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_state" CHECK ("sandbox_payment"."state" in ('processing', 'settled', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"merchant_number" text NOT NULL,
	"merchant_name" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification')),
	CONSTRAINT "review_status" CHECK ("review"."status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "role_menu" (
	"merchant_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"menu_id" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "role_menu_merchant_id_role_id_menu_id_pk" PRIMARY KEY("merchant_id","role_id","menu_id"),
	CONSTRAINT "role_menu_level" CHECK ("role_menu"."level" in ('read', 'write'))
);
--> statement-breakpoint
CREATE TABLE "role" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "role_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "role_status" CHECK ("role"."status" in ('0', '1', '2'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"merchant_id" uuid,
	"rights_seen" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_email" UNIQUE("email"),
	CONSTRAINT "staff_email_lower" CHECK ("staff"."email" = lower("staff"."email")),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('reviewer', 'finance', 'support', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "staff_session_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"review_status" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_number" UNIQUE("number"),
	CONSTRAINT "team_number_form" CHECK ("team"."number" ~ '^[1-9][0-9]{9}$'),
	CONSTRAINT "team_type" CHECK ("team"."type" in ('enterprise', 'personal')),
	CONSTRAINT "team_review_status" CHECK ("team"."review_status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED'))
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempt_count" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_delivery_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "webhook_delivery_state" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_delivery_due_when_waiting" CHECK (("webhook_delivery"."state" = 'waiting') = ("webhook_delivery"."next_attempt_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"previous_sealed_secret" text,
	"previous_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"owner_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_id_endpoint_key_pk" PRIMARY KEY("owner_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger"."entry" ADD CONSTRAINT "entry_journal" FOREIGN KEY ("merchant_id","journal_id","xid") REFERENCES "ledger"."journal"("merchant_id","id","xid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_menu" ADD CONSTRAINT "role_menu_role" FOREIGN KEY ("merchant_id","role_id") REFERENCES "public"."role"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_nonce_created" ON "open_nonce" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_customer" ON "payment" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "entry_bucket" ON "ledger"."entry" USING btree ("merchant_id","bucket","xid");--> statement-breakpoint
CREATE INDEX "member_account" ON "member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "order_txid" ON "order" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_completed" ON "order" USING btree ("merchant_id","completed_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE "order"."completed_at" is not null;--> statement-breakpoint
CREATE INDEX "order_to_check" ON "order" USING btree ("next_check_at") WHERE "order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payment_txid" ON "sandbox_payment" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "sandbox_payment_processing" ON "sandbox_payment" USING btree ("settles_at") WHERE "sandbox_payment"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "review_queue" ON "review" USING btree ("submitted_at","id") WHERE "review"."status" = 'UNDER';--> statement-breakpoint
CREATE UNIQUE INDEX "review_live" ON "review" USING btree ("merchant_id","kind") WHERE "review"."status" = 'UNDER';--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("merchant_id",lower("name")) WHERE "role"."status" <> '2';--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_session_expires" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("next_attempt_at") WHERE "webhook_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE VIEW "public"."membership" AS (
  select m.merchant_id, m.account_id, t.number as merchant_number, t.name, t.type, t.created_by, t.review_status,
    m.is_admin, r.name as role_name, r.status as role_status,
    case when r.status = '0' then (
      select coalesce(jsonb_agg(jsonb_build_object('menuId', p.menu_id, 'permissionLevel', p.level)), '[]')
      from role_menu p where p.merchant_id = m.merchant_id and p.role_id = m.role_id
    ) else '[]' end as permissions,
    concat_ws('.', (extract(epoch from m.joined_at) * 1000)::bigint, m.version, coalesce(r.version, 0)) as rights,
    m.joined_at
  from member m
  join team t on t.merchant_id = m.merchant_id
  left join role r on r.merchant_id = m.merchant_id and r.id = m.role_id);