import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether an order was paid by a card with these last digits: a condition of SQL. */
export const isPaidByCard = (merchantId: string, number: SQLWrapper, cardLast4: string): SQL =>
  sql`exists (select from "order" o where o.merchant_id = ${merchantId}
          and o.number = ${number} and o.card_last4 = ${cardLast4})`;
