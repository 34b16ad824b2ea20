-- Payment products are handed in to be decided like everything else; a team has one life of them per product.
alter table review add column subject text not null default '';
--> statement-breakpoint
alter table review_draft add column subject text not null default '';
--> statement-breakpoint
alter table review drop constraint review_kind;
--> statement-breakpoint
alter table review add constraint review_kind check (kind in ('certification', 'merchant', 'product'));
--> statement-breakpoint
alter table review add constraint review_subject
  check (case kind when 'product' then subject in ('02','03','04','11','53','54','99') else subject = '' end);
--> statement-breakpoint
drop index review_live;
--> statement-breakpoint
create unique index review_live on review (merchant_id, kind, subject) where status = 'UNDER';
--> statement-breakpoint
drop index review_attempt;
--> statement-breakpoint
create unique index review_attempt on review (merchant_id, kind, subject, attempt);
--> statement-breakpoint
alter table review_draft drop constraint review_draft_merchant_id_kind_pk;
--> statement-breakpoint
alter table review_draft add constraint review_draft_merchant_id_kind_subject_pk primary key (merchant_id, kind, subject);
--> statement-breakpoint
-- What a team has from the beginning, by no review: a change that is refused takes nothing away from it.
alter table product_activation add column granted boolean not null default false;
--> statement-breakpoint
update product_activation set granted = true where active;
--> statement-breakpoint
-- What was paid by a code that hangs in a shop.
create index order_shop_code on "order" (merchant_id, shop_code_id, completed_at) where shop_code_id is not null;
--> statement-breakpoint
alter table shop_code add column version integer not null default 1;
