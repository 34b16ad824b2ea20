import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { emptyPersonal, type PersonalData, personalRows } from '../../platform/personal-data.ts';
import { type ReportRow, moderationReports as reports } from './moderation.tables.ts';

/** What a person reported. That someone did counts for the case and stays, without their words. */
export const reportsOfPerson: PersonalData = {
  name: 'reports',
  read: (queries, customerId) =>
    personalRows<Pick<ReportRow, 'id' | 'reason' | 'text' | 'quoted' | 'reportedAt'>>((after, limit) =>
      queries
        .select({
          ...{ id: reports.id, reason: reports.reason },
          ...{ text: reports.text, quoted: reports.quoted, reportedAt: reports.reportedAt },
        })
        .from(reports)
        .where(and(eq(reports.customerId, customerId), after && gt(reports.id, after.id)))
        .orderBy(asc(reports.id))
        .limit(limit),
    ),
  erase: (tx, customerId) =>
    emptyPersonal(
      tx,
      reports,
      and(eq(reports.customerId, customerId), or(ne(reports.text, ''), ne(reports.quoted, ''))),
      sql`text = '', quoted = ''`,
    ),
};
