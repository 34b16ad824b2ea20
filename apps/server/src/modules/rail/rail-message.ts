import { Amount, Instant } from '@balcao/contract/scalars';
import { z } from 'zod';
import type { Secrets } from '../../platform/secrets.ts';

/** What a rail says of a charge. `charge.processing` promises nothing: only `charge.paid` moves money. */
export const RailMessage = z.strictObject({
  eventId: z.string().min(1).max(100),
  type: z.enum(['charge.processing', 'charge.paid']),
  txid: z.string().regex(/^[A-Za-z0-9]{26,35}$/),
  endToEndId: z.string().regex(/^E[A-Za-z0-9]{31}$/),
  amount: Amount,
  payerName: z.string().max(200),
  at: Instant,
});
export type RailMessage = z.infer<typeof RailMessage>;

/** The signature under a rail's notification; the sandbox's rail signs with the same function that real ones are checked by. */
export const signatureOf = (secrets: Secrets, rail: string, body: string): string => secrets.mac(`rail:${rail}`, body);
