import * as z from 'zod/mini';
import { Centavos, Id, Instant } from './scalars.ts';

/** Minutes from asking for a code to the approved call at the latest. */
export const approvalMinutes = 5;

/**
 * What the person approves with a code, as the server computed it. The step shows it; the code is valid for nothing else. Amounts in
 * centavos; where money goes is masked as on every screen.
 */
export const ApprovalFacts = z.object({
  amount: z.optional(Centavos),
  /** The balance or amount from which on a rule applies. */
  from: z.optional(Centavos),
  /** The most that leaves at once by itself. */
  single: z.optional(Centavos),
  destination: z.optional(z.string()),
  recipient: z.optional(z.string()),
  order: z.optional(z.string()),
  /** What a thing of the team is called: a certificate, a device. */
  name: z.optional(z.string()),
  /** A web address. */
  address: z.optional(z.string()),
});
export type ApprovalFacts = z.infer<typeof ApprovalFacts>;

/** Comes with `proof_missing`: the second factor for this id approves only this, once. */
export const Approval = z.object({
  id: Id,
  /** The id of the endpoint. */
  action: z.string(),
  facts: ApprovalFacts,
  goodUntil: Instant,
});
export type Approval = z.infer<typeof Approval>;
