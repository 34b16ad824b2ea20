import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, Centavos, EndToEndId, Instant, line } from './scalars.ts';

/**
 * Why the code of a shop took nothing of what was paid at it: it was taken down or switched off, it asks for another amount, or the
 * merchant takes nothing by it any more. Such money goes back by itself.
 */
export const UnidentifiedRefusal = codes(['codeOff', 'amountDiffers', 'notTaken']);
export type UnidentifiedRefusal = z.infer<typeof UnidentifiedRefusal>;

/** `waiting`: until somebody has it given back; `returning`: the rail was asked for it. */
export const UnidentifiedState = codes(['waiting', 'returning', 'returned']);
export type UnidentifiedState = z.infer<typeof UnidentifiedState>;

/** Money that arrived without an order of ours. It stands in suspense, under no merchant, until it is back with the one who paid. */
export const UnidentifiedPayment = z.object({
  endToEndId: EndToEndId,
  method: PaymentMethod,
  amount: Amount,
  /** What anyone who paid named; empty where nothing was named. */
  txid: z.string(),
  state: UnidentifiedState,
  /** Null where nobody knows what it is for. */
  refusal: z.nullable(UnidentifiedRefusal),
  arrivedAt: Instant,
  returnAskedAt: z.nullable(Instant),
  returnedAt: z.nullable(Instant),
  /** Why the rail did not take it back when it was asked last; it is asked again. */
  failureReason: z.nullable(z.string()),
});
export type UnidentifiedPayment = z.infer<typeof UnidentifiedPayment>;

const desk = { face: 'console' } as const;

export const listUnidentifiedPayments = endpoint({
  ...desk,
  id: 'ownerless.list',
  method: 'GET',
  path: '/ownerless',
  summary: 'Money that arrived without an order, newest first',
  access: { staff: 'merchant.see' },
  rate: 'read',
  query: z.extend(PageQuery, { state: z.optional(UnidentifiedState) }),
  /** `waiting`: centavos that nobody has given back yet. */
  reply: z.extend(pageOf(UnidentifiedPayment), { counts: z.record(UnidentifiedState, z.int()), waiting: Centavos }),
  refusals: [],
});

export const returnUnidentifiedPayment = endpoint({
  ...desk,
  id: 'ownerless.return',
  method: 'POST',
  path: '/ownerless/{endToEndId}/return',
  summary: 'Has such money given back to whoever paid; asking again changes nothing',
  access: { staff: 'finance.decide' },
  rate: 'write',
  params: z.object({ endToEndId: EndToEndId }),
  /** Why, for the one who asks later. */
  body: z.strictObject({ reason: line(300) }),
  reply: UnidentifiedPayment,
  refusals: ['not_found', 'payment_has_order'],
});
