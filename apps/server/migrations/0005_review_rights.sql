-- Teams that could receive payments before there were two certifications have passed both.
update team set team_cert = true, form_status = 'SUCCESS', payment_cert = true where review_status = 'SUCCESS';
--> statement-breakpoint
create function refuse_change_of_history() returns trigger language plpgsql as $$
begin raise exception 'what happened is append-only' using errcode = '42501'; end $$;
--> statement-breakpoint
create trigger append_only before update or delete on review_event for each row execute function refuse_change_of_history();
--> statement-breakpoint
create trigger append_only before update or delete on upload_view for each row execute function refuse_change_of_history();
--> statement-breakpoint
create trigger append_only before update or delete on staff_deed for each row execute function refuse_change_of_history();
--> statement-breakpoint
revoke update, delete on review_event, upload_view, staff_deed from balcao_app;
--> statement-breakpoint
revoke delete on review from balcao_app;
--> statement-breakpoint
-- Foreign keys between modules, which know each other by their services and not by their tables.
alter table review_draft add constraint review_draft_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table upload add constraint upload_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table upload_view add constraint upload_view_upload foreign key (merchant_id, upload_id) references upload (merchant_id, id);
