import { type SQLWrapper, sql } from 'drizzle-orm';

/** A channel, joined as `c` to rows of other modules that are of it. */
export const channelRow = {
  table: sql`channel as c`,
  is: (merchantId: SQLWrapper, channelId: SQLWrapper) => sql`c.merchant_id = ${merchantId} and c.id = ${channelId}`,
  name: sql<string>`c.name`,
  /** As names are compared. */
  nameKey: sql`c.name_key`,
};
