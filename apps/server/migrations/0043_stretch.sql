-- Which stretch of what a part of a settlement brought is whose: what came first is paid out first.
alter table settlement_item add column part integer, add column up_to bigint;
-- What was settled before: in the order of the numbers, a part after the other.
with running as (
  select merchant_id, settlement_number, order_number, sequence,
    sum(net) over (partition by merchant_id, settlement_number order by order_number, sequence) as upto
  from settlement_item),
part as (
  select j.merchant_id, split_part(j.cause, ':', 2) as settlement_number, split_part(j.cause, ':', 3)::int as part,
    sum(e.amount) over w - e.amount as before, sum(e.amount) over w as upto
  from ledger.journal j join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id and e.bucket = 'available'
  where j.cause ~ '^settlement:[0-9]{20}:[0-9]+$'
  window w as (partition by j.merchant_id, split_part(j.cause, ':', 2) order by split_part(j.cause, ':', 3)::int))
update settlement_item i set part = p.part, up_to = greatest(r.upto - p.before, i.net)
from running r join part p on p.merchant_id = r.merchant_id and p.settlement_number = r.settlement_number
  and r.upto > p.before and r.upto <= p.upto
where i.merchant_id = r.merchant_id and i.settlement_number = r.settlement_number and i.order_number = r.order_number
  and i.sequence = r.sequence;
update settlement_item set part = coalesce(part, 1), up_to = coalesce(up_to, net) where part is null;
alter table settlement_item alter column part set not null, alter column up_to set not null,
  add constraint settlement_item_stretch check (part >= 1 and up_to >= net);
