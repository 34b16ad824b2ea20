import { type SQL, sql } from 'drizzle-orm';
import { orderRow } from './order.reads.ts';

/*
 * SQL fragments by which settlement changes orders: parts of its own statements, each of which settles thousands of orders at once. They may change
 * `settled_net` and `settles_at`, only of orders whose rows the same statement has locked (docs/lock-order.md).
 */

/**
 * Orders of the group `g` (`merchant_id`, `method`, `settles_at`) that no other transaction has locked, with the pending amount of each; their rows
 * stay locked.
 */
export const dueOrdersOfGroup = (limit: number): SQL => sql`
      select o.number, o.product, o.instalments, o.paid_amount, o.fee, o.settled_net,
        ${orderRow.pending} as pending
      from "order" o
      where o.settles_at = g.settles_at and o.merchant_id = g.merchant_id and o.method = g.method
      order by o.number limit ${limit} for no key update skip locked`;

/** Settles what `change` (`merchant_id`, `number`, `net`, `settles_at`) says; null ends the waiting. */
export const settleOrders: SQL = sql`
      update "order" o set settled_net = o.settled_net + c.net, settles_at = c.settles_at
      from change c where o.merchant_id = c.merchant_id and o.number = c.number`;

/** Locks the orders of `m` in the order of their txids before anything of them is changed. */
export const lockOrdersOf = (number: SQL): SQL => sql`
    locked as materialized (
      select o.merchant_id, o.number, o.settles_at from "order" o
      where (o.merchant_id, o.number) in (select m.merchant_id, ${number} from m) order by o.txid for no key update of o)`;

/** Puts the settlement of orders `o` at another instant: those of `from` that `which` says. */
export const moveOrders = (target: SQL, from: SQL, which: SQL): SQL => sql`
      update "order" o set settles_at = ${target} from ${from}
      where ${which}`;
