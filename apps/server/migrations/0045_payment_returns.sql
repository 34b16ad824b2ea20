-- Each time that some of a payment came back, with the merchant's message: the payer reads all of them.
alter table payment add column returns jsonb default '[]'::jsonb not null;
--> statement-breakpoint
update payment p set returns = coalesce(
  (select jsonb_agg(jsonb_build_object('amount', r.amount, 'at', to_char(r.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'reason', r.reason) order by r.completed_at, r.number)
    from "order" o join refund r on r.merchant_id = o.merchant_id and r.order_number = o.number and r.status = '02'
    where o.end_to_end_id = p.end_to_end_id),
  jsonb_build_array(jsonb_build_object('amount', p.returned, 'reason', p.return_reason,
    'at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
where p.return_reason is not null;
--> statement-breakpoint
alter table payment drop column return_reason;
