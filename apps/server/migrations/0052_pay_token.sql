ALTER TABLE "order" ADD COLUMN "pay_token" text;--> statement-breakpoint
-- 128 random bits: of two random UUIDs the characters that say nothing of their version.
CREATE FUNCTION pg_temp.random_token() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT upper(substr(a, 1, 12) || substr(a, 18, 15) || substr(b, 1, 5))
  FROM (SELECT replace(gen_random_uuid()::text, '-', '') AS a, replace(gen_random_uuid()::text, '-', '') AS b) uuids
$$;--> statement-breakpoint
-- CRC-16/CCITT-FALSE, as a BR Code ends with it.
CREATE FUNCTION pg_temp.crc16(code text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  crc integer := 65535;
BEGIN
  FOR i IN 1..length(code) LOOP
    crc := crc # (ascii(substr(code, i, 1)) << 8);
    FOR bit IN 1..8 LOOP
      crc := CASE WHEN crc & 32768 = 0 THEN crc << 1 ELSE (crc << 1) # 4129 END & 65535;
    END LOOP;
  END LOOP;
  RETURN lpad(upper(to_hex(crc)), 4, '0');
END
$$;--> statement-breakpoint
-- The sandbox's code of a charge, with another token in its address; what does not have the form of one stays as it is.
CREATE FUNCTION pg_temp.code_with(code text, txid text, token text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  part text[] := regexp_match(code, '^(.*)26(\d\d)0014br\.gov\.bcb\.pix25(\d\d)(.*/pix/)' || txid || '(5204.*6304)[0-9A-F]{4}$');
  longer integer := length(token) - length(txid);
  body text;
BEGIN
  IF part IS NULL THEN
    RETURN code;
  END IF;
  body := part[1] || '26' || lpad((part[2]::int + longer)::text, 2, '0') || '0014br.gov.bcb.pix25'
    || lpad((part[3]::int + longer)::text, 2, '0') || part[4] || token || part[5];
  RETURN body || pg_temp.crc16(body);
END
$$;--> statement-breakpoint
-- What can still be paid has a link that nobody can guess; older links lead nowhere any more.
UPDATE "order" SET "pay_token" = pg_temp.random_token() WHERE "status" = '01';--> statement-breakpoint
UPDATE "order" SET "br_code" = pg_temp.code_with("br_code", "txid", "pay_token") WHERE "status" = '01' AND "br_code" LIKE '%/pix/' || "txid" || '%';--> statement-breakpoint
CREATE UNIQUE INDEX "order_pay_token" ON "order" USING btree ("pay_token") WHERE "order"."pay_token" is not null;--> statement-breakpoint
ALTER TABLE "shop_code" DROP CONSTRAINT "shop_code_txid_form";--> statement-breakpoint
ALTER TABLE "shop_code" ADD CONSTRAINT "shop_code_txid_form" CHECK ("shop_code"."txid" ~ '^[0-9A-Z]{25}$');
