CREATE TABLE "account_network" (
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_network_account_id_network_pk" PRIMARY KEY("account_id","network")
);
--> statement-breakpoint
CREATE TABLE "account_avatar" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text NOT NULL,
	"secret_hash" text,
	"account_id" uuid,
	"session_id" uuid,
	"customer_id" uuid,
	"customer_name" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "authorization_code_code" UNIQUE("code_hash"),
	CONSTRAINT "authorization_code_secret" UNIQUE("secret_hash"),
	CONSTRAINT "authorization_code_purpose" CHECK ("authorization_code"."purpose" in ('login', 'bind', 'rebind')),
	CONSTRAINT "authorization_code_status" CHECK ("authorization_code"."status" in ('0', '1', '2', '3', '4', '5')),
	CONSTRAINT "authorization_code_asker" CHECK (("authorization_code"."purpose" = 'login') = ("authorization_code"."secret_hash" is not null)
      and ("authorization_code"."purpose" = 'login') = ("authorization_code"."session_id" is null))
);
--> statement-breakpoint
CREATE TABLE "factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text,
	"sealed_offer" text,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"enabled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"email" text,
	"role_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"accepted_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "invitation_code" UNIQUE("code_hash"),
	CONSTRAINT "invitation_status" CHECK ("invitation"."status" in ('pending', 'accepted', 'revoked')),
	CONSTRAINT "invitation_email_lower" CHECK ("invitation"."email" = lower("invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "log_entry" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"subject_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "log_entry_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "log_entry_chain" UNIQUE("merchant_id","previous_hash"),
	CONSTRAINT "log_entry_position" UNIQUE("merchant_id","position"),
	CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
	CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role')),
	CONSTRAINT "log_entry_counted" CHECK ("log_entry"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "log_head" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_purpose" CHECK ("passkey_challenge"."purpose" in ('add', 'login'))
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"synced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
DROP VIEW "public"."membership";--> statement-breakpoint
ALTER TABLE "captcha" DROP CONSTRAINT "captcha_purpose";--> statement-breakpoint
ALTER TABLE "captcha" DROP CONSTRAINT "captcha_email_purpose_pk";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "avatar_id" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "chat_account_id" uuid;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "chat_account_name" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "chat_bound_at" timestamp (3) with time zone;--> statement-breakpoint
-- Codes live ten minutes: those on their way are asked for anew.
DELETE FROM "captcha";--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "account_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_email_purpose_account_id_pk" PRIMARY KEY("email","purpose","account_id");--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "wallet_activated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "customer" SET "wallet_activated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "real_name_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "sealed_identity" text;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "rights_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factor_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "preview_role_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "time_zone" text NOT NULL DEFAULT 'America/Sao_Paulo';--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "account_network" ADD CONSTRAINT "account_network_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_avatar" ADD CONSTRAINT "account_avatar_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_avatar_account" ON "account_avatar" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "authorization_code_expires" ON "authorization_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_email" ON "invitation" USING btree ("merchant_id","email") WHERE "invitation"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invitation_created" ON "invitation" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "log_entry_at" ON "log_entry" USING btree ("merchant_id","at" DESC NULLS FIRST,"position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "log_entry_actor" ON "log_entry" USING btree ("actor_id","merchant_id","at" DESC NULLS FIRST,"position" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "passkey_challenge_expires" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_chat" UNIQUE("chat_account_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_chat_whole" CHECK (num_nulls("account"."chat_account_id", "account"."chat_account_name", "account"."chat_bound_at") in (0, 3));--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_purpose" CHECK ("captcha"."purpose" in ('register', 'resetPassword', 'changeEmail', 'verify'));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_pending_bare" CHECK (not "session"."pending" or ("session"."merchant_id" is null and "session"."proven_at" is null));--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_preview_team" CHECK ("session"."preview_role_id" is null or "session"."merchant_id" is not null);--> statement-breakpoint
CREATE VIEW "public"."membership" AS (
  select m.merchant_id, m.account_id, t.number as merchant_number, t.name, t.type, t.created_by, t.review_status,
    m.is_admin, r.name as role_name, r.status as role_status,
    case when r.status = '0' then (
      select coalesce(jsonb_agg(jsonb_build_object('menuId', p.menu_id, 'permissionLevel', p.level)), '[]')
      from role_menu p where p.merchant_id = m.merchant_id and p.role_id = m.role_id
    ) else '[]' end as permissions,
    concat_ws('.', (extract(epoch from m.joined_at) * 1000)::bigint, m.version, coalesce(r.rights_version, 0)) as rights,
    m.joined_at
  from member m
  join team t on t.merchant_id = m.merchant_id
  left join role r on r.merchant_id = m.merchant_id and r.id = m.role_id);