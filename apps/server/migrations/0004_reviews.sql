CREATE TABLE "review_draft" (
	"merchant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed_values" text NOT NULL,
	"version" integer NOT NULL,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_draft_merchant_id_kind_pk" PRIMARY KEY("merchant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "review_event" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"by_name" text,
	"text" text,
	CONSTRAINT "review_event_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "review_event_who" CHECK (num_nulls("review_event"."account_id", "review_event"."staff_id") >= 1)
);
--> statement-breakpoint
CREATE TABLE "staff_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"merchant_id" uuid,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"ip" text NOT NULL,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_view" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"account_id" uuid,
	"staff_id" uuid,
	"ip" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_view_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "upload_view_who" CHECK (num_nulls("upload_view"."account_id", "upload_view"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"sealed_key" text NOT NULL,
	"sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	CONSTRAINT "upload_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('receiving', 'ready', 'refused')),
	CONSTRAINT "upload_ready" CHECK (("upload"."state" = 'ready') = ("upload"."type" is not null and "upload"."sha256" is not null)),
	CONSTRAINT "upload_problem" CHECK (("upload"."state" = 'refused') = ("upload"."problem" is not null))
);
--> statement-breakpoint
DROP VIEW "public"."membership";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_kind";--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_status";--> statement-breakpoint
DROP INDEX "review_queue";--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "sealed_form" text NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "attempt" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "submitted_by" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "due_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "marks" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "verdicts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "is_asked" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reopening_by" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reopening_reason" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "factor_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_step" bigint;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "set_up_hash" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "set_up_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "team_cert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "form_status" text DEFAULT 'NO' NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "payment_cert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_event" ADD CONSTRAINT "review_event_review" FOREIGN KEY ("merchant_id","review_id") REFERENCES "public"."review"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_event_review" ON "review_event" USING btree ("merchant_id","review_id","id");--> statement-breakpoint
CREATE INDEX "staff_deed_newest" ON "staff_deed" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_deed_subject" ON "staff_deed" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "upload_view_upload" ON "upload_view" USING btree ("merchant_id","upload_id","at");--> statement-breakpoint
CREATE INDEX "upload_loose" ON "upload" USING btree ("created_at") WHERE "upload"."kept_at" is null;--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "review_attempt" ON "review" USING btree ("merchant_id","kind","attempt");--> statement-breakpoint
CREATE INDEX "review_queue" ON "review" USING btree ("due_at","id") WHERE "review"."status" = 'UNDER';--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_set_up" UNIQUE("set_up_hash");--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_type" CHECK ("review"."type" in ('enterprise', 'personal'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_claim" CHECK (num_nulls("review"."claimed_by", "review"."claimed_at") in (0, 2));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_reopening" CHECK (num_nulls("review"."reopening_by", "review"."reopening_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided" CHECK (("review"."status" = 'UNDER') = ("review"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_kind" CHECK ("review"."kind" in ('certification', 'merchant'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_status" CHECK ("review"."status" in ('UNDER', 'REJECT', 'SUCCESS', 'REVOKED'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_status" CHECK ("staff"."status" in ('active', 'disabled'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_factor" CHECK ("staff"."factor_since" is null or "staff"."sealed_secret" is not null);--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_form_status" CHECK ("team"."form_status" in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED'));--> statement-breakpoint
CREATE VIEW "public"."membership" AS (
  select m.merchant_id, m.account_id, t.number as merchant_number, t.name, t.type, t.created_by, t.review_status,
    t.team_cert, t.form_status, t.payment_cert,
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