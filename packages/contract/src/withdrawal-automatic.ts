import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, BusinessNumber, Centavos, centavos, Id, Instant, severalOf, Version } from './scalars.ts';
import { type AutomaticFacts, AutomaticFigures, AutomaticReason, AutomaticRules } from './withdrawal-eligibility.ts';

/** How a team has money withdrawn by itself; `version` 0 is the default before the first save. */
export const AutomaticSettings = z.extend(AutomaticRules, {
  enabled: z.boolean(),
  destinationId: z.nullable(Id),
  version: z.int(),
});
export type AutomaticSettings = z.infer<typeof AutomaticSettings>;

/** What set a run off: money that became available, or the look of every morning. */
export const AutomaticTrigger = codes(['daily', 'settlement', 'withdrawalBack', 'refundBack', 'reserve', 'other']);
export type AutomaticTrigger = z.infer<typeof AutomaticTrigger>;
export const AutomaticOutcome = codes(['withdrawn', 'nothing']);
export type AutomaticOutcome = z.infer<typeof AutomaticOutcome>;

/** One time that the automatic withdrawal looked: what it found, what it did, or why it did not withdraw. */
export const AutomaticRun = z.object({
  id: Id,
  at: Instant,
  trigger: AutomaticTrigger,
  outcome: AutomaticOutcome,
  reason: z.nullable(AutomaticReason),
  figures: AutomaticFigures,
  /** The withdrawal that it asked for. */
  withdrawalNumber: z.nullable(BusinessNumber),
});
export type AutomaticRun = z.infer<typeof AutomaticRun>;

const Facts: z.ZodMiniType<AutomaticFacts> = z.object({
  balance: Centavos,
  dailyUsed: Centavos,
  terms: z.object({ single: Centavos, daily: Centavos, minimum: Centavos }),
  fee: z.object({ fixed: Centavos, basisPoints: z.int() }),
  block: z.nullable(AutomaticReason),
});
/** What the automatic withdrawal would do if it looked now, with what it would go by. */
export const AutomaticPreview = z.object({
  enabled: z.boolean(),
  facts: Facts,
  figures: AutomaticFigures,
  /** Why it would not withdraw; null: it would. */
  reason: z.nullable(AutomaticReason),
  /** When it looks next if no money becomes available before. */
  nextLookAt: Instant,
});
export type AutomaticPreview = z.infer<typeof AutomaticPreview>;

const read = { face: 'admin', access: { menu: 'payment.financial', level: 'read' }, rate: 'read' } as const;

export const getAutomatic = endpoint({
  ...read,
  id: 'withdrawal.automatic',
  method: 'GET',
  path: '/withdrawal/automatic',
  summary: 'How the team has money withdrawn automatically',
  reply: AutomaticSettings,
  refusals: [],
});

export const saveAutomatic = endpoint({
  id: 'withdrawal.saveAutomatic',
  face: 'admin',
  method: 'PUT',
  path: '/withdrawal/automatic',
  summary:
    'Sets how money is withdrawn automatically: from which balance on, how much stays for refunds, limits, destination',
  access: { menu: 'payment.financial', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  proof: 'factor',
  body: z.strictObject({
    enabled: z.boolean(),
    /** The available balance from which on money is withdrawn. */
    threshold: Amount,
    /** What stays for refunds; what was set aside in the reserve does not count towards it. */
    deposit: centavos(0),
    minimum: Amount,
    single: Amount,
    daily: Amount,
    destinationId: z.nullable(Id),
    version: Version,
  }),
  reply: AutomaticSettings,
  refusals: ['changed_elsewhere', 'withdrawal_not_automatic', 'not_certified', 'not_found'],
});

export const previewAutomatic = endpoint({
  ...read,
  id: 'withdrawal.previewAutomatic',
  method: 'GET',
  path: '/withdrawal/automatic/preview',
  summary:
    'What the automatic withdrawal would do now, step by step, and why it would do nothing; ?destinationId= tries another',
  query: z.strictObject({ destinationId: z.optional(Id) }),
  reply: AutomaticPreview,
  refusals: [],
});

export const listAutomaticRuns = endpoint({
  ...read,
  id: 'withdrawal.automaticRuns',
  method: 'GET',
  path: '/withdrawal/automatic/run',
  summary: 'Each time that the automatic withdrawal looked, newest first, with what it did and why',
  query: z.extend(PageQuery, { outcome: z.optional(severalOf(AutomaticOutcome)) }),
  reply: pageOf(AutomaticRun),
  refusals: [],
});
