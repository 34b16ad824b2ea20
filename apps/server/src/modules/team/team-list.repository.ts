import { totalCountedAtMost } from '@balcao/contract/page';
import type { TeamType } from '@balcao/contract/team';
import { and, desc, eq, ilike, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { TeamRow } from './team.repository.ts';
import { teams } from './team.tables.ts';

export interface ListedBy {
  /** A number by its beginning, or part of a name. */
  readonly search?: string | undefined;
  /** Teams that are meant by the search too. */
  readonly alsoFound?: readonly string[] | undefined;
  readonly types?: readonly TeamType[] | undefined;
  /** These alone. */
  readonly only?: readonly string[] | undefined;
}
interface Page {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** What someone types is text and no pattern. */
const found = ({ search, alsoFound = [] }: ListedBy): SQL | undefined => {
  if (search === undefined) return undefined;
  const text = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return or(
    like(teams.number, `${text}%`),
    ilike(teams.name, `%${text}%`),
    alsoFound.length > 0 ? inArray(teams.merchantId, [...alsoFound]) : undefined,
  );
};
const matching = (by: ListedBy): SQL | undefined =>
  and(
    found(by),
    by.types && inArray(teams.type, [...by.types]),
    by.only && sql`${teams.merchantId} = any(${sql.param([...by.only])}::uuid[])`,
  );

/** The newest first. */
export const listTeams = (queries: Queries, by: ListedBy, { place, limit, offset }: Page): Promise<TeamRow[]> => {
  const { createdAt, merchantId } = teams;
  const beyond = place && or(lt(createdAt, place.at), and(eq(createdAt, place.at), lt(merchantId, place.key)));
  return queries
    .select()
    .from(teams)
    .where(and(matching(by), place && lte(createdAt, place.at), beyond))
    .orderBy(desc(createdAt), desc(merchantId))
    .limit(limit)
    .offset(offset);
};

/** Counts no further than people read. */
export const countTeams = async (queries: Queries, by: ListedBy): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(teams)
    .where(matching(by))
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};
