import type { DeskTemplateState } from '@balcao/contract/template-desk';
import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type TemplateRow, templates } from './template.tables.ts';

interface DeskBy {
  readonly state?: readonly DeskTemplateState[] | undefined;
  readonly search?: string | undefined;
}
const listed = ({ state, search }: DeskBy): SQL | undefined =>
  and(
    isNotNull(templates.approvedAt),
    state && inArray(templates.state, [...state]),
    search === undefined ? undefined : like(templates.name, likePattern(search)),
  );
const lastFirst = [desc(templates.approvedAt), desc(templates.id)] as const;

/** Those of every team that were approved, as staff see them. */
export const listEverywhere = (
  queries: Queries,
  by: DeskBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(templates)
    .where(
      and(
        listed(by),
        place && sql`(${templates.approvedAt}, ${templates.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...lastFirst)
    .limit(limit)
    .offset(skip);

export const countEverywhere = (queries: Queries, by: DeskBy): Promise<number> =>
  countListed(queries, templates, listed(by), lastFirst);

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<TemplateRow | undefined> => {
  const [row] = await queries
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), isNotNull(templates.approvedAt)));
  return row;
};
