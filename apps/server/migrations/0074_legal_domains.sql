CREATE TABLE "legal_domain_change" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"added" jsonb NOT NULL,
	"removed" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_domain_change_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE TABLE "legal_domain" (
	"merchant_id" uuid NOT NULL,
	"applet_id" uuid NOT NULL,
	"list" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "legal_domain_merchant_id_applet_id_pk" PRIMARY KEY("merchant_id","applet_id")
);
--> statement-breakpoint
CREATE INDEX "legal_domain_change_newest" ON "legal_domain_change" USING btree ("merchant_id","applet_id","id" DESC NULLS FIRST);--> statement-breakpoint
create trigger append_only before update or delete on legal_domain_change for each row execute function refuse_change_of_history();
--> statement-breakpoint
revoke update, delete on legal_domain_change from balcao_app;
