import * as z from 'zod/mini';
import { Centavos, Id, Instant } from './scalars.ts';

/** One movement of an order's money in the ledger, for the merchant's eyes. */
export const OrderMovement = z.object({
  /** The journal that it is a line of: the lines of one sum to zero. */
  journal: Id,
  account: z.string(),
  /** Of what a rail owes, the payment method; empty otherwise. */
  rail: z.string(),
  amount: Centavos,
  at: Instant,
  /** What moved it: `paid`, `captured`, `refund`, `bankReturn`, `dispute`, `unexpected`, `returned`; `settled`, with the order's share. */
  kind: z.string(),
  /** Which refund, payment or settlement, where an order may have several; empty otherwise. */
  of: z.string(),
  /** Which step of it: a refund is `held`, then `ended`; a dispute `blocked`, then `unblocked`; empty otherwise. */
  step: z.string(),
});
export type OrderMovement = z.infer<typeof OrderMovement>;
