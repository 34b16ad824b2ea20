ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_state";--> statement-breakpoint
ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_day_known";--> statement-breakpoint
ALTER TABLE "log_entry" DROP CONSTRAINT "log_entry_event";--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "asked_by" uuid;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "declined_by" uuid;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "declined_note" text;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "needs_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_asked_known" CHECK (("broadcast"."state" = 'waiting') = ("broadcast"."asked_by" is not null and "broadcast"."asked_at" is not null));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_declined_known" CHECK (num_nulls("broadcast"."declined_by", "broadcast"."declined_at", "broadcast"."declined_note") in (0, 3));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_state" CHECK ("broadcast"."state" in ('draft', 'waiting', 'scheduled', 'sending', 'sent', 'recalled', 'erased', 'takenDown'));--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_day_known" CHECK (("broadcast"."state" in ('draft', 'waiting')) = ("broadcast"."day" is null));--> statement-breakpoint
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event" CHECK ("log_entry"."event" in ('1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '50', '51', '52', '53', '54', '55', '56', '57', '58', '60', '61', '62', '63', '64', '70', '71', '72', '73', '74', '75', '76', '77', '85', '86', '87', '88', '89', '90', '91', '92', '93', '94', '95', '96', '97', '110', '120', '121', '122', '123', '124', '125', '126', '127', '128', '130', '131', '132', '133', '134', '135', '140', '141', '142', '143', '144', '150', '151', '152', '153', '154', '160', '161', '162', '163', '164', '165', '170', '171', '172', '173', '174', '175', '176', '177', '180', '181', '182', '183', '184', '185'));