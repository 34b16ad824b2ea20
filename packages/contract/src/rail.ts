import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { PaymentMethod } from './order.ts';

/**
 * How the sandbox's rail behaves: answers at once (`approve`), refuses (`decline`), answers after a while (`late`), twice
 * (`twice`), newest first (`disorder`), or never by itself (`silent`: it must be asked).
 */
export const RailMode = codes(['approve', 'decline', 'late', 'twice', 'disorder', 'silent']);
export type RailMode = z.infer<typeof RailMode>;

/** A payment method by its code, or how money is paid out to merchants. */
export type RailName = PaymentMethod | 'payout';
