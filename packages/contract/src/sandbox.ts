import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { RailMode } from './rail.ts';
import { Email, Id, Instant, whole } from './scalars.ts';

const common = { face: 'sandbox', access: 'sandbox', rate: 'read', refusals: [] } as const;

/** Someone whose phone this can be. */
const PhonePerson = z.object({ name: z.string(), phone: z.string(), pin: z.string() });

export const getSandbox = endpoint({
  ...common,
  id: 'sandbox.state',
  method: 'GET',
  path: '/state',
  summary: 'That the sandbox is on, and the people of the phone',
  reply: z.object({
    sandbox: z.literal(true),
    customers: z.array(PhonePerson),
  }),
});

export const addPhonePerson = endpoint({
  ...common,
  id: 'sandbox.addPhonePerson',
  method: 'POST',
  path: '/customers',
  summary: 'One more user of the phone, whose wallet is not activated and who is bound to no account',
  rate: 'write',
  body: z.strictObject({ name: nameLine(60, 2) }),
  reply: PhonePerson,
});

export const Mail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: Instant,
});
export type Mail = z.infer<typeof Mail>;

export const listMails = endpoint({
  ...common,
  id: 'sandbox.mails',
  method: 'GET',
  path: '/mails',
  summary: 'The newest mails that the product sent, all or those to one address',
  query: z.strictObject({ to: z.optional(Email) }),
  reply: z.object({ list: z.array(Mail) }),
});

const Clock = z.object({ now: Instant, aheadSeconds: z.int() });

export const getClock = endpoint({
  ...common,
  id: 'sandbox.clock',
  method: 'GET',
  path: '/clock',
  summary: "The sandbox's time",
  reply: Clock,
});

export const advanceClock = endpoint({
  ...common,
  id: 'sandbox.advanceClock',
  method: 'POST',
  path: '/clock',
  summary: "Moves the sandbox's time forward; expiries and deadlines jump with it",
  body: z.strictObject({ advanceSeconds: whole(0, 315_360_000) }),
  reply: Clock,
});

/** The four payment methods, and how money is paid out. */
const RailSettings = z.object({
  wallet: RailMode,
  pix: RailMode,
  debit: RailMode,
  credit: RailMode,
  payout: RailMode,
});

export const getRail = endpoint({
  ...common,
  id: 'sandbox.rail',
  method: 'GET',
  path: '/rail',
  summary: 'How each rail of the sandbox behaves',
  reply: RailSettings,
});

export const setRail = endpoint({
  ...common,
  id: 'sandbox.setRail',
  method: 'POST',
  path: '/rail',
  summary: 'Changes how a rail of the sandbox behaves',
  body: z.strictObject(z.partial(RailSettings).shape),
  reply: RailSettings,
});

/** How submissions are decided automatically, a few seconds after they come in. */
export const ReviewMode = codes(['approve', 'reject', 'wait']);
export type ReviewMode = z.infer<typeof ReviewMode>;
const ReviewSettings = z.object({ mode: ReviewMode });

export const getReviewMode = endpoint({
  ...common,
  id: 'sandbox.reviews',
  method: 'GET',
  path: '/reviews',
  summary: 'Whether submissions are decided by themselves',
  reply: ReviewSettings,
});

export const setReviewMode = endpoint({
  ...common,
  id: 'sandbox.setReviews',
  method: 'POST',
  path: '/reviews',
  summary: 'Has submissions approved or rejected by themselves after a few seconds, or leaves them to the console',
  body: z.strictObject({ mode: ReviewMode }),
  reply: ReviewSettings,
});

export const resetSandbox = endpoint({
  ...common,
  id: 'sandbox.reset',
  method: 'POST',
  path: '/reset',
  summary: 'Forgets everything and lays out the sandbox again',
  rate: 'heavy',
  reply: z.null(),
});
