import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { Means, Payment } from './customer.ts';
import { onDevice } from './device.ts';
import { Sale } from './device-sale.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { Amount, Centavos, Id, Instant } from './scalars.ts';

/** Seconds that a phone waits for someone to tap it. */
export const tapSeconds = 60;
/** `paying`: someone has tapped, and the rail has yet to answer. */
export const TapState = codes(['waiting', 'paying', 'paid', 'failed', 'cancelled', 'expired']);
export type TapState = z.infer<typeof TapState>;
export const Tap = z.object({
  id: Id,
  amount: Centavos,
  state: TapState,
  /** Why the last card that came near was refused; it goes on waiting for another. */
  refusedBecause: z.nullable(z.string()),
  sale: z.nullable(Sale),
  /** For so long it still waits. */
  secondsLeft: z.int(),
});
export type Tap = z.infer<typeof Tap>;
const identified = z.object({ id: Id });

export const startTap = endpoint({
  ...onDevice,
  id: 'device.startTap',
  method: 'POST',
  path: '/device/tap',
  summary: 'Waits for somebody to tap this phone and pay the amount; what it waited for before is given up',
  rate: 'write',
  idempotency: 'optional',
  body: z.strictObject({ amount: Amount }),
  reply: Tap,
  refusals: ['product_inactive', 'product_blocked', 'not_certified', 'state_forbids'],
});

export const getTap = endpoint({
  ...onDevice,
  id: 'device.tap',
  method: 'GET',
  path: '/device/tap/{id}',
  summary: 'Whether somebody has tapped, and what became of it',
  rate: 'read',
  params: identified,
  reply: Tap,
  refusals: ['not_found'],
});

export const cancelTap = endpoint({
  ...onDevice,
  id: 'device.cancelTap',
  method: 'POST',
  path: '/device/tap/{id}/cancel',
  summary: 'Stops waiting; a person who has tapped already pays',
  rate: 'write',
  params: identified,
  reply: Tap,
  refusals: ['not_found', 'state_forbids'],
});

/** A phone that waits to be tapped, as a payer near it sees it. */
export const NearTap = z.object({
  id: Id,
  merchantName: z.string(),
  deviceName: z.string(),
  amount: Centavos,
  methods: z.array(PaymentMethod),
  /** Small enough for the merchant's rule: near is all it takes. */
  isFree: z.boolean(),
  expiresAt: Instant,
});
export type NearTap = z.infer<typeof NearTap>;

export const nearTaps = endpoint({
  id: 'device.nearTaps',
  face: 'app',
  method: 'GET',
  path: '/tap',
  summary: 'The phones near that wait to be tapped: in the sandbox, where nothing is far, all of them',
  access: 'customer',
  rate: 'read',
  reply: z.object({ list: z.array(NearTap) }),
  refusals: [],
});

export const payTap = endpoint({
  id: 'device.payTap',
  face: 'app',
  method: 'POST',
  path: '/tap/{id}/pay',
  summary: 'Taps: pays what the phone asks for. Of several at the same instant one pays',
  access: 'customer',
  rate: 'write',
  idempotency: 'required',
  params: identified,
  /** The amount that the payer saw; a tap without confirmation pays only up to the merchant's limit for that. */
  body: z.strictObject({ amount: Amount, means: Means, isConfirmed: z.boolean() }),
  reply: Payment,
  refusals: [
    'not_found',
    'order_not_payable',
    'confirmation_missing',
    'device_blocked',
    'product_inactive',
    'product_blocked',
    'method_inactive',
    'method_elsewhere',
    'not_certified',
    'wallet_inactive',
    'balance_insufficient',
    'card_missing',
  ],
});
