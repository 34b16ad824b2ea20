import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type WorkflowRow, workflowSettings, workflows, workflowVersions } from './workflow.tables.ts';

export interface ChannelKey {
  readonly merchantId: string;
  readonly channelId: string;
}
export type WorkflowKey = Pick<WorkflowRow, 'merchantId' | 'channelId' | 'id'>;

const inChannel = ({ merchantId, channelId }: ChannelKey) =>
  and(eq(workflows.merchantId, merchantId), eq(workflows.channelId, channelId), isNull(workflows.removedAt));
const at = (key: WorkflowKey) => and(inChannel(key), eq(workflows.id, key.id));

export const listOfChannel = (queries: Queries, key: ChannelKey): Promise<WorkflowRow[]> =>
  queries.select().from(workflows).where(inChannel(key)).orderBy(asc(workflows.name), asc(workflows.id));

/** Those that a message may begin, words before any message, the oldest first. */
export const listListening = (
  queries: Queries,
  key: ChannelKey,
  triggers: readonly NonNullable<WorkflowRow['trigger']>[],
) =>
  queries
    .select({
      id: workflows.id,
      trigger: workflows.trigger,
      words: workflows.words,
      published: workflows.published,
    })
    .from(workflows)
    .where(and(inChannel(key), eq(workflows.isOn, true), inArray(workflows.trigger, [...triggers])))
    .orderBy(asc(workflows.trigger), asc(workflows.id));

export const countOfChannel = async (queries: Queries, key: ChannelKey): Promise<number> => {
  const [row] = await queries.select({ all: count() }).from(workflows).where(inChannel(key));
  return row?.all ?? 0;
};

export const findWorkflow = async (queries: Queries, key: WorkflowKey): Promise<WorkflowRow | undefined> => {
  const [row] = await queries.select().from(workflows).where(at(key));
  return row;
};
/** The same, held until the commit. */
export const lockWorkflow = async (tx: Tx, key: WorkflowKey): Promise<WorkflowRow | undefined> => {
  const [row] = await tx.select().from(workflows).where(at(key)).for('no key update');
  return row;
};

export const insertWorkflow = async (tx: Tx, row: typeof workflows.$inferInsert): Promise<void> => {
  await tx.insert(workflows).values(row);
};
export const updateWorkflow = async (tx: Tx, key: WorkflowKey, change: Partial<WorkflowRow>): Promise<void> => {
  await tx.update(workflows).set(change).where(at(key));
};

interface VersionKey {
  readonly merchantId: string;
  readonly workflowId: string;
  readonly number: number;
}
export const insertVersion = async (tx: Tx, row: typeof workflowVersions.$inferInsert): Promise<void> => {
  await tx.insert(workflowVersions).values(row);
};
export const findDefinition = async (queries: Queries, key: VersionKey): Promise<WorkflowDefinition | undefined> => {
  const [row] = await queries
    .select({ definition: workflowVersions.definition })
    .from(workflowVersions)
    .where(
      and(
        eq(workflowVersions.merchantId, key.merchantId),
        eq(workflowVersions.workflowId, key.workflowId),
        eq(workflowVersions.number, key.number),
      ),
    );
  return row?.definition;
};
/** What a run follows, under which name, and whether staff hold it; undefined once the workflow was removed. */
export const findFollowed = async (
  queries: Queries,
  { channelId, ...key }: VersionKey & ChannelKey,
): Promise<
  { readonly name: string; readonly heldAt: Date | null; readonly definition: WorkflowDefinition } | undefined
> => {
  const [row] = await queries
    .select({ name: workflows.name, heldAt: workflows.heldAt, definition: workflowVersions.definition })
    .from(workflows)
    .innerJoin(
      workflowVersions,
      and(
        eq(workflowVersions.merchantId, workflows.merchantId),
        eq(workflowVersions.workflowId, workflows.id),
        eq(workflowVersions.number, key.number),
      ),
    )
    .where(at({ merchantId: key.merchantId, channelId, id: key.workflowId }));
  return row;
};
export const listVersions = (queries: Queries, { merchantId, workflowId }: Omit<VersionKey, 'number'>, limit: number) =>
  queries
    .select()
    .from(workflowVersions)
    .where(and(eq(workflowVersions.merchantId, merchantId), eq(workflowVersions.workflowId, workflowId)))
    .orderBy(desc(workflowVersions.number))
    .limit(limit);

export const findHosts = async (queries: Queries, { merchantId, channelId }: ChannelKey): Promise<string[]> => {
  const [row] = await queries
    .select({ hosts: workflowSettings.hosts })
    .from(workflowSettings)
    .where(and(eq(workflowSettings.merchantId, merchantId), eq(workflowSettings.channelId, channelId)));
  return row?.hosts ?? [];
};
export const putHosts = async (tx: Tx, { merchantId, channelId }: ChannelKey, hosts: string[]): Promise<void> => {
  await tx
    .insert(workflowSettings)
    .values({ merchantId, channelId, hosts })
    .onConflictDoUpdate({ target: [workflowSettings.merchantId, workflowSettings.channelId], set: { hosts } });
};
