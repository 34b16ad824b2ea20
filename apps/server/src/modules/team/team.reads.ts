import { type SQLWrapper, sql } from 'drizzle-orm';

/** A team, joined as `t` to rows of other modules that are of it. */
export const teamRow = {
  table: sql`team as t`,
  is: (merchantId: SQLWrapper) => sql`t.merchant_id = ${merchantId}`,
  name: sql<string>`t.name`,
};
