import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf } from './scalars.ts';

/** How a workflow stands for staff: it answers, it is off or was never published, or staff hold it. */
export const DeskWorkflowState = codes(['on', 'off', 'held']);
export type DeskWorkflowState = z.infer<typeof DeskWorkflowState>;

/** A workflow of a team as staff see it. */
export const DeskWorkflow = z.object({
  id: Id,
  name: z.string(),
  state: DeskWorkflowState,
  channel: z.object({ id: Id, name: z.string() }),
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  /** Why staff hold it, in the words that its team reads. */
  held: z.nullable(z.object({ reason: z.string(), at: Instant })),
  updatedAt: Instant,
});
export type DeskWorkflow = z.infer<typeof DeskWorkflow>;

/** One with what its published version says to followers, each text once. */
export const DeskWorkflowDetail = z.extend(DeskWorkflow, { says: z.array(z.string()) });
export type DeskWorkflowDetail = z.infer<typeof DeskWorkflowDetail>;

const desk = { face: 'console' } as const;
const params = z.object({ id: Id });

export const listDeskWorkflows = endpoint({
  ...desk,
  id: 'workflowDesk.list',
  method: 'GET',
  path: '/workflow',
  summary: 'The workflows of every team, the last made first',
  access: { staff: 'channel.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(DeskWorkflowState)),
    /** Part of its name or of its channel's, or what its team is called. */
    search: z.optional(identifier(100)),
  }),
  reply: pageOf(DeskWorkflow),
  refusals: [],
});

export const getDeskWorkflow = endpoint({
  ...desk,
  id: 'workflowDesk.get',
  method: 'GET',
  path: '/workflow/{id}',
  summary: 'One workflow of any team, with what it says',
  access: { staff: 'channel.see' },
  rate: 'read',
  params,
  reply: DeskWorkflowDetail,
  refusals: ['not_found'],
});

const deciding = {
  ...desk,
  access: { staff: 'channel.decide' },
  rate: 'write',
  idempotency: 'optional',
  params,
  /** The team reads it. */
  body: z.strictObject({ reason: lines(500, 10) }),
  reply: DeskWorkflowDetail,
  refusals: ['not_found', 'colleague_first'],
} as const;

export const holdWorkflow = endpoint({
  ...deciding,
  id: 'workflowDesk.hold',
  method: 'POST',
  path: '/workflow/{id}/hold',
  summary: 'Switches a workflow off: its runs stop at their next step, and its team cannot switch it on',
});

export const releaseWorkflow = endpoint({
  ...deciding,
  id: 'workflowDesk.release',
  method: 'POST',
  path: '/workflow/{id}/release',
  summary: 'Lets a team switch a workflow on again that staff had switched off',
});
