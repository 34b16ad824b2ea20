import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ChangeReason, LimitsAsk } from './merchant-change.ts';
import { Amount, centavos, Id, Version, whole } from './scalars.ts';
import { WithdrawalTerms } from './withdrawal-request.ts';

/** What may be agreed about the fee of a withdrawal: up to 10 % of the amount, and up to R$ 100,00 on top. */
export const transferFeeRange = { basisPoints: 1_000, fixed: 10_000 } as const;

const OwnFee = z.strictObject({
  fixed: centavos(0, transferFeeRange.fixed),
  basisPoints: whole(0, transferFeeRange.basisPoints),
});
/** What is set for one merchant; null: what holds for everyone. Centavos. */
export const OwnLimits = z.strictObject({
  single: z.nullable(Amount),
  daily: z.nullable(Amount),
  minimum: z.nullable(Amount),
  pix: z.nullable(OwnFee),
  bank: z.nullable(OwnFee),
  automatic: z.nullable(z.boolean()),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

/** What holds for a merchant, what would hold without anything of its own, and what of its own it has. */
export const DeskLimits = z.object({
  terms: WithdrawalTerms,
  common: WithdrawalTerms,
  own: OwnLimits,
  /** Counts changes, so that two people never overwrite each other silently. */
  version: z.int(),
  /** What waits for a second person. */
  asked: LimitsAsk,
});
export type DeskLimits = z.infer<typeof DeskLimits>;

const desk = {
  face: 'console',
  path: '/merchant/{id}/limits',
  params: z.object({ id: Id }),
  reply: DeskLimits,
} as const;

export const getMerchantLimits = endpoint({
  ...desk,
  id: 'withdrawal.limits',
  method: 'GET',
  summary: 'What a merchant may withdraw and what it costs, beside what holds for everybody',
  access: { staff: 'merchant.see' },
  rate: 'read',
  refusals: ['not_found'],
});

export const changeMerchantLimits = endpoint({
  ...desk,
  id: 'withdrawal.changeLimits',
  method: 'PUT',
  summary: 'Asks a colleague to set what a merchant may withdraw and what it costs, from then on',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ version: Version, reason: ChangeReason, own: OwnLimits }),
  refusals: ['not_found', 'changed_elsewhere', 'colleague_first'],
});
