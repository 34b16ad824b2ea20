import type { DeskWorkflowState } from '@balcao/contract/workflow-desk';
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
import { type WorkflowRow, workflows } from './workflow.tables.ts';

/** A workflow with the name of its channel. */
export interface WorkflowListing extends WorkflowRow {
  readonly channelName: string;
}
export interface DeskBy {
  readonly state?: readonly DeskWorkflowState[] | undefined;
  /** What is looked for: as it was written, as names are compared, and the teams that are called so. */
  readonly search?: { readonly text: string; readonly nameKey: string; readonly teams: readonly string[] } | undefined;
}

const standing: Readonly<Record<DeskWorkflowState, SQL | undefined>> = {
  on: sql`${workflows.isOn}`,
  off: and(not(workflows.isOn), isNull(workflows.heldAt)),
  held: isNotNull(workflows.heldAt),
};
const found = ({ text, nameKey, teams }: NonNullable<DeskBy['search']>): SQL | undefined =>
  or(
    ilike(workflows.name, likePattern(text)),
    inArray(workflows.merchantId, [...teams]),
    sql`exists (select 1 from ${channelRow.table}
      where ${channelRow.is(workflows.merchantId, workflows.channelId)} and ${channelRow.nameKey} like ${likePattern(nameKey)})`,
  );
const listed = ({ state, search }: DeskBy): SQL | undefined =>
  and(isNull(workflows.removedAt), state && or(...state.map((one) => standing[one])), search && found(search));
const newestFirst = [desc(workflows.id)] as const;

const listing = (queries: Queries) =>
  queries
    .select({ ...getTableColumns(workflows), channelName: channelRow.name })
    .from(workflows)
    .innerJoin(channelRow.table, channelRow.is(workflows.merchantId, workflows.channelId));

/** Of every team, as staff of the platform see them; those before `last`, where one is given. */
export const listEverywhere = (
  queries: Queries,
  by: DeskBy,
  { last, limit, skip }: { readonly last: string | undefined; readonly limit: number; readonly skip: number },
): Promise<WorkflowListing[]> =>
  listing(queries)
    .where(and(listed(by), last === undefined ? undefined : lt(workflows.id, last)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(skip);

export const countEverywhere = (queries: Queries, by: DeskBy): Promise<number> =>
  countListed(queries, workflows, listed(by), newestFirst);

/** Of any team. */
export const findAnywhere = async (queries: Queries, id: string): Promise<WorkflowListing | undefined> => {
  const [row] = await listing(queries).where(and(eq(workflows.id, id), isNull(workflows.removedAt)));
  return row;
};

interface Hold {
  readonly reason: string;
  readonly at: Date;
}
const heldNow = ({ reason, at }: Hold) => ({
  ...{ isOn: false, dueAt: null, beginningAt: null, lookedTo: null },
  ...{ heldReason: reason, heldAt: at },
});
/** Staff switch it off, at all of its times too; or they release it, and it stays off. False where it has that state already. */
export const putHold = async (
  tx: Tx,
  { merchantId, id }: Pick<WorkflowRow, 'merchantId' | 'id'>,
  hold: Hold | null,
): Promise<boolean> => {
  const { heldAt, removedAt } = workflows;
  const { rowCount } = await tx
    .update(workflows)
    .set(hold ? heldNow(hold) : { heldReason: null, heldAt: null })
    .where(
      and(
        ...[eq(workflows.merchantId, merchantId), eq(workflows.id, id), isNull(removedAt)],
        hold ? isNull(heldAt) : isNotNull(heldAt),
      ),
    );
  return rowCount === 1;
};
