import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Id, Instant } from './scalars.ts';
import { ReviewStatus, TeamEntry } from './session.ts';

export const TeamType = codes(['enterprise', 'personal']);
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
  body: z.strictObject({ name: nameLine(80, 2), type: TeamType }),
  reply: TeamEntry,
  refusals: [],
});

/** The team that the session works in. */
export const TeamInfo = z.object({
  merchantId: Id,
  merchantNumber: z.string(),
  name: z.string(),
  type: TeamType,
  reviewStatus: ReviewStatus,
  createdBy: z.string(),
  createdAt: Instant,
  members: z.int(),
});
export type TeamInfo = z.infer<typeof TeamInfo>;

export const teamInfo = endpoint({
  id: 'team.info',
  face: 'admin',
  method: 'GET',
  path: '/merchant/info',
  summary: 'The team that the session works in',
  access: 'session',
  rate: 'read',
  reply: TeamInfo,
  refusals: ['team_missing'],
});
