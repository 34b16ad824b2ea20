CREATE SCHEMA "ledger";
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
ALTER TABLE "ledger"."entry" ADD CONSTRAINT "entry_journal" FOREIGN KEY ("merchant_id","journal_id","xid") REFERENCES "ledger"."journal"("merchant_id","id","xid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_bucket" ON "ledger"."entry" USING btree ("merchant_id","bucket","xid");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_recipient" ON "mail" USING btree ("recipient","created_at" DESC NULLS FIRST);