import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Version, whole } from './scalars.ts';
import { WholeWorkflow } from './workflow.ts';
import { WorkflowDifference } from './workflow-difference.ts';

/** Published versions that the history shows; older ones are kept for the runs that follow them. */
export const workflowVersionsShown = 30;
const versionAtMost = 1_000_000;

/** A version that was published, and what it changed of the one before it. */
export const WorkflowVersion = z.object({
  number: z.int(),
  publishedAt: Instant,
  publishedBy: z.string(),
  differences: z.array(WorkflowDifference),
});
export type WorkflowVersion = z.infer<typeof WorkflowVersion>;

const params = z.object({ id: Id, workflowId: Id });

export const listWorkflowVersions = endpoint({
  id: 'workflowVersion.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/workflow/{workflowId}/version',
  summary: 'The published versions of a workflow, the newest first: who, when and what changed',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params,
  reply: z.object({ list: z.array(WorkflowVersion) }),
  refusals: ['not_found', 'channel_right'],
});

export const restoreWorkflowVersion = endpoint({
  id: 'workflowVersion.restore',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/workflow/{workflowId}/restore',
  summary: 'Makes a published version the draft again; nothing is published by it',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
  params,
  body: z.strictObject({ number: whole(1, versionAtMost), version: Version }),
  reply: WholeWorkflow,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids', 'changed_elsewhere'],
});
