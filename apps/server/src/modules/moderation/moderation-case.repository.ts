import { type CaseState, type ModerationSubject, type ReportReason, waitingCases } from '@balcao/contract/moderation';
import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type CaseRow, type DecisionRow, moderationCases, moderationDecisions } from './moderation.tables.ts';

interface CaseKey {
  readonly merchantId: string;
  readonly id: string;
}
const at = ({ merchantId, id }: CaseKey) => and(eq(moderationCases.merchantId, merchantId), eq(moderationCases.id, id));

export type NewCase = typeof moderationCases.$inferInsert;
/** Opens a case, unless its subject has one that waits. */
export const insertOpenCase = async (tx: Tx, row: NewCase): Promise<void> => {
  await tx.insert(moderationCases).values(row).onConflictDoNothing();
};

/** One that staff open and decide by themselves. */
export const insertDecidedCase = async (tx: Tx, row: NewCase): Promise<CaseRow> => {
  const [made] = await tx.insert(moderationCases).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

/** One report more. Undefined when the case was decided meanwhile. */
export const countReport = async (
  tx: Tx,
  { merchantId, subjectId, lastReportedAt }: Pick<CaseRow, 'merchantId' | 'subjectId' | 'lastReportedAt'>,
  reason: ReportReason,
): Promise<CaseRow | undefined> => {
  const { reports, reasons } = moderationCases;
  const [row] = await tx
    .update(moderationCases)
    .set({
      reports: sql`${reports} + 1`,
      reasons: sql`jsonb_set(${reasons}, array[${reason}::text], to_jsonb(coalesce((${reasons} ->> ${reason}::text)::int, 0) + 1))`,
      lastReportedAt,
    })
    .where(
      and(
        eq(moderationCases.merchantId, merchantId),
        eq(moderationCases.subjectId, subjectId),
        eq(moderationCases.state, 'open'),
      ),
    )
    .returning();
  return row;
};

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<CaseRow | undefined> => {
  const [row] = await queries.select().from(moderationCases).where(eq(moderationCases.id, id));
  return row;
};

export const findCase = async (queries: Queries, key: CaseKey): Promise<CaseRow | undefined> => {
  const [row] = await queries.select().from(moderationCases).where(at(key));
  return row;
};

/** Moves it to another state (rule: published-moves). Undefined when it stands at none of these, any more. */
export const moveCase = async (
  tx: Tx,
  key: CaseKey,
  from: readonly CaseState[],
  to: Partial<CaseRow>,
): Promise<CaseRow | undefined> => {
  const [row] = await tx
    .update(moderationCases)
    .set(to)
    .where(and(at(key), inArray(moderationCases.state, [...from])))
    .returning();
  return row;
};

export const insertDecision = async (tx: Tx, row: DecisionRow): Promise<void> => {
  await tx.insert(moderationDecisions).values(row);
};

export const listDecisions = (queries: Queries, { merchantId, id }: CaseKey): Promise<DecisionRow[]> =>
  queries
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.merchantId, merchantId), eq(moderationDecisions.caseId, id)))
    .orderBy(asc(moderationDecisions.decidedAt), asc(moderationDecisions.id));

/** All of a channel and of what it has sent, the last opened first. */
export const listCasesOf = (
  queries: Queries,
  { merchantId, channelId }: Pick<CaseRow, 'merchantId' | 'channelId'>,
  limit: number,
): Promise<CaseRow[]> =>
  queries
    .select()
    .from(moderationCases)
    .where(and(eq(moderationCases.merchantId, merchantId), eq(moderationCases.channelId, channelId)))
    .orderBy(desc(moderationCases.openedAt), desc(moderationCases.id))
    .limit(limit);

/** Reports that wait, of each of these channels; channels without any are left out. */
export const sumWaiting = async (
  queries: Queries,
  channels: readonly { readonly merchantId: string; readonly id: string }[],
): Promise<ReadonlyMap<string, number>> => {
  if (channels.length === 0) return new Map();
  const rows = await queries
    .select({ channelId: moderationCases.channelId, reports: sql<number>`sum(${moderationCases.reports})::int` })
    .from(moderationCases)
    .where(
      and(
        inArray(
          moderationCases.merchantId,
          channels.map(({ merchantId }) => merchantId),
        ),
        inArray(
          moderationCases.channelId,
          channels.map(({ id }) => id),
        ),
        eq(moderationCases.state, 'open'),
      ),
    )
    .groupBy(moderationCases.channelId);
  return new Map(rows.map(({ channelId, reports }) => [channelId, reports]));
};

/** What was ever done against a channel and what it has sent, the last opened first; replies are of others. */
export const listSanctioned = (
  queries: Queries,
  { merchantId, channelId }: Pick<CaseRow, 'merchantId' | 'channelId'>,
  limit: number,
): Promise<CaseRow[]> =>
  queries
    .select()
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.merchantId, merchantId),
        eq(moderationCases.channelId, channelId),
        ne(moderationCases.subject, 'reply'),
        inArray(moderationCases.state, ['actioned', 'appealed', 'upheld', 'reversed']),
      ),
    )
    .orderBy(desc(moderationCases.openedAt), desc(moderationCases.id))
    .limit(limit);

export interface CasesBy {
  readonly state?: readonly CaseState[] | undefined;
  readonly subject?: readonly ModerationSubject[] | undefined;
  readonly reason?: readonly ReportReason[] | undefined;
  readonly search?: string | undefined;
}
const listed = ({ state, subject, reason, search }: CasesBy): SQL | undefined =>
  and(
    state && inArray(moderationCases.state, [...state]),
    subject && inArray(moderationCases.subject, [...subject]),
    reason && or(...reason.map((one) => sql`jsonb_exists(${moderationCases.reasons}, ${one}::text)`)),
    search === undefined
      ? undefined
      : or(...[moderationCases.channelName, moderationCases.label].map((one) => ilike(one, likePattern(search)))),
  );
const newestFirst = [desc(moderationCases.openedAt), desc(moderationCases.id)] as const;

export const listCases = (
  queries: Queries,
  by: CasesBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<CaseRow[]> =>
  queries
    .select()
    .from(moderationCases)
    .where(
      and(
        listed(by),
        place && sql`(${moderationCases.openedAt}, ${moderationCases.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countCases = (queries: Queries, by: CasesBy): Promise<number> =>
  countListed(queries, moderationCases, listed(by), newestFirst);

/** All that wait for staff. */
export const countWaiting = async (queries: Queries): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(moderationCases)
    .where(inArray(moderationCases.state, [...waitingCases]));
  return row?.all ?? 0;
};
