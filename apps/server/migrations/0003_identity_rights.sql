create function refuse_change_of_log() returns trigger language plpgsql as $$
begin raise exception 'the log is append-only' using errcode = '42501'; end $$;
--> statement-breakpoint
create trigger append_only before update or delete on log_entry for each row execute function refuse_change_of_log();
--> statement-breakpoint
revoke update, delete on log_entry from balcao_app;
--> statement-breakpoint
revoke delete on log_head from balcao_app;
--> statement-breakpoint
-- Foreign keys between modules, which know each other by their services and not by their tables.
alter table factor add constraint factor_account foreign key (account_id) references account (id);
--> statement-breakpoint
alter table recovery_code add constraint recovery_code_factor foreign key (account_id) references factor (account_id);
--> statement-breakpoint
alter table passkey add constraint passkey_account foreign key (account_id) references account (id);
--> statement-breakpoint
alter table authorization_code add constraint authorization_code_account foreign key (account_id) references account (id);
--> statement-breakpoint
alter table invitation add constraint invitation_role foreign key (merchant_id, role_id) references role (merchant_id, id);
--> statement-breakpoint
alter table log_entry add constraint log_entry_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table log_head add constraint log_head_team foreign key (merchant_id) references team (merchant_id);
