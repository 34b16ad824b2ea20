import { type SQL, sql } from 'drizzle-orm';

const live = sql`r.review in ('2', '3')`;
const moved = (merchantId: string, which: SQL): SQL => sql`(select coalesce(sum(e.amount), 0)::bigint
  from ledger.entry e join ledger.journal j on j.merchant_id = e.merchant_id and j.id = e.journal_id
  where e.merchant_id = ${merchantId}::uuid and ${which})`;
const ofOrder = sql`starts_with(j.cause, 'order:' || o.number || ':')`;

/**
 * Orders where the records, the settlements and the ledger disagree: on what was settled and when, on what refunds have drawn, or on the proportional
 * return of the fee, exact to the centavo where no refund failed, else within one centavo a part.
 */
export const brokenOrders = (merchantId: string): SQL => sql`
  select * from (
    select o.number, o.paid_amount as paid, o.fee, o.settled_net, o.pending_drawn, o.refunded, o.fee_returned, r.*, i.*,
      ${moved(merchantId, sql`${ofOrder} and e.bucket = 'pending'`)} as pending,
      ${moved(merchantId, sql`${ofOrder} and e.bucket = 'fee_revenue'`)} as fee_kept
    from "order" o
    cross join lateral (select coalesce(sum(r.amount) filter (where ${live}), 0) as given,
      coalesce(sum(r.fee_returned) filter (where ${live}), 0) as shares,
      coalesce(sum((r.drawn->>'pending')::bigint) filter (where ${live}), 0) as drawn,
      count(*) filter (where ${live}) as parts, count(*) filter (where not ${live}) as failed
      from refund r where r.merchant_id = o.merchant_id and r.order_number = o.number) r
    cross join lateral (select coalesce(sum(i.amount), 0) as in_settlements, coalesce(sum(i.fee), 0) as fee_in_settlements,
      coalesce(sum(i.net), 0) as net_in_settlements
      from settlement_item i where i.merchant_id = o.merchant_id and i.order_number = o.number) i
    where o.merchant_id = ${merchantId}::uuid and o.status = '02') o
  where refunded <> given or fee_returned <> shares or pending_drawn <> drawn or refunded > paid or fee_returned > fee
    or net_in_settlements <> settled_net or in_settlements not in (0, paid) or fee_in_settlements not in (0, fee)
    or settled_net + pending_drawn > paid - fee
    or pending <> paid - fee - pending_drawn or pending - settled_net < 0
    or fee_kept <> fee - fee_returned
    or abs(fee_returned - fee * refunded / paid) > case failed when 0 then 0 else parts end`;

/** Settlements that are not what stands in them, or whose money is not what was posted. */
export const brokenSettlements = (merchantId: string): SQL => sql`
  select * from (
    select s.number, s.net, (select coalesce(sum(i.net), 0) from settlement_item i
      where i.merchant_id = s.merchant_id and i.settlement_number = s.number) as items,
      ${moved(merchantId, sql`starts_with(j.cause, 'settlement:' || s.number || ':') and e.bucket = 'available'`)} as posted
    from settlement s where s.merchant_id = ${merchantId}::uuid) s
  where net <> items or net <> posted`;

/** Each account of the merchant, and what payers are still out of pocket: as records say, and as the ledger says. */
export const merchantSums = (merchantId: string): SQL => {
  const orders = (sum: SQL) =>
    sql`(select coalesce(sum(${sum}), 0)::bigint from "order" where merchant_id = ${merchantId}::uuid and status = '02')`;
  const refunds = (sum: SQL, which: SQL) =>
    sql`(select coalesce(sum(${sum}), 0)::bigint from refund r where r.merchant_id = ${merchantId}::uuid and ${which})`;
  const booked = (bucket: string) => moved(merchantId, sql`e.bucket = ${bucket}`);
  return sql`select
    jsonb_build_object(
      'pending', ${orders(sql`paid_amount - fee - settled_net - pending_drawn`)},
      'available', ${orders(sql`settled_net`)} - ${refunds(sql`(r.drawn->>'available')::bigint`, live)},
      'refunding', ${refunds(sql`r.amount`, sql`r.review = '2'`)},
      'fees', ${orders(sql`fee`)} - ${refunds(sql`r.fee_returned`, live)},
      'rails', ${orders(sql`paid_amount`)} - ${refunds(sql`r.amount`, sql`r.review = '3'`)}) as said,
    jsonb_build_object(
      'pending', ${booked('pending')}, 'available', ${booked('available')}, 'refunding', ${booked('refunding')},
      'fees', ${booked('fee_revenue')}, 'rails', -${booked('rail_clearing')}) as booked`;
};

/** The next and the last instant for which a settlement is planned. */
export const unsettled = (merchantId: string): SQL => sql`
  select min(settles_at) as due, max(settles_at) as last from "order" where merchant_id = ${merchantId}::uuid`;
