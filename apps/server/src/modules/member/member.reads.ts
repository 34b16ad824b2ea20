import { type SQLWrapper, sql } from 'drizzle-orm';

/** When someone joined a team, as a value of SQL; null for someone who is not a member. */
export const joinedAt = (
  merchantId: SQLWrapper,
  accountId: string,
) => sql<Date | null>`(select m.joined_at from member m
    where m.merchant_id = ${merchantId} and m.account_id = ${accountId}::uuid)`;
