ALTER TABLE "settlement" ADD COLUMN "part_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Of settlements of the past, counted from their items.
UPDATE "settlement" SET "part_counts" = counted."counts" FROM (
	SELECT "merchant_id", "settlement_number", array_agg("count" ORDER BY "part") AS "counts" FROM (
		SELECT "merchant_id", "settlement_number", "part", count(*)::int AS "count" FROM "settlement_item" GROUP BY 1, 2, 3
	) AS parts GROUP BY 1, 2
) AS counted WHERE counted."merchant_id" = "settlement"."merchant_id" AND counted."settlement_number" = "settlement"."number";
