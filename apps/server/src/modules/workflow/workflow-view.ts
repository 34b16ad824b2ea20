import type { WholeWorkflow, Workflow } from '@balcao/contract/workflow';
import { faultsOf } from '@balcao/contract/workflow-check';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import type { Queries } from '../../platform/db.ts';
import { findDefinition, findHosts } from './workflow.repository.ts';
import type { WorkflowRow } from './workflow.tables.ts';

export const presentWorkflow = ({
  id,
  name,
  isOn,
  trigger,
  published,
  isChanged,
  heldAt,
  heldReason,
  updatedAt,
}: WorkflowRow): Workflow => ({
  id,
  name,
  isOn,
  held: heldAt && { reason: heldReason ?? '', at: heldAt.toISOString() },
  trigger,
  published,
  isChanged,
  updatedAt: updatedAt.toISOString(),
});

/** What is published of a workflow; null before the first time. */
export const onlineOf = async (
  queries: Queries,
  { merchantId, id, published }: Pick<WorkflowRow, 'merchantId' | 'id' | 'published'>,
): Promise<WorkflowDefinition | null> =>
  published === null
    ? null
    : ((await findDefinition(queries, { merchantId, workflowId: id, number: published })) ?? null);

export const presentWhole = async (queries: Queries, row: WorkflowRow): Promise<WholeWorkflow> => {
  const hosts = await findHosts(queries, row);
  const { draft, version } = row;
  const online = await onlineOf(queries, row);
  return { ...presentWorkflow(row), draft, online, version, hosts, faults: faultsOf(draft, { hosts }) };
};
