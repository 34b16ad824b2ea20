CREATE TABLE "robot_answer" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"robot" text NOT NULL,
	"question" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"handed_over" text,
	"pieces" jsonb NOT NULL,
	"tokens" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "robot_answer_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "robot_answer_once" UNIQUE("merchant_id","conversation_id","position"),
	CONSTRAINT "robot_answer_by" CHECK ("robot_answer"."by" in ('model', 'knowledge', 'greeting', 'nothing')),
	CONSTRAINT "robot_answer_handed_over" CHECK ("robot_answer"."handed_over" in ('asked', 'unsure', 'angry', 'money', 'limit', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "robot_day" (
	"merchant_id" uuid NOT NULL,
	"robot_id" uuid NOT NULL,
	"day" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"unsure" integer DEFAULT 0 NOT NULL,
	"handed_over" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "robot_day_merchant_id_robot_id_day_pk" PRIMARY KEY("merchant_id","robot_id","day")
);
--> statement-breakpoint
CREATE TABLE "robot_use" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"day" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "robot_use_merchant_id_channel_id_day_pk" PRIMARY KEY("merchant_id","channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "robot" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"name" text NOT NULL,
	"greeting" text NOT NULL,
	"persona" text NOT NULL,
	"languages" jsonb NOT NULL,
	"takes" text NOT NULL,
	"hours" jsonb NOT NULL,
	"hands_over" jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"held_reason" text,
	"held_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "robot_merchant_id_id_pk" PRIMARY KEY("merchant_id","id"),
	CONSTRAINT "robot_takes" CHECK ("robot"."takes" in ('all', 'open', 'closed', 'new')),
	CONSTRAINT "robot_held" CHECK (("robot"."held_at" is null) = ("robot"."held_reason" is null)),
	CONSTRAINT "robot_held_is_off" CHECK ("robot"."held_at" is null or not "robot"."is_on")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "robot_day" ADD CONSTRAINT "robot_day_of" FOREIGN KEY ("merchant_id","robot_id") REFERENCES "public"."robot"("merchant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "robot_answer_newest" ON "robot_answer" USING btree ("merchant_id","channel_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "robot_answer_at" ON "robot_answer" USING btree ("at");--> statement-breakpoint
CREATE INDEX "robot_channel" ON "robot" USING btree ("merchant_id","channel_id","id");--> statement-breakpoint
CREATE INDEX "robot_anywhere" ON "robot" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "robot_on" ON "robot" USING btree ("merchant_id","channel_id") WHERE "robot"."is_on";--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185'));