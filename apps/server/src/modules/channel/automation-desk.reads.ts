import type { DeskAutomationState } from '@balcao/contract/automation-desk';
import {
  and,
  type Column,
  desc,
  eq,
  getTableColumns,
  type InferSelectModel,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countListed } from '../../platform/count-listed.ts';
import type { Queries } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import type { DeskBy, DeskPart } from './automation-row.ts';
import { channelRow } from './channel.reads.ts';

export type { Hold } from './automation-row.ts';

/** A table of what answers in a channel by itself: robots, or workflows. */
type AutomationTable = PgTable &
  Readonly<Record<'id' | 'merchantId' | 'channelId' | 'name' | 'isOn' | 'heldAt', Column>>;

/**
 * How staff read the robots or the workflows of every team, each with the name of its channel, the last made first. `stands` leaves out
 * what was removed.
 */
export const automationReads = <Table extends AutomationTable>(table: Table, stands?: SQL) => {
  type Listing = InferSelectModel<Table> & { readonly channelName: string };
  const { id, merchantId, channelId, name, isOn, heldAt } = table;
  const standing: Readonly<Record<DeskAutomationState, SQL | undefined>> = {
    on: sql`${isOn}`,
    off: and(not(sql`${isOn}`), isNull(heldAt)),
    held: isNotNull(heldAt),
  };
  const found = ({ text, nameKey, teams }: NonNullable<DeskBy['search']>): SQL | undefined =>
    or(
      ilike(name, likePattern(text)),
      inArray(merchantId, [...teams]),
      sql`exists (select 1 from ${channelRow.table}
        where ${channelRow.is(merchantId, channelId)} and ${channelRow.nameKey} like ${likePattern(nameKey)})`,
    );
  const listed = ({ state, search }: DeskBy): SQL | undefined =>
    and(stands, state && or(...state.map((one) => standing[one])), search && found(search));
  const newestFirst = [desc(id)] as const;
  const listing = (queries: Queries) =>
    queries
      .select({ ...getTableColumns(table as PgTable), channelName: channelRow.name })
      .from(table as PgTable)
      .innerJoin(channelRow.table, channelRow.is(merchantId, channelId));

  return {
    list: async (queries: Queries, by: DeskBy, { last, limit, skip }: DeskPart): Promise<Listing[]> => {
      const rows = await listing(queries)
        .where(and(listed(by), last === undefined ? undefined : lt(id, last)))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(skip);
      return rows as Listing[];
    },
    count: (queries: Queries, by: DeskBy): Promise<number> => countListed(queries, table, listed(by), newestFirst),
    find: async (queries: Queries, one: string): Promise<Listing | undefined> => {
      const [row] = await listing(queries).where(and(stands, eq(id, one)));
      return row as Listing | undefined;
    },
  };
};
