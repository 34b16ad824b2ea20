import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './scalars.ts';

/** What takes two of the staff. */
export const WaitingKind = codes([
  'freeze',
  'unfreeze',
  'reversal',
  'reopening',
  'fee',
  'limits',
  'return',
  'credit',
  'close',
  'match',
  'returnLimit',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** What a colleague asks for, and another decides. */
export const Waiting = z.object({
  /** Of the request; of a reopening the submission's. */
  id: Id,
  kind: WaitingKind,
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  /** What of the merchant it is about: a journal or a submission. Null where it is the merchant. */
  subjectId: z.nullable(Id),
  askedBy: z.object({ staffId: Id, name: z.string() }),
  askedAt: Instant,
  /** When it is over undecided; null where it waits for as long as it takes. */
  expiresAt: z.nullable(Instant),
  words: z.string(),
});
export type Waiting = z.infer<typeof Waiting>;

/** So many of each kind are shown. */
export const waitingAtMost = 100;

export const listWaiting = endpoint({
  id: 'waiting.list',
  face: 'console',
  method: 'GET',
  path: '/waiting',
  summary: 'What waits for a second person, the oldest first, of what the one who asks may decide',
  access: 'staff',
  rate: 'read',
  /** `yours`: how many of them a colleague asked for, so that it is the reader who can decide. */
  reply: z.object({ list: z.array(Waiting), yours: z.int() }),
  refusals: [],
});
