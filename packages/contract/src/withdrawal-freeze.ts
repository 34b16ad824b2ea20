import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, line } from './scalars.ts';
import { Consent } from './staff-consent.ts';

/** The request: to block all withdrawals, or to allow them again. */
export const FreezeAction = codes(['freeze', 'unfreeze']);
export type FreezeAction = z.infer<typeof FreezeAction>;

/** Why money is frozen, and why it is released again. */
export const freezeReasons = {
  freeze: ['suspectedFraud', 'courtOrder', 'accountTakeover', 'manyDisputes', 'wrongDestination'],
  unfreeze: ['cleared', 'courtOrderEnded', 'accountRecovered', 'byMistake'],
} as const;
export const FreezeReason = codes([...freezeReasons.freeze, ...freezeReasons.unfreeze]);
export type FreezeReason = z.infer<typeof FreezeReason>;

/** One request, by the names of today. */
export const FreezeRequest = z.extend(Consent, { action: FreezeAction, reason: FreezeReason });
export type FreezeRequest = z.infer<typeof FreezeRequest>;

/** How it stands with a merchant's money: frozen since when and why, what waits for a second person, and what was, newest first. */
export const FreezeState = z.object({
  frozen: z.nullable(z.object({ since: Instant, reason: FreezeReason })),
  asked: z.nullable(FreezeRequest),
  history: z.array(FreezeRequest),
});
export type FreezeState = z.infer<typeof FreezeState>;

const desk = { face: 'console', params: z.object({ id: Id }), reply: FreezeState } as const;
const decide = { method: 'POST', access: { staff: 'finance.decide' }, rate: 'write', idempotency: 'optional' } as const;

export const getFreeze = endpoint({
  ...desk,
  id: 'withdrawal.freeze',
  method: 'GET',
  path: '/merchant/{id}/freeze',
  summary: "Whether a merchant's money is frozen, and what was asked and decided about it",
  access: { staff: 'merchant.see' },
  rate: 'read',
  refusals: ['not_found'],
});

/** The reason must be one of the action's own. */
const FreezeAsk = z.strictObject({ action: FreezeAction, reason: FreezeReason, words: line(500, 10) }).check(
  z.refine(({ action, reason }) => (freezeReasons[action] as readonly string[]).includes(reason), {
    path: ['reason'],
    params: { text: 'choice' },
  }),
);

export const askFreeze = endpoint({
  ...desk,
  ...decide,
  id: 'withdrawal.askFreeze',
  path: '/merchant/{id}/freeze',
  summary: "Asks a colleague to freeze a merchant's money, or to unfreeze it",
  body: FreezeAsk,
  refusals: ['not_found', 'colleague_first'],
});

export const decideFreeze = endpoint({
  ...desk,
  ...decide,
  id: 'withdrawal.decideFreeze',
  path: '/merchant/{id}/freeze/{requestId}/decision',
  summary: 'Agrees to what a colleague asked for, or refuses it: never the one who asked',
  params: z.object({ id: Id, requestId: Id }),
  body: z.strictObject({ agreed: z.boolean(), words: z.nullable(line(500)) }),
  refusals: ['not_found', 'colleague_first', 'second_person'],
});

export const takeBackFreeze = endpoint({
  ...desk,
  ...decide,
  id: 'withdrawal.takeBackFreeze',
  path: '/merchant/{id}/freeze/{requestId}/back',
  summary: 'Takes back what one has asked for oneself, while nobody has decided it',
  params: z.object({ id: Id, requestId: Id }),
  refusals: ['not_found', 'colleague_first', 'permission_missing'],
});

export const readOwnFreeze = endpoint({
  id: 'withdrawal.ownFreeze',
  face: 'admin',
  method: 'GET',
  path: '/withdrawal/freeze',
  summary: "Whether the team's money is frozen: since when, and whom to write to",
  access: { menu: 'payment.financial', level: 'read' },
  rate: 'read',
  /** `since`: null while not frozen. */
  reply: z.object({ since: z.nullable(Instant), contact: z.string() }),
  refusals: [],
});
