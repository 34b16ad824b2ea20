CREATE TABLE "staff_note" (
	"merchant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "staff_note_merchant_id_id_pk" PRIMARY KEY("merchant_id","id")
);
--> statement-breakpoint
CREATE INDEX "staff_note_newest" ON "staff_note" USING btree ("merchant_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_number" ON "order" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_own_number" ON "order" USING btree ("merchant_order_number");--> statement-breakpoint
revoke update, delete on staff_note from balcao_app;--> statement-breakpoint
create trigger append_only before update or delete on staff_note for each row execute function refuse_change_of_history();
