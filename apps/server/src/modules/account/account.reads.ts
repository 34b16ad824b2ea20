import { type SQLWrapper, sql } from 'drizzle-orm';

/** An account, joined as `a` to rows of other modules that name it. */
export const accountRow = {
  table: sql`account as a`,
  is: (accountId: SQLWrapper) => sql`a.id = ${accountId}`,
  username: sql<string>`a.username`,
  email: sql<string>`a.email`,
  avatarId: sql<string | null>`a.avatar_id`,
  locale: sql<string>`a.locale`,
};
