CREATE TABLE "login_network" (
	"door" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_network_door_subject_network_pk" PRIMARY KEY("door","subject","network")
);
--> statement-breakpoint
CREATE INDEX "login_network_last_used" ON "login_network" USING btree ("last_used_at");--> statement-breakpoint
-- Staff who are at home somewhere stay so; addresses of IPv6 are learnt with the next sign-in.
INSERT INTO "login_network" ("door", "subject", "network", "last_used_at")
SELECT 'staff', p."email", regexp_replace(s."ip", '^(::ffff:)?(\d+\.\d+\.\d+)\.\d+$', '\2'), max(s."created_at")
FROM "staff_session" s JOIN "staff" p ON p."id" = s."staff_id"
WHERE NOT s."pending" AND s."ip" ~ '^(::ffff:)?\d+(\.\d+){3}$' GROUP BY 1, 2, 3;
