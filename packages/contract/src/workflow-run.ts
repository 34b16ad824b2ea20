import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant } from './scalars.ts';
import type { Moves } from './states.ts';
import { workflowKinds } from './workflow-kinds.ts';

/** Runs that one reading brings, and steps of one run, at most. */
export const workflowRunsAtOnce = 20;
export const runStepsAtMost = 200;
/** How long what happened in a run is kept. */
export const runsKeptDays = 90;

/** At work; waiting for the follower; waiting for time to pass; at its end; in the hands of people; stopped by a failure. */
export const WorkflowRunState = codes(['running', 'asking', 'waiting', 'done', 'handed', 'failed']);
export type WorkflowRunState = z.infer<typeof WorkflowRunState>;
const { running, asking, waiting, done, handed, failed } = WorkflowRunState.enum;
export const workflowRunMoves = {
  [running]: [asking, waiting, done, handed, failed],
  [asking]: [running, failed],
  [waiting]: [running, failed],
  [done]: [],
  [handed]: [],
  [failed]: [running],
} as const satisfies Moves<WorkflowRunState>;

/** Why a run stopped, or a step went its way of failure. */
export const WorkflowFailure = codes([
  'unreachable',
  'tooManySteps',
  'stepGone',
  'removed',
  'held',
  'callRefused',
  'callFailed',
  'callUnknown',
  'hostForbidden',
  'templateGone',
]);
export type WorkflowFailure = z.infer<typeof WorkflowFailure>;

export const WorkflowRun = z.object({
  id: Id,
  /** The follower, by the name of the day on which it began. */
  name: z.string(),
  /** The version that it follows. */
  number: z.int(),
  state: WorkflowRunState,
  failure: z.nullable(WorkflowFailure),
  steps: z.int(),
  startedAt: Instant,
  /** Null while it is under way. */
  endedAt: z.nullable(Instant),
});
export type WorkflowRun = z.infer<typeof WorkflowRun>;

const kindNames = Object.keys(workflowKinds) as (keyof typeof workflowKinds)[];
/** What happened at a step: which way it went, and what was said or kept. */
export const WorkflowRunStep = z.object({
  visit: z.int(),
  nodeId: z.string(),
  kind: codes(kindNames),
  /** The way out that it took; null where it stopped. */
  out: z.nullable(z.string()),
  failure: z.nullable(WorkflowFailure),
  detail: z.string(),
  at: Instant,
});
export type WorkflowRunStep = z.infer<typeof WorkflowRunStep>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofRun = z.object({ id: Id, workflowId: Id, runId: Id });
const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read' } as const;

export const listWorkflowRuns = endpoint({
  ...reading,
  id: 'workflowRun.list',
  path: '/channel/{id}/workflow/{workflowId}/run',
  summary: 'The runs of a workflow, the newest first',
  params: z.object({ id: Id, workflowId: Id }),
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  reply: z.object({ list: z.array(WorkflowRun), nextCursor: z.nullable(z.string()) }),
  refusals: ['not_found', 'channel_right'],
});

export const getWorkflowRun = endpoint({
  ...reading,
  id: 'workflowRun.get',
  path: '/channel/{id}/workflow/{workflowId}/run/{runId}',
  summary: 'One run, and what happened at each step',
  params: ofRun,
  reply: z.object({ run: WorkflowRun, steps: z.array(WorkflowRunStep) }),
  refusals: ['not_found', 'channel_right'],
});

export const retryWorkflowRun = endpoint({
  id: 'workflowRun.retry',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/workflow/{workflowId}/run/{runId}/retry',
  summary: 'Goes on with a run that failed, from the step at which it stopped',
  access: access('write'),
  rate: 'write',
  params: ofRun,
  reply: WorkflowRun,
  refusals: [
    'not_found',
    'channel_chat_account',
    'channel_right',
    'state_forbids',
    'workflow_run_active',
    'workflow_held',
  ],
});
