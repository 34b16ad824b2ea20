import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a person has made a payment for which a condition holds, as a condition of SQL: it is given what the rail knows the payment by.
 * `since`: made at or after this moment.
 */
export const hasPaid = (
  customerId: SQLWrapper,
  since: Date | undefined,
  isMeant: (endToEndId: SQLWrapper) => SQL,
): SQL => {
  const recent = since ? sql` and paid.created_at >= ${since.toISOString()}` : sql``;
  return sql`exists (select from payment paid where paid.customer_id = ${customerId}${recent} and ${isMeant(sql`paid.end_to_end_id`)})`;
};
