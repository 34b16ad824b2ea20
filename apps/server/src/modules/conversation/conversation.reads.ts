import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Team and id of every conversation of a person, as a table of SQL with two columns. */
export const conversationsOf = (customerId: SQLWrapper): SQL =>
  sql`(select said.merchant_id, said.id from conversation said where said.customer_id = ${customerId})`;
