-- Payers see why a payment was refused, and which payments are holds; a hold knows its payment and how often it was asked of.
alter table payment add column hold boolean not null default false;
--> statement-breakpoint
alter table payment add column failure_reason text;
--> statement-breakpoint
alter table payment add constraint payment_failure check (failure_reason is null or state = 'refused');
--> statement-breakpoint
alter table preauth add column end_to_end_id text not null;
--> statement-breakpoint
create index preauth_end_to_end on preauth (end_to_end_id);
--> statement-breakpoint
alter table preauth add column asks integer not null default 0;
--> statement-breakpoint
alter table preauth add column failure_reason text;
