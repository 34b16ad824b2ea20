import * as z from 'zod/mini';
import { BusinessNumber, Centavos, CivilDay, Instant } from './scalars.ts';

/** A settlement that an order is in. */
export const OrderSettlement = z.object({
  number: BusinessNumber,
  /** The bank day for which it was due. */
  day: CivilDay,
  /** Which monthly part of the order; null where it is the order itself. */
  sequence: z.nullable(z.int()),
  net: Centavos,
  at: Instant,
});

/** Where an order stands on its way to the merchant's balance. */
export const orderSettling = {
  /** A card holds the amount: it is captured or released, and the order cannot be paid or closed meanwhile. */
  isHeld: z.boolean(),
  /** Of the net amount, what has been settled. */
  settledNet: Centavos,
  /** When what is still pending of it is settled, or the next part of it; null when nothing is pending. */
  settlesAt: z.nullable(Instant),
  /** Oldest first. */
  settlements: z.array(OrderSettlement),
} as const;
