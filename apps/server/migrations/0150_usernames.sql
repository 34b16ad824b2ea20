UPDATE "account" a SET "username" = left(a."username", 18) || '_' || right(a."id"::text, 6) WHERE EXISTS (SELECT FROM "account" b WHERE lower(b."username") = lower(a."username") AND (b."created_at", b."id") < (a."created_at", a."id"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));
