CREATE TABLE "help_missed" (
	"locale" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_missed_locale_words_pk" PRIMARY KEY("locale","words"),
	CONSTRAINT "help_missed_words" CHECK (length("help_missed"."words") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "help_rating" (
	"slug" text NOT NULL,
	"reader" text NOT NULL,
	"is_useful" boolean NOT NULL,
	"remark" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_rating_slug_reader_pk" PRIMARY KEY("slug","reader"),
	CONSTRAINT "help_rating_remark_length" CHECK (length("help_rating"."remark") between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX "help_missed_last" ON "help_missed" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "help_rating_remark" ON "help_rating" USING btree ("at") WHERE "help_rating"."remark" is not null;