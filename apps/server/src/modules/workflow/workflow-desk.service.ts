import type { DeskWorkflow, DeskWorkflowDetail } from '@balcao/contract/workflow-desk';
import type { Queries } from '../../platform/db.ts';
import { type AutomationDeskNeeds, createAutomationDesk } from '../channel/automation-desk.service.ts';
import { deskWorkflows, type WorkflowListing } from './workflow-desk.repository.ts';
import { onlineOf } from './workflow-view.ts';

/** What followers read of the published version, each text once. */
const saidBy = async (queries: Queries, row: WorkflowListing): Promise<string[]> => {
  const online = await onlineOf(queries, row);
  const said = (online?.nodes ?? []).flatMap((node) =>
    node.kind === 'answer' || node.kind === 'ask' ? [node.data.text] : [],
  );
  return [...new Set(said)];
};

/** Workflows of every team, as staff of the platform see them, and how they switch one off (docs/decisions/152). */
export const createWorkflowDesk = (needs: AutomationDeskNeeds) =>
  createAutomationDesk<WorkflowListing, DeskWorkflow, DeskWorkflowDetail>(needs, {
    rows: deskWorkflows,
    present: ({ updatedAt }, desk) => ({ ...desk, updatedAt: updatedAt.toISOString() }),
    detail: async (queries, row, shown) => ({ ...shown, says: await saidBy(queries, row) }),
    kinds: { held: 'workflowHeld', released: 'workflowReleased' },
    changed: ({ id }) => ({ topic: 'workflow', key: id }),
    notice: ({ id }, decided) => ({ kind: 'workflowHeld', data: { workflowId: id, ...decided } }),
  });
export type WorkflowDesk = ReturnType<typeof createWorkflowDesk>;
