import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, lines, whole } from './scalars.ts';
import { StepText } from './workflow-kind.ts';
import { NodeId, workflowValuesAtMost } from './workflow-kinds.ts';

const stepsAtMost = 200;
const valueAtMost = 1_000;
const TrialValue = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,29}$/, { error: 'unknown', abort: true })),
  text: lines(valueAtMost, 0),
});

/** The state of a test run. The server does not store it: the screen sends it back with the next input. */
export const TrialPlace = z.strictObject({
  nodeId: NodeId,
  visit: whole(0, stepsAtMost),
  values: z.array(TrialValue).check(z.maxLength(workflowValuesAtMost + 10)),
});
export type TrialPlace = z.infer<typeof TrialPlace>;

/** What comes next: it begins; the follower writes or presses; time is up; a server answers, or fails to. */
export const TrialInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin'), text: StepText }),
  z.strictObject({ kind: z.literal('text'), text: StepText, button: z.nullable(whole(0, 2)) }),
  z.strictObject({ kind: z.literal('time') }),
  z.strictObject({ kind: z.literal('answer'), status: whole(0, 599), body: lines(4_000, 0) }),
]);
export type TrialInput = z.infer<typeof TrialInput>;

/** A line of the try as it is shown: what would be said, and what would happen. */
export const TrialLine = z.object({
  kind: codes(['said', 'asked', 'kept', 'call', 'wait', 'robot', 'handed', 'end', 'failed']),
  nodeId: z.string(),
  text: z.string(),
  buttons: z.array(z.string()),
});
export type TrialLine = z.infer<typeof TrialLine>;

export const tryWorkflow = endpoint({
  id: 'workflow.try',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/workflow/{workflowId}/try',
  summary: 'Tries the draft step by step: no follower is written to, and no server is called',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'read',
  bodyBytesAtMost: 256 * 1024,
  params: z.object({ id: Id, workflowId: Id }),
  body: z.strictObject({ place: z.nullable(TrialPlace), input: TrialInput }),
  reply: z.object({
    lines: z.array(TrialLine),
    /** What it waits for; null at the end. */
    waits: z.nullable(codes(['follower', 'time', 'server'])),
    place: z.nullable(TrialPlace),
  }),
  refusals: ['not_found', 'channel_right', 'workflow_faulty'],
});
