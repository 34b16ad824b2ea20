import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether an order was paid by a card with these last digits: a condition of SQL. */
export const isPaidByCard = (merchantId: string, number: SQLWrapper, cardLast4: string): SQL =>
  sql`exists (select from "order" o where o.merchant_id = ${merchantId}
          and o.number = ${number} and o.card_last4 = ${cardLast4})`;

/** An order, as `o` in statements of modules that stand on orders. */
export const orderRow = {
  table: sql`"order" o`,
  is: (merchantId: SQLWrapper, number: SQLWrapper) => sql`o.merchant_id = ${merchantId} and o.number = ${number}`,
  /** Of the net amount, what is neither settled nor drawn by refunds, in centavos. */
  pending: sql<number>`o.paid_amount - o.fee - o.settled_net - o.pending_drawn`,
  /** The day and the time of the payment as clocks in São Paulo show them. */
  paidOn: sql`(o.completed_at at time zone 'America/Sao_Paulo')`,
};

/** Whether a payment, by its id at the rail, paid an order of the team, at or after a moment where one is given. */
export const isPaymentOfTeam = (merchantId: SQLWrapper, endToEndId: SQLWrapper, since: Date | undefined): SQL =>
  sql`exists (select from "order" o where o.merchant_id = ${merchantId} and o.end_to_end_id = ${endToEndId}
          and o.completed_at is not null${since ? sql` and o.completed_at >= ${since.toISOString()}` : sql``})`;
