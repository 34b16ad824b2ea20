import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PaymentMethod, PaymentProduct } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Centavos, Id, Instant, line } from './scalars.ts';
import { Consent } from './staff-consent.ts';
import { WithdrawalTerms } from './withdrawal-request.ts';

/** What a payment by one product and method costs a merchant; `isOwn`: agreed with it, and not the ordinary one. */
export const FeePlan = z.object({
  product: PaymentProduct,
  method: PaymentMethod,
  basisPoints: z.int(),
  fixed: Centavos,
  isOwn: z.boolean(),
});
export type FeePlan = z.infer<typeof FeePlan>;

/** Why something is set differently for a merchant. */
export const ChangeReason = line(500, 10);

const change = <const N extends string, S extends z.ZodMiniType>(subject: N, setting: S) =>
  z.object({
    id: Id,
    subject: z.literal(subject),
    /** By the name of that day. */
    by: z.object({ staffId: Id, name: z.string() }),
    at: Instant,
    reason: z.string(),
    before: setting,
    after: setting,
  });

/** What staff set differently for a merchant: who, when, why, before and after. */
export const MerchantChange = z.discriminatedUnion('subject', [
  change('fee', FeePlan),
  change('limits', WithdrawalTerms),
]);
export type MerchantChange = z.infer<typeof MerchantChange>;

/** What a colleague asks to be set differently, until another decides: the reason stands in its words. */
const askOf = <S extends z.ZodMiniType>(setting: S) =>
  z.nullable(z.extend(Consent, { changes: z.array(z.object({ before: setting, after: setting })) }));
export const FeeAsk = askOf(FeePlan);
export type FeeAsk = z.infer<typeof FeeAsk>;
export const LimitsAsk = askOf(WithdrawalTerms);
export type LimitsAsk = z.infer<typeof LimitsAsk>;

const decide = {
  face: 'console',
  method: 'POST',
  access: { staff: 'finance.decide' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ id: Id, requestId: Id }),
  reply: z.null(),
} as const;

export const decideMerchantChange = endpoint({
  ...decide,
  id: 'merchant.decideChange',
  path: '/merchant/{id}/change/{requestId}/decision',
  summary:
    'Agrees to the fees or limits that a colleague asked for, which sets them, or refuses them: never the one who asked',
  body: z.strictObject({ agreed: z.boolean(), words: z.nullable(line(500)) }),
  refusals: ['not_found', 'colleague_first', 'second_person'],
});

export const takeBackMerchantChange = endpoint({
  ...decide,
  id: 'merchant.takeBackChange',
  path: '/merchant/{id}/change/{requestId}/back',
  summary: 'Takes back what one has asked for oneself, while nobody has decided it',
  refusals: ['not_found', 'colleague_first', 'permission_missing'],
});

export const listMerchantChanges = endpoint({
  id: 'merchant.changes',
  face: 'console',
  method: 'GET',
  path: '/merchant/{id}/change',
  summary: 'What staff have set differently for a merchant, newest first',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: PageQuery,
  reply: pageOf(MerchantChange),
  refusals: ['not_found'],
});
