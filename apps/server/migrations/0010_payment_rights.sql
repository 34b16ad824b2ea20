-- Foreign keys between modules, which know each other by their services and not by their tables.
alter table refund add constraint refund_order foreign key (merchant_id, order_number) references "order" (merchant_id, number);
--> statement-breakpoint
alter table instalment add constraint instalment_order foreign key (merchant_id, order_number) references "order" (merchant_id, number);
--> statement-breakpoint
alter table preauth add constraint preauth_order foreign key (merchant_id, order_number) references "order" (merchant_id, number);
--> statement-breakpoint
alter table device add constraint device_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table shop_code add constraint shop_code_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
alter table product_activation add constraint product_activation_team foreign key (merchant_id) references team (merchant_id);
--> statement-breakpoint
revoke delete on refund, instalment, preauth from balcao_app;
--> statement-breakpoint
-- Teams that received payments before products were activated one by one keep what they had.
insert into product_activation (merchant_id, product, status, active, settings, version, activated_at, updated_at)
  select merchant_id, product, 'SUCCESS', true, '{}', 1, now(), now() from (
    select merchant_id, '03' as product from team where team_cert and payment_cert
    union select distinct o.merchant_id, o.product from "order" o join team t using (merchant_id) where t.team_cert and t.payment_cert
  ) had;
