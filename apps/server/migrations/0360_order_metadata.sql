ALTER TABLE "order" ADD COLUMN "metadata" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_metadata_object" CHECK (jsonb_typeof("order"."metadata") = 'object');--> statement-breakpoint
-- A hash of merchant, key and value for each thing noted: short, however long the value, and never another merchant's.
CREATE FUNCTION order_metadata_terms(merchant_id uuid, metadata jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(md5(merchant_id::text || ' ' || noted.key || ' ' || noted.value)), '{}') FROM jsonb_each_text(metadata) AS noted
$$;--> statement-breakpoint
CREATE INDEX "order_metadata" ON "order" USING gin (order_metadata_terms("merchant_id", "metadata")) WHERE "order"."metadata" is not null;
