-- Orders of Pix with a due date: the day, and who owes it, sealed, with what may be shown of them beside.
alter table "order" add column due_date text, add column sealed_debtor text, add column debtor_name text, add column debtor_tax_id text;
--> statement-breakpoint
alter table "order" add constraint order_due check (
  num_nulls(due_date, sealed_debtor, debtor_name, debtor_tax_id) in (0, 4)
  and (due_date is null or due_date ~ '^[0-9]{8}$' and method = '02'));
