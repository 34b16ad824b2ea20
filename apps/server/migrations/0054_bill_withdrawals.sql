-- Bills that were made before have withdrawals among what was adjusted, as their files do, and stay so: their form is the first.
ALTER TABLE "bill" ADD COLUMN "withdrawn" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "withdrawal_fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "opening" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "form" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "withdrawn" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "withdrawal_fee" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "opening" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "bill" ALTER COLUMN "form" DROP DEFAULT;--> statement-breakpoint
-- What the merchant's own money was before each of those days: all days of the ledger before it.
WITH moved AS (
  SELECT m."merchant_id", d."day", sum(d."income" - d."expense") OVER (PARTITION BY m."merchant_id" ORDER BY d."day") AS closing
  FROM (SELECT DISTINCT "merchant_id" FROM "bill") m CROSS JOIN LATERAL ledger.days_of(m."merchant_id", 'own') d
)
UPDATE "bill" b SET "opening" = coalesce((SELECT v.closing FROM moved v
  WHERE v."merchant_id" = b."merchant_id" AND v."day" < to_date(b."day", 'YYYYMMDD') ORDER BY v."day" DESC LIMIT 1), 0);
