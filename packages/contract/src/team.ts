import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line } from './scalars.ts';
import { TeamEntry } from './session.ts';

export const TeamType = z.enum(['enterprise', 'personal']);
export type TeamType = z.infer<typeof TeamType>;

export const createTeam = endpoint({
  id: 'team.create',
  face: 'admin',
  method: 'POST',
  path: '/merchant/team',
  summary: 'Makes a team; the person who makes it is its super admin',
  access: 'session',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ name: line(80, 2), type: TeamType }),
  reply: TeamEntry,
  refusals: [],
});
