import type { DeskTemplateState } from '@balcao/contract/template-desk';
import { and, desc, eq, inArray, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { type TemplateRow, teamTemplates } from './template.tables.ts';

interface DeskBy {
  readonly state?: readonly DeskTemplateState[] | undefined;
  readonly search?: string | undefined;
}
const listed = ({ state, search }: DeskBy): SQL | undefined =>
  and(
    isNotNull(teamTemplates.approvedAt),
    state && inArray(teamTemplates.state, [...state]),
    search === undefined ? undefined : like(teamTemplates.name, likePattern(search)),
  );
const lastFirst = [desc(teamTemplates.approvedAt), desc(teamTemplates.id)] as const;

/** Those of every team that were approved, as staff see them. */
export const listEverywhere = (
  queries: Queries,
  by: DeskBy,
  { place, limit, skip }: { readonly place: Place | undefined; readonly limit: number; readonly skip: number },
): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(teamTemplates)
    .where(
      and(
        listed(by),
        place && sql`(${teamTemplates.approvedAt}, ${teamTemplates.id}) < (${place.at.toISOString()}, ${place.key})`,
      ),
    )
    .orderBy(...lastFirst)
    .limit(limit)
    .offset(skip);

export const countEverywhere = (queries: Queries, by: DeskBy): Promise<number> =>
  countListed(queries, teamTemplates, listed(by), lastFirst);

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<TemplateRow | undefined> => {
  const [row] = await queries
    .select()
    .from(teamTemplates)
    .where(and(eq(teamTemplates.id, id), isNotNull(teamTemplates.approvedAt)));
  return row;
};
