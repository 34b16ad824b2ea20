import type { EditionState, TemplateFilter, TemplateState } from '@balcao/contract/template';
import { and, arrayOverlaps, asc, count, desc, eq, inArray, like, lte, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type TemplateRow, teamTemplates } from './template.tables.ts';

/** Of a team. */
export interface TemplateKey {
  readonly merchantId: string;
  readonly id: string;
}
const at = ({ merchantId, id }: TemplateKey) => and(eq(teamTemplates.merchantId, merchantId), eq(teamTemplates.id, id));

export const findTemplate = async (queries: Queries, key: TemplateKey): Promise<TemplateRow | undefined> => {
  const [row] = await queries.select().from(teamTemplates).where(at(key));
  return row;
};

/** By the name that its team gave it. */
export const findByName = async (
  queries: Queries,
  merchantId: string,
  name: string,
): Promise<TemplateRow | undefined> => {
  const [row] = await queries
    .select()
    .from(teamTemplates)
    .where(and(eq(teamTemplates.merchantId, merchantId), eq(teamTemplates.name, name)));
  return row;
};

/** Keeps it as it is until the transaction ends. */
export const lockTemplate = async (tx: Tx, key: TemplateKey): Promise<TemplateRow | undefined> => {
  const [row] = await tx.select().from(teamTemplates).where(at(key)).for('update');
  return row;
};

/** The same for one of many who send it at once: meanwhile it is neither paused nor switched off. */
export const shareTemplate = async (queries: Queries, key: TemplateKey): Promise<TemplateRow | undefined> => {
  const [row] = await queries.select().from(teamTemplates).where(at(key)).for('share');
  return row;
};

/** Several of a team; `holds` keeps them as {@link shareTemplate} does, in one order for all. */
export const listById = async (
  queries: Queries,
  { merchantId, ids, holds }: { readonly merchantId: string; readonly ids: readonly string[]; readonly holds: boolean },
): Promise<TemplateRow[]> => {
  const found = queries
    .select()
    .from(teamTemplates)
    .where(and(eq(teamTemplates.merchantId, merchantId), inArray(teamTemplates.id, [...ids])))
    .orderBy(asc(teamTemplates.id));
  return holds ? found.for('share') : found;
};

/** Those whose pause is over, held until the commit. */
export const lockPausedUntil = (tx: Tx, now: Date, limit: number): Promise<TemplateRow[]> =>
  tx
    .select()
    .from(teamTemplates)
    .where(lte(teamTemplates.pausedUntil, now))
    .orderBy(asc(teamTemplates.pausedUntil))
    .limit(limit)
    .for('update', { skipLocked: true });

export const countTemplates = async (queries: Queries, merchantId: string): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(teamTemplates)
    .where(eq(teamTemplates.merchantId, merchantId));
  return row?.all ?? 0;
};

/** Until the transaction ends, no other makes a template of the team: two would both find the last free place. */
export const lockPlaces = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`template:${merchantId}`}, 0))`);
};

export const insertTemplate = async (tx: Tx, row: typeof teamTemplates.$inferInsert): Promise<TemplateRow> => {
  const [made] = await tx.insert(teamTemplates).values(row).returning();
  if (!made) throw new Error('PostgreSQL answers with the row that it inserted');
  return made;
};

interface From {
  /** Where it must stand. */
  readonly state?: readonly TemplateState[];
  readonly edition?: readonly EditionState[];
}
/** Undefined when it is in another state: a concurrent call has moved it (rule: database-decides). */
export const moveTemplate = async (
  tx: Tx,
  key: TemplateKey,
  { state, edition }: From,
  to: Partial<TemplateRow>,
): Promise<TemplateRow | undefined> => {
  const [row] = await tx
    .update(teamTemplates)
    .set({ ...to, version: sql`${teamTemplates.version} + 1` })
    .where(
      and(
        at(key),
        state && inArray(teamTemplates.state, [...state]),
        edition && inArray(teamTemplates.edition, [...edition]),
      ),
    )
    .returning();
  return row;
};

/** Its row is locked. */
export const deleteTemplate = async (tx: Tx, key: TemplateKey): Promise<void> => {
  await tx.delete(teamTemplates).where(at(key));
};

export interface ListedBy extends TemplateFilter {
  readonly merchantId: string;
}
const listed = ({ merchantId, state, category, language, search }: ListedBy): SQL | undefined =>
  and(
    eq(teamTemplates.merchantId, merchantId),
    state && inArray(teamTemplates.state, [...state]),
    category && inArray(teamTemplates.category, [...category]),
    language && arrayOverlaps(teamTemplates.languages, [...language]),
    search === undefined ? undefined : like(teamTemplates.name, likePattern(search)),
  );
const newestFirst = [desc(teamTemplates.createdAt), desc(teamTemplates.id)] as const;

interface Part {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly skip: number;
}
export const listRows = (queries: Queries, by: ListedBy, { place, limit, skip }: Part): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(teamTemplates)
    .where(
      and(
        listed(by),
        place && sql`(${teamTemplates.createdAt}, ${teamTemplates.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

/** Those that may be sent, by their names. */
export const listApproved = (
  queries: Queries,
  merchantId: string,
  { search, limit }: { readonly search: string | undefined; readonly limit: number },
): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(teamTemplates)
    .where(listed({ merchantId, state: ['approved'], search }))
    .orderBy(asc(teamTemplates.name))
    .limit(limit);

export const countRows = (queries: Queries, by: ListedBy): Promise<number> =>
  countListed(queries, teamTemplates, listed(by), newestFirst);
