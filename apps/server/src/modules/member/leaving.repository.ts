import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { members } from './member.tables.ts';

export interface Colleagues {
  readonly merchantId: string;
  /** Members apart from this person, and how many of them are super admins. */
  readonly others: number;
  readonly otherAdmins: number;
}

/** Who else is in the teams of a person: one row for each team. */
export const listColleagues = (queries: Queries, accountId: string): Promise<Colleagues[]> => {
  const isOther = sql`${members.accountId} <> ${accountId}`;
  const own = queries.select({ id: members.merchantId }).from(members).where(eq(members.accountId, accountId));
  return queries
    .select({
      merchantId: members.merchantId,
      others: sql<number>`(count(*) filter (where ${isOther}))::int`,
      otherAdmins: sql<number>`(count(*) filter (where ${and(isOther, members.isAdmin)}))::int`,
    })
    .from(members)
    .where(sql`${members.merchantId} in (${own})`)
    .groupBy(members.merchantId)
    .orderBy(asc(members.merchantId));
};
