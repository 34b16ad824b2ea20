import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import { and, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL } from 'drizzle-orm';
import { countListed } from '../../platform/count-listed.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { AuditEventRow } from './audit-event.repository.ts';
import { auditEvents } from './staff.tables.ts';

export interface AuditEventsBy {
  readonly kind?: readonly AuditEventKind[] | undefined;
  readonly staffId?: readonly string[] | undefined;
  /** What stands in the subject's name, or the teams that were meant. */
  readonly search?: { readonly text: string; readonly merchantIds: readonly string[] } | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const { id, kind, staffId, staffName, merchantId, subjectName, at } = auditEvents;

const found = ({ text, merchantIds }: NonNullable<AuditEventsBy['search']>): SQL | undefined => {
  const inName = ilike(subjectName, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return merchantIds.length > 0 ? or(inName, inArray(merchantId, [...merchantIds])) : inName;
};
const matching = (filter: AuditEventsBy): SQL | undefined =>
  and(
    filter.kind && inArray(kind, [...filter.kind]),
    filter.staffId && inArray(staffId, [...filter.staffId]),
    filter.search && found(filter.search),
    filter.from && gte(at, filter.from),
    filter.to && lt(at, filter.to),
  );

/** The page after `place`, newest first: its cost does not depend on how far back it is. */
export const listAuditEventPage = (
  queries: Queries,
  filter: AuditEventsBy,
  place: Place | undefined,
  limit: number,
  skip = 0,
): Promise<AuditEventRow[]> => {
  const beyond = place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.key)));
  return (
    queries
      .select()
      .from(auditEvents)
      // The bound on the time alone limits the index scan; the second one settles audit events of the same instant.
      .where(and(matching(filter), place && lte(at, place.at), beyond))
      .orderBy(desc(at), desc(id))
      .offset(skip)
      .limit(limit)
  );
};

/** Counts no further than people read. */
export const countAuditEventsUpTo = (queries: Queries, filter: AuditEventsBy): Promise<number> =>
  countListed(queries, auditEvents, matching(filter), [desc(at), desc(id)]);

/** Everyone who did something, by their newest name. */
export const listDoers = (queries: Queries): Promise<{ id: string; name: string }[]> =>
  queries
    .selectDistinctOn([staffId], { id: staffId, name: staffName })
    .from(auditEvents)
    .orderBy(staffId, desc(at), desc(id));
