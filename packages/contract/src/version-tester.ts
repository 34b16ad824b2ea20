import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './scalars.ts';

/** Testers of a mini program at most. */
export const testersAtMost = 50;

/** A user of the chat app who may open the trial version. */
export const Tester = z.object({
  id: Id,
  /** The first name, as the chat app knows it. */
  name: z.string(),
  /** With most of it hidden (rule: masked). */
  phone: z.string(),
  /** Who added them, by the name of that day. */
  addedBy: z.string(),
  addedAt: Instant,
});
export type Tester = z.infer<typeof Tester>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

export const listTesters = endpoint({
  id: 'tester.list',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/tester',
  summary: 'Who may open the trial version',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({ list: z.array(Tester) }),
  refusals: ['not_found'],
});

export const addTester = endpoint({
  id: 'tester.add',
  face: 'admin',
  method: 'POST',
  path: '/applet/{id}/tester',
  summary: 'Adds a user of the chat app to the testers, by telephone',
  access: access('write'),
  rate: 'guess',
  params,
  body: z.strictObject({ phone: z.string().check(z.regex(/^\+55\d{11}$/, { error: 'phone', abort: true })) }),
  reply: Tester,
  refusals: ['not_found', 'testers_full'],
});

export const removeTester = endpoint({
  id: 'tester.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/applet/{id}/tester/{testerId}',
  summary: 'Takes somebody from the testers',
  access: access('write'),
  rate: 'write',
  params: z.object({ id: Id, testerId: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});
