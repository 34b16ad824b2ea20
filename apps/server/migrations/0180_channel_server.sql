CREATE TABLE "channel_server" (
	"merchant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"given_by" uuid NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_server_merchant_id_channel_id_pk" PRIMARY KEY("merchant_id","channel_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "merchant_number" text;--> statement-breakpoint
ALTER TABLE "channel_server" ADD CONSTRAINT "channel_server_channel" FOREIGN KEY ("merchant_id","channel_id") REFERENCES "public"."channel"("merchant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_merchant_number" ON "broadcast" USING btree ("merchant_id","merchant_number") WHERE "broadcast"."merchant_number" is not null;--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '110', '120', '121', '122', '123', '124', '125', '126', '130', '131', '132', '133', '134', '135'));