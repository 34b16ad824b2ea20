import type { DeskRobotState } from '@balcao/contract/robot-desk';
import {
  and,
  desc,
  eq,
  getTableColumns,
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
import { countListed } from '../../platform/count-listed.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { likePattern } from '../../platform/like-pattern.ts';
import { channelRow } from '../channel/channel.reads.ts';
import { type RobotRow, robots } from './robot.tables.ts';

/** A robot with the name of its channel. */
export interface RobotListing extends RobotRow {
  readonly channelName: string;
}
export interface DeskBy {
  readonly state?: readonly DeskRobotState[] | undefined;
  /** What is looked for: as it was written, as names are compared, and the teams that are called so. */
  readonly search?: { readonly text: string; readonly nameKey: string; readonly teams: readonly string[] } | undefined;
}

const standing: Readonly<Record<DeskRobotState, SQL | undefined>> = {
  on: sql`${robots.isOn}`,
  off: and(not(robots.isOn), isNull(robots.heldAt)),
  held: isNotNull(robots.heldAt),
};
const found = ({ text, nameKey, teams }: NonNullable<DeskBy['search']>): SQL | undefined =>
  or(
    ilike(robots.name, likePattern(text)),
    inArray(robots.merchantId, [...teams]),
    sql`exists (select 1 from ${channelRow.table}
      where ${channelRow.is(robots.merchantId, robots.channelId)} and ${channelRow.nameKey} like ${likePattern(nameKey)})`,
  );
const listed = ({ state, search }: DeskBy): SQL | undefined =>
  and(state && or(...state.map((one) => standing[one])), search && found(search));
const newestFirst = [desc(robots.id)] as const;

const listing = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(robots), channelName: channelRow.name })
    .from(robots)
    .innerJoin(channelRow.table, channelRow.is(robots.merchantId, robots.channelId));

/** Of every team, as staff of the platform see them; those before `last`, where one is given. */
export const listEverywhere = (
  queries: Queries,
  by: DeskBy,
  { last, limit, skip }: { readonly last: string | undefined; readonly limit: number; readonly skip: number },
): Promise<RobotListing[]> =>
  listing(queries)
    .where(and(listed(by), last === undefined ? undefined : lt(robots.id, last)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countEverywhere = (queries: Queries, by: DeskBy): Promise<number> =>
  countListed(queries, robots, listed(by), newestFirst);

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<RobotListing | undefined> => {
  const [row] = await listing(queries).where(eq(robots.id, id));
  return row;
};

interface Hold {
  readonly reason: string;
  readonly at: Date;
}
/** Staff freeze it, which switches it off; or they unfreeze it, and it stays off. False where it has that state already. */
export const putHold = async (
  tx: Tx,
  { merchantId, id }: Pick<RobotRow, 'merchantId' | 'id'>,
  hold: Hold | null,
): Promise<boolean> => {
  const { heldAt } = robots;
  const { rowCount } = await tx
    .update(robots)
    .set(hold ? { isOn: false, heldReason: hold.reason, heldAt: hold.at } : { heldReason: null, heldAt: null })
    .where(and(eq(robots.merchantId, merchantId), eq(robots.id, id), hold ? isNull(heldAt) : isNotNull(heldAt)));
  return rowCount === 1;
};
