import type { PauseCause, TemplateFigures } from '@balcao/contract/message-template';
import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { consents, type TemplateRow, templateFigures, templates } from './message.tables.ts';

export interface AppletKey {
  readonly merchantId: string;
  readonly appletId: string;
}
export interface TemplateKey extends AppletKey {
  readonly id: string;
}
const standing = ({ merchantId, appletId }: AppletKey): SQL | undefined =>
  and(eq(templates.merchantId, merchantId), eq(templates.appletId, appletId), isNull(templates.removedAt));
const at = (key: TemplateKey): SQL | undefined => and(standing(key), eq(templates.id, key.id));

export const listTemplates = (queries: Queries, key: AppletKey): Promise<TemplateRow[]> =>
  queries.select().from(templates).where(standing(key)).orderBy(desc(templates.createdAt), desc(templates.id));

/** Those that were added or removed after a moment. */
export const listChangedTemplates = (queries: Queries, key: AppletKey, since: Date): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(templates)
    .where(
      and(
        eq(templates.merchantId, key.merchantId),
        eq(templates.appletId, key.appletId),
        or(gt(templates.createdAt, since), gt(templates.removedAt, since)),
      ),
    )
    .orderBy(desc(templates.createdAt), desc(templates.id));

export const findTemplate = async (queries: Queries, key: TemplateKey): Promise<TemplateRow | undefined> => {
  const [row] = await queries.select().from(templates).where(at(key));
  return row;
};

/** Those of them that there are, also of several mini programs. */
export const findTemplatesById = (queries: Queries, ids: readonly string[]): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(templates)
    .where(and(inArray(templates.id, [...ids]), isNull(templates.removedAt)));

/** Locks these templates until the transaction ends, so that none is paused or removed. */
export const holdTemplates = async (tx: Tx, merchantId: string, ids: readonly string[]): Promise<TemplateRow[]> =>
  tx
    .select()
    .from(templates)
    .where(and(eq(templates.merchantId, merchantId), inArray(templates.id, [...ids]), isNull(templates.removedAt)))
    .orderBy(templates.id)
    .for('share');

/** Serialises additions to this mini program and counts those in use: the lock ends with the transaction. */
export const lockTemplates = async (tx: Tx, key: AppletKey): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message:${key.appletId}`}, 0))`);
  const [row] = await tx.select({ all: count() }).from(templates).where(standing(key));
  return row?.all ?? 0;
};

export const insertTemplate = async (tx: Tx, row: TemplateRow): Promise<void> => {
  await tx.insert(templates).values(row);
};

/** Undefined when there is none, or it is not where it is to be moved from. */
export const pauseTemplate = async (
  tx: Tx,
  key: TemplateKey,
  because: PauseCause,
  now: Date,
): Promise<TemplateRow | undefined> => {
  const [row] = await tx
    .update(templates)
    .set({ pausedAt: now, pausedBecause: because })
    .where(and(at(key), isNull(templates.pausedAt)))
    .returning();
  return row;
};
/** `countsFrom` is the first day whose answers count towards a pause by itself. */
export const resumeTemplate = async (
  tx: Tx,
  key: TemplateKey,
  countsFrom: string,
): Promise<TemplateRow | undefined> => {
  const [row] = await tx
    .update(templates)
    .set({ pausedAt: null, pausedBecause: null, countsFrom })
    .where(and(at(key), isNotNull(templates.pausedAt)))
    .returning();
  return row;
};

/** With it ends what people allowed of it. */
export const removeTemplate = async (tx: Tx, key: TemplateKey, now: Date): Promise<TemplateRow | undefined> => {
  const [row] = await tx.update(templates).set({ removedAt: now }).where(at(key)).returning();
  if (row)
    await tx.delete(consents).where(and(eq(consents.merchantId, key.merchantId), eq(consents.templateId, key.id)));
  return row;
};

/** Adds to the figures of a day. */
export const countFigures = async (
  tx: Tx,
  { merchantId, templateId, day }: { readonly merchantId: string; readonly templateId: string; readonly day: string },
  more: Partial<TemplateFigures>,
): Promise<void> => {
  const { accepted = 0, declined = 0, delivered = 0, refused = 0 } = more;
  await tx
    .insert(templateFigures)
    .values({ merchantId, templateId, day, accepted, declined, delivered, refused })
    .onConflictDoUpdate({
      target: [templateFigures.merchantId, templateFigures.templateId, templateFigures.day],
      set: {
        accepted: sql`${templateFigures.accepted} + excluded.accepted`,
        declined: sql`${templateFigures.declined} + excluded.declined`,
        delivered: sql`${templateFigures.delivered} + excluded.delivered`,
        refused: sql`${templateFigures.refused} + excluded.refused`,
      },
    });
};

/** The figures of these templates since a day, by their ids. */
export const sumFigures = async (
  queries: Queries,
  merchantId: string,
  { ids, since }: { readonly ids: readonly string[]; readonly since: string },
): Promise<ReadonlyMap<string, TemplateFigures>> => {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({
      templateId: templateFigures.templateId,
      accepted: sum(templateFigures.accepted).mapWith(Number),
      declined: sum(templateFigures.declined).mapWith(Number),
      delivered: sum(templateFigures.delivered).mapWith(Number),
      refused: sum(templateFigures.refused).mapWith(Number),
    })
    .from(templateFigures)
    .where(
      and(
        eq(templateFigures.merchantId, merchantId),
        inArray(templateFigures.templateId, [...ids]),
        gte(templateFigures.day, since),
      ),
    )
    .groupBy(templateFigures.templateId);
  return new Map(rows.map(({ templateId, ...figures }) => [templateId, figures]));
};
