-- The first name of a person who paid, as lists show it, without case and accents: what members find orders by (decision 102).
CREATE FUNCTION order_payer_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(lower(substring(name from '\S+')), 'áàâãäåéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ', 'aaaaaaeeeeiiiiooooouuuucnaaaaaaeeeeiiiiooooouuuucn')
$$;--> statement-breakpoint
CREATE INDEX "order_payer" ON "order" USING btree ("merchant_id",order_payer_key("payer_name"),"created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST) WHERE "order"."payer_name" is not null;
