CREATE TABLE "contact_email" (
	"merchant_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"confirmed_at" timestamp (3) with time zone,
	"waiting" text,
	CONSTRAINT "contact_email_confirmed" CHECK (("contact_email"."email" is null) = ("contact_email"."confirmed_at" is null)),
	CONSTRAINT "contact_email_waiting" CHECK ("contact_email"."waiting" <> "contact_email"."email")
);
--> statement-breakpoint
ALTER TABLE "captcha" DROP CONSTRAINT "captcha_purpose";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_subject";--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_purpose" CHECK ("captcha"."purpose" in ('register', 'resetPassword', 'changeEmail', 'verify', 'contactEmail'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '93', '94', '95', '96', '97', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185', '200', '201', '202', '210', '211', '212'));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_subject" CHECK ("log_entry"."subject_kind" in ('member', 'invitation', 'role', 'applet', 'toolKey', 'channel', 'messageTemplate', 'ticket', 'team'));--> statement-breakpoint
revoke delete on contact_email from balcao_app;
