import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './scalars.ts';

/**
 * What waits for a member today: a question of the reviewers, money that a bank asks back, refunds to decide, broadcasts to approve,
 * followers to answer, questions of support, certificates that end, notifications that do not arrive.
 */
export const WaitingKind = codes([
  'question',
  'dispute',
  'refund',
  'approval',
  'conversation',
  'ticket',
  'certificate',
  'webhook',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

export const Waiting = z.object({
  kind: WaitingKind,
  count: z.int(),
  /** The channel, or the subject of the submission; null where the kind is enough. */
  name: z.nullable(z.string()),
  /** Its page in the back office. */
  path: z.string(),
  /** When it ends; null without an end. */
  until: z.nullable(Instant),
});
export type Waiting = z.infer<typeof Waiting>;

/** How a team sells: with a printed QR code, by its own server, or both. */
export const SellingWay = codes(['shop', 'online', 'both']);
export type SellingWay = z.infer<typeof SellingWay>;

export const Home = z.object({
  /** The most pressing first; only what the member's role lets them do. */
  waiting: z.array(Waiting),
  /** Null until the team has said it. */
  selling: z.nullable(SellingWay),
});
export type Home = z.infer<typeof Home>;

export const getHome = endpoint({
  id: 'home.get',
  face: 'admin',
  method: 'GET',
  path: '/home',
  summary: 'What waits for the member today, as far as the role goes, and how the team sells',
  access: 'session',
  rate: 'read',
  reply: Home,
  refusals: ['team_missing'],
});

export const putSelling = endpoint({
  id: 'home.putSelling',
  face: 'admin',
  method: 'PUT',
  path: '/home/selling',
  summary: 'Says how the team sells: what is left to set up follows from it',
  access: 'superAdmin',
  rate: 'write',
  body: z.strictObject({ selling: SellingWay }),
  reply: z.pick(Home, { selling: true }),
  refusals: [],
});
