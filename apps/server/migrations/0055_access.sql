CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_content" UNIQUE("session_id","content_hash")
);
--> statement-breakpoint
CREATE INDEX "approval_expires" ON "approval" USING btree ("expires_at");
--> statement-breakpoint
-- Who may do what has changed: every process hears of it with the commit, and looks again whom its open streams may tell what.
CREATE FUNCTION "tell_session_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('balcao_access', json_build_object('sessionId', OLD.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_rights_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('balcao_access', json_build_object('merchantId', OLD.merchant_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER UPDATE OF "ended_at" ON "session" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL AND OLD.merchant_id IS NOT NULL) EXECUTE FUNCTION "tell_session_ended"();
--> statement-breakpoint
CREATE TRIGGER "member_changed" AFTER UPDATE OR DELETE ON "member" FOR EACH ROW EXECUTE FUNCTION "tell_rights_changed"();
--> statement-breakpoint
CREATE TRIGGER "role_changed" AFTER UPDATE ON "role" FOR EACH ROW
  WHEN (OLD.rights_version <> NEW.rights_version) EXECUTE FUNCTION "tell_rights_changed"();
