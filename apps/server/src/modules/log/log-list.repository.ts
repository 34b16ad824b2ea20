import type { LogFilter } from '@balcao/contract/log';
import { and, desc, eq, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { LogRow } from './log.repository.ts';
import { logEntries } from './log.tables.ts';

export interface ListedBy extends Pick<LogFilter, 'event' | 'actorId'> {
  readonly merchantId: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const { merchantId, position, event, actorId, actorName, at } = logEntries;

const matching = (filter: ListedBy): SQL | undefined =>
  and(
    eq(merchantId, filter.merchantId),
    filter.event && inArray(event, filter.event),
    filter.actorId && inArray(actorId, filter.actorId),
    filter.from && gte(at, filter.from),
    filter.to && lt(at, filter.to),
  );

/** The page after `place`, newest first: its cost does not depend on how far back it is. */
export const listPage = (
  queries: Queries,
  filter: ListedBy,
  place: Place | undefined,
  limit: number,
  skip = 0,
): Promise<LogRow[]> => {
  const beyond = place && or(lt(at, place.at), and(eq(at, place.at), lt(position, Number(place.key))));
  return (
    queries
      .select()
      .from(logEntries)
      // The bound on the time alone limits the index scan; the second one settles lines of the same instant.
      .where(and(matching(filter), place && lte(at, place.at), beyond))
      .orderBy(desc(at), desc(position))
      .offset(skip)
      .limit(limit)
  );
};

/** Counts no further than people read. */
export const countUpTo = (queries: Queries, filter: ListedBy): Promise<number> =>
  countListed(queries, logEntries, matching(filter), [desc(at), desc(position)]);

/** Everyone who did something in the team, by their newest name there. */
export const listActors = (queries: Queries, team: string): Promise<{ id: string; name: string }[]> =>
  queries
    .selectDistinctOn([actorId], { id: actorId, name: actorName })
    .from(logEntries)
    .where(eq(merchantId, team))
    .orderBy(actorId, desc(at), desc(position));

/** What a person did, in all teams, newest first. */
export const listAuditEventsOf = (queries: Queries, accountId: string): Promise<LogRow[]> =>
  queries.select().from(logEntries).where(eq(actorId, accountId)).orderBy(desc(at), desc(position));
