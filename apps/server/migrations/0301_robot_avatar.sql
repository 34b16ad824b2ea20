CREATE TABLE "robot_avatar" (
	"merchant_id" uuid NOT NULL,
	"robot_id" uuid NOT NULL,
	"id" text NOT NULL,
	"picture" "bytea" NOT NULL,
	CONSTRAINT "robot_avatar_merchant_id_robot_id_pk" PRIMARY KEY("merchant_id","robot_id"),
	CONSTRAINT "robot_avatar_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "conversation_message" ADD COLUMN "robot_id" uuid;--> statement-breakpoint
ALTER TABLE "robot" ADD COLUMN "avatar_id" text;--> statement-breakpoint
ALTER TABLE "robot_avatar" ADD CONSTRAINT "robot_avatar_robot" FOREIGN KEY ("merchant_id","robot_id") REFERENCES "public"."robot"("merchant_id","id") ON DELETE cascade ON UPDATE no action;