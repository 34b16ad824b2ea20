import * as z from 'zod/mini';
import { automationDecision, automationList, DeskAutomation, oneAutomation } from './automation-desk.ts';
import { endpoint } from './endpoint.ts';
import { pageOf } from './page.ts';
import { Instant } from './scalars.ts';

/** A workflow of a team as staff see it. */
export const DeskWorkflow = z.extend(DeskAutomation, { updatedAt: Instant });
export type DeskWorkflow = z.infer<typeof DeskWorkflow>;

/** One with what its published version says to followers, each text once. */
export const DeskWorkflowDetail = z.extend(DeskWorkflow, { says: z.array(z.string()) });
export type DeskWorkflowDetail = z.infer<typeof DeskWorkflowDetail>;

export const listDeskWorkflows = endpoint({
  ...automationList,
  id: 'workflowDesk.list',
  path: '/workflow',
  summary: 'The workflows of every team, the last made first',
  reply: pageOf(DeskWorkflow),
});

export const getDeskWorkflow = endpoint({
  ...oneAutomation,
  id: 'workflowDesk.get',
  path: '/workflow/{id}',
  summary: 'One workflow of any team, with what it says',
  reply: DeskWorkflowDetail,
});

export const holdWorkflow = endpoint({
  ...automationDecision,
  id: 'workflowDesk.hold',
  path: '/workflow/{id}/hold',
  summary: 'Switches a workflow off: its runs stop at their next step, and its team cannot switch it on',
  reply: DeskWorkflowDetail,
});

export const releaseWorkflow = endpoint({
  ...automationDecision,
  id: 'workflowDesk.release',
  path: '/workflow/{id}/release',
  summary: 'Lets a team switch a workflow on again that staff had switched off',
  reply: DeskWorkflowDetail,
});
