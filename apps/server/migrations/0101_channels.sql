CREATE TABLE "channel_avatar" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"id" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "channel_avatar_merchant_id_channel_id_pk" PRIMARY KEY("merchant_id","channel_id"),
	CONSTRAINT "channel_avatar_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "channel_invitation" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"token" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"uses_at_most" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_invitation_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "channel_invitation_token" UNIQUE("token"),
	CONSTRAINT "channel_invitation_uses" CHECK ("channel_invitation"."uses" between 0 and "channel_invitation"."uses_at_most")
);
--> statement-breakpoint
CREATE TABLE "channel_manager" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"rights" text[] NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_manager_merchant_id_channel_id_account_id_pk" PRIMARY KEY("merchant_id","channel_id","account_id"),
	CONSTRAINT "channel_manager_rights" CHECK ("channel_manager"."rights" <@ array['write', 'publish', 'answer', 'manage'] and "channel_manager"."rights" <> '{}')
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"avatar_id" text NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "channel_link" UNIQUE("link"),
	CONSTRAINT "channel_name" UNIQUE("name_key"),
	CONSTRAINT "channel_type" CHECK ("channel"."type" in ('everyone', 'invited_only')),
	CONSTRAINT "channel_state" CHECK ("channel"."state" in ('open', 'closing', 'closed')),
	CONSTRAINT "channel_closes" CHECK (("channel"."state" = 'open') = ("channel"."closes_at" is null)),
	CONSTRAINT "channel_followers" CHECK ("channel"."followers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channel_follower_day" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"day" text NOT NULL,
	"joined" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "channel_follower_day_merchant_id_channel_id_day_pk" PRIMARY KEY("merchant_id","channel_id","day"),
	CONSTRAINT "channel_follower_day_counted" CHECK ("channel_follower_day"."joined" >= 0 and "channel_follower_day"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "channel_follower" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"is_muted" boolean NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_follower_merchant_id_channel_id_customer_id_pk" PRIMARY KEY("merchant_id","channel_id","customer_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
ALTER TABLE "channel_avatar" ADD CONSTRAINT "channel_avatar_channel" FOREIGN KEY ("merchant_id","channel_id") REFERENCES "public"."channel"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_invitation" ADD CONSTRAINT "channel_invitation_channel" FOREIGN KEY ("merchant_id","channel_id") REFERENCES "public"."channel"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_manager" ADD CONSTRAINT "channel_manager_channel" FOREIGN KEY ("merchant_id","channel_id") REFERENCES "public"."channel"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_invitation_newest" ON "channel_invitation" USING btree ("merchant_id","channel_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_manager_member" ON "channel_manager" USING btree ("merchant_id","account_id");--> statement-breakpoint
CREATE INDEX "channel_newest" ON "channel" USING btree ("merchant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_closing" ON "channel" USING btree ("closes_at") WHERE "channel"."state" = 'closing';--> statement-breakpoint
CREATE INDEX "channel_follower_newest" ON "channel_follower" USING btree ("merchant_id","channel_id","followed_at" DESC NULLS FIRST,"customer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channel_follower_customer" ON "channel_follower" USING btree ("customer_id","followed_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet', 'toolKey', 'channel'));