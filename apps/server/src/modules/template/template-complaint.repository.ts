import { and, count, desc, eq, gte, ne, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type ComplaintRow, templateComplaints as complaints } from './template.tables.ts';

interface TemplateKey {
  readonly merchantId: string;
  readonly id: string;
}
const of = ({ merchantId, id }: TemplateKey) =>
  and(eq(complaints.merchantId, merchantId), eq(complaints.templateId, id));

/** Two reports of one person come one after the other: the lock ends with the transaction. */
export const lockReporter = async (tx: Tx, customerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`complaint:${customerId}`}, 0))`);
};

/** Reports of a person since a moment. */
export const countReportedSince = async (queries: Queries, customerId: string, since: Date): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(complaints)
    .where(and(eq(complaints.customerId, customerId), gte(complaints.at, since), eq(complaints.kind, 'reported')));
  return row?.all ?? 0;
};

/** A report takes the place of having stopped after the same message. False when it was reported already. */
export const putReport = async (tx: Tx, row: ComplaintRow): Promise<boolean> => {
  const { kind, reason, text, at } = row;
  const { rowCount } = await tx
    .insert(complaints)
    .values(row)
    .onConflictDoUpdate({
      target: [complaints.merchantId, complaints.conversationId, complaints.position],
      set: { kind, reason, text, at },
      setWhere: ne(complaints.kind, 'reported'),
    });
  return rowCount === 1;
};

/** Nothing happens where the person complained of this message already. */
export const putStopped = async (tx: Tx, row: ComplaintRow): Promise<void> => {
  await tx.insert(complaints).values(row).onConflictDoNothing();
};

const peopleRow = z.object({ reported: z.int(), stopped: z.int() });
interface Since {
  readonly at: Date;
  /** Only of messages that were sent from then on. */
  readonly saidAt: Date;
}
/** How many people complained since a time: each once, in the stronger way. */
export const countPeople = async (
  queries: Queries,
  { merchantId, id }: TemplateKey,
  { at, saidAt }: Since,
): Promise<{ readonly reported: number; readonly stopped: number }> => {
  const [row] = await rowsOf(
    queries,
    peopleRow,
    sql`select (count(*) filter (where has_reported))::int as reported, (count(*) filter (where not has_reported))::int as stopped
    from (
      select bool_or(kind = 'reported') as has_reported from template_complaint
      where merchant_id = ${merchantId} and template_id = ${id} and at >= ${at.toISOString()}
        and said_at >= ${saidAt.toISOString()}
      group by customer_id
    ) person`,
  );
  return row ?? { reported: 0, stopped: 0 };
};

/** What people wrote of it last. */
export const listTexts = (queries: Queries, key: TemplateKey, limit: number) =>
  queries
    .select({ reason: complaints.reason, text: complaints.text, at: complaints.at })
    .from(complaints)
    .where(and(of(key), ne(complaints.text, '')))
    .orderBy(desc(complaints.at))
    .limit(limit);

/** Deletes what is older, so many rows at once; how many it were. */
export const forgetBefore = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`delete from template_complaint where ctid in (
    select ctid from template_complaint where at < ${before.toISOString()} limit ${limit})`);
  return rowCount ?? 0;
};
