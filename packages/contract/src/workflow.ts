import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant, line, Version } from './scalars.ts';
import { WorkflowFault } from './workflow-check.ts';
import { WorkflowHosts } from './workflow-host.ts';
import { WorkflowTrigger } from './workflow-kind-start.ts';
import { WorkflowDefinition } from './workflow-kinds.ts';

/** Workflows of one channel, at most. */
export const workflowsAtMost = 50;
/** What a definition of the largest size comes to. */
const definitionSize = { bodyBytesAtMost: 768 * 1024, bodyValuesAtMost: 10_000 } as const;

const WorkflowName = line(60);
/** A workflow of a channel. */
export const Workflow = z.object({
  id: Id,
  name: z.string(),
  /** Whether it answers followers; only a published one does. */
  isOn: z.boolean(),
  /** Staff of the platform hold it, for this reason. */
  held: z.nullable(z.object({ reason: z.string(), at: Instant })),
  /** What begins its published version; null before the first. */
  trigger: z.nullable(WorkflowTrigger),
  /** The number of the published version; null before the first. */
  published: z.nullable(z.int()),
  /** The draft is not what is published. */
  isChanged: z.boolean(),
  updatedAt: Instant,
});
export type Workflow = z.infer<typeof Workflow>;
/** One with its draft. */
export const WholeWorkflow = z.extend(Workflow, {
  draft: WorkflowDefinition,
  /** What runs begin with; null before the first was published. */
  online: z.nullable(WorkflowDefinition),
  version: z.int(),
  hosts: z.array(z.string()),
  /** What keeps the draft from being published. */
  faults: z.array(WorkflowFault),
});
export type WholeWorkflow = z.infer<typeof WholeWorkflow>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofChannel = z.object({ id: Id });
const params = z.object({ id: Id, workflowId: Id });
const readers = ['not_found', 'channel_right'] as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read', refusals: readers } as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listWorkflows = endpoint({
  ...reading,
  id: 'workflow.list',
  path: '/channel/{id}/workflow',
  summary: 'The workflows of a channel by their names, for those who manage it',
  params: ofChannel,
  reply: z.object({ list: z.array(Workflow), hosts: z.array(z.string()) }),
});

export const getWorkflow = endpoint({
  ...reading,
  id: 'workflow.get',
  path: '/channel/{id}/workflow/{workflowId}',
  summary: 'One workflow with its draft, and what is wrong with it',
  params,
  reply: WholeWorkflow,
});

export const createWorkflow = endpoint({
  ...writing,
  ...definitionSize,
  id: 'workflow.create',
  method: 'POST',
  path: '/channel/{id}/workflow',
  summary: 'Makes a workflow from a draft, switched off',
  idempotency: 'optional',
  params: ofChannel,
  body: z.strictObject({ name: WorkflowName, draft: WorkflowDefinition }),
  reply: WholeWorkflow,
  refusals: [...guarded, 'workflows_full'],
});

export const saveWorkflow = endpoint({
  ...writing,
  ...definitionSize,
  id: 'workflow.save',
  method: 'PUT',
  path: '/channel/{id}/workflow/{workflowId}',
  summary: 'Keeps the draft of a workflow, unless another has saved it meanwhile',
  params,
  body: z.strictObject({ name: WorkflowName, draft: WorkflowDefinition, version: Version }),
  reply: WholeWorkflow,
  refusals: [...guarded, 'changed_elsewhere'],
});

export const publishWorkflow = endpoint({
  ...writing,
  id: 'workflow.publish',
  method: 'POST',
  path: '/channel/{id}/workflow/{workflowId}/publish',
  summary: 'Publishes the draft: runs that begin from now on follow it, and the workflow is on',
  idempotency: 'optional',
  params,
  body: z.strictObject({ version: Version }),
  reply: WholeWorkflow,
  refusals: [...guarded, 'changed_elsewhere', 'workflow_faulty', 'workflow_held'],
});

export const switchWorkflow = endpoint({
  ...writing,
  id: 'workflow.switch',
  method: 'PUT',
  path: '/channel/{id}/workflow/{workflowId}/state',
  summary: 'Switches a published workflow on or off; runs under way go on',
  params,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: WholeWorkflow,
  refusals: [...guarded, 'workflow_held'],
});

export const removeWorkflow = endpoint({
  ...writing,
  id: 'workflow.remove',
  method: 'DELETE',
  path: '/channel/{id}/workflow/{workflowId}',
  summary: 'Removes a workflow with its versions and runs; runs under way end',
  params,
  reply: z.null(),
  refusals: [...guarded, 'workflow_held'],
});

export const putWorkflowHosts = endpoint({
  ...writing,
  id: 'workflow.hosts',
  method: 'PUT',
  path: '/channel/{id}/workflow-host',
  summary: 'Says which servers the workflows of a channel may call',
  params: ofChannel,
  body: WorkflowHosts,
  reply: WorkflowHosts,
  refusals: guarded,
});
