import { type SQL, sql } from 'drizzle-orm';

/** A monthly part, joined as `i` to rows of orders. */
export const partRow = {
  table: sql`instalment i`,
  /** Whether it is of an order that is there as `alias`. */
  ofOrder: (alias: 'o' | 'd'): SQL =>
    sql.raw(`i.merchant_id = ${alias}.merchant_id and i.order_number = ${alias}.number`),
};

/** Settles what `part` (`merchant_id`, `number`, `sequence`, `net`) says: a piece of the statement that settles their orders. */
export const settleParts: SQL = sql`
      update instalment i set settled_net = i.settled_net + p.net from part p
      where i.merchant_id = p.merchant_id and i.order_number = p.number and i.sequence = p.sequence`;

/** Puts the day of parts that are waited for elsewhere: those of `m`, whose orders the same statement has locked as `locked`. */
export const moveParts: SQL = sql`
      update instalment i set due_on = m.due from m join locked l on l.merchant_id = m.merchant_id and l.number = m.order_number
      where i.merchant_id = m.merchant_id
        and i.order_number = m.order_number and i.sequence = m.sequence and i.status = 'pending' returning i.merchant_id`;
