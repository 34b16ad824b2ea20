import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './scalars.ts';

/** What people use of the platform. */
export const StatusPart = codes(['signIn', 'payments', 'settlement', 'messages', 'files', 'webhooks']);
export type StatusPart = z.infer<typeof StatusPart>;

/** `slow`: it works, and something waits for longer than it should. */
export const StatusLevel = codes(['working', 'slow', 'down']);
export type StatusLevel = z.infer<typeof StatusLevel>;

/** For so long a measurement stands. */
export const statusSeconds = 15;

export const getStatus = endpoint({
  id: 'status.get',
  face: 'admin',
  method: 'GET',
  path: '/status',
  summary: 'Whether each part of the platform works now',
  access: 'public',
  rate: 'read',
  reply: z.object({ parts: z.array(z.object({ part: StatusPart, level: StatusLevel })), checkedAt: Instant }),
  refusals: [],
});
