-- How long each page of a mini program stands in the foreground. Of what was counted before, nothing is known.
ALTER TABLE "applet_usage_opening" ADD COLUMN "page_seconds" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applet_usage_page" ADD COLUMN "seconds" bigint DEFAULT 0 NOT NULL;
