import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf } from './scalars.ts';

/** How a robot stands for staff: it answers, its team has switched it off, or staff hold it. */
export const DeskRobotState = codes(['on', 'off', 'held']);
export type DeskRobotState = z.infer<typeof DeskRobotState>;

/** A robot of a team as staff see it. */
export const DeskRobot = z.object({
  id: Id,
  name: z.string(),
  state: DeskRobotState,
  channel: z.object({ id: Id, name: z.string() }),
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  greeting: z.string(),
  persona: z.string(),
  /** Why staff hold it, in the words that its team reads. */
  held: z.nullable(z.object({ reason: z.string(), at: Instant })),
  createdAt: Instant,
});
export type DeskRobot = z.infer<typeof DeskRobot>;

const desk = { face: 'console' } as const;
const params = z.object({ id: Id });

export const listDeskRobots = endpoint({
  ...desk,
  id: 'robotDesk.list',
  method: 'GET',
  path: '/robot',
  summary: 'The robots of every team, the last made first',
  access: { staff: 'channel.see' },
  rate: 'read',
  query: z.extend(PageQuery, {
    state: z.optional(severalOf(DeskRobotState)),
    /** Part of its name or of its channel's, or what its team is called. */
    search: z.optional(identifier(100)),
  }),
  reply: pageOf(DeskRobot),
  refusals: [],
});

export const getDeskRobot = endpoint({
  ...desk,
  id: 'robotDesk.get',
  method: 'GET',
  path: '/robot/{id}',
  summary: 'One robot of any team',
  access: { staff: 'channel.see' },
  rate: 'read',
  params,
  reply: DeskRobot,
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
  reply: DeskRobot,
  refusals: ['not_found', 'colleague_first'],
} as const;

export const holdRobot = endpoint({
  ...deciding,
  id: 'robotDesk.hold',
  method: 'POST',
  path: '/robot/{id}/hold',
  summary: 'Switches a robot off, and its team cannot switch it on',
});

export const releaseRobot = endpoint({
  ...deciding,
  id: 'robotDesk.release',
  method: 'POST',
  path: '/robot/{id}/release',
  summary: 'Lets a team switch a robot on again that staff had switched off',
});
