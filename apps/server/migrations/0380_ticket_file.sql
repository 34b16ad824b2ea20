CREATE TABLE "ticket_file" (
	"merchant_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "ticket_file_merchant_id_upload_id_pk" PRIMARY KEY("merchant_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_use";--> statement-breakpoint
ALTER TABLE "ticket_file" ADD CONSTRAINT "ticket_file_message" FOREIGN KEY ("merchant_id","ticket_id","position") REFERENCES "public"."ticket_message"("merchant_id","ticket_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_file_ticket" ON "ticket_file" USING btree ("merchant_id","ticket_id","position","place");--> statement-breakpoint
CREATE INDEX "ticket_file_kept" ON "ticket_file" USING btree ("merchant_id","ticket_id") WHERE "ticket_file"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "ticket_asked_by" ON "ticket" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '93', '94', '95', '96', '97', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185', '200', '201', '202', '203', '210', '211', '212'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_use" CHECK ("upload"."use" in ('document', 'package', 'picture', 'media', 'ticket', 'message'));--> statement-breakpoint
revoke delete on ticket_file from balcao_app;
