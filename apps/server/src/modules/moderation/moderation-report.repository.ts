import { and, count, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type CaseRow, moderationCases, moderationReports, type ReportRow } from './moderation.tables.ts';

/** Two reports of one person come one after the other: the lock ends with the transaction. */
export const lockPerson = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report:${customerId}`}, 0))`);
};

/** Reports of a person since a moment. */
export const countReportsSince = async (queries: Queries, customerId: string, since: Date): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(moderationReports)
    .where(and(eq(moderationReports.customerId, customerId), gte(moderationReports.reportedAt, since)));
  return row?.all ?? 0;
};

/** False when this person reported it already. */
export const insertReport = async (tx: Tx, row: ReportRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(moderationReports).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** What a person reported last, with the case of each. */
export const listReportsOf = async (
  queries: Queries,
  customerId: string,
  limit: number,
): Promise<{ report: ReportRow; of: CaseRow }[]> =>
  queries
    .select({ report: moderationReports, of: moderationCases })
    .from(moderationReports)
    .innerJoin(
      moderationCases,
      and(
        eq(moderationCases.merchantId, moderationReports.merchantId),
        eq(moderationCases.id, moderationReports.caseId),
      ),
    )
    .where(eq(moderationReports.customerId, customerId))
    .orderBy(desc(moderationReports.reportedAt), desc(moderationReports.id))
    .limit(limit);

/** What people wrote in a case or quoted, the last first. */
export const listTexts = (
  queries: Queries,
  { merchantId, id }: Pick<CaseRow, 'merchantId' | 'id'>,
  limit: number,
): Promise<Pick<ReportRow, 'reason' | 'text' | 'quoted' | 'reportedAt'>[]> =>
  queries
    .select({
      reason: moderationReports.reason,
      text: moderationReports.text,
      quoted: moderationReports.quoted,
      reportedAt: moderationReports.reportedAt,
    })
    .from(moderationReports)
    .where(
      and(
        eq(moderationReports.merchantId, merchantId),
        eq(moderationReports.caseId, id),
        or(ne(moderationReports.text, ''), ne(moderationReports.quoted, '')),
      ),
    )
    .orderBy(desc(moderationReports.reportedAt))
    .limit(limit);
