import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { onDevice } from './device.ts';
import { endpoint } from './endpoint.ts';
import { Card, instalmentsAtMost, OrderStatus, PaymentMethod } from './order.ts';
import { Amount, BusinessNumber, Centavos, Instant, whole } from './scalars.ts';

/**
 * The test cards of a sandbox terminal, and what their issuers answer. A real terminal's reader hands a card to its acquirer; card numbers never come
 * here (rule: no-card-numbers).
 */
export const terminalCards = [
  { id: 'visa', brand: 'Visa', last4: '4242', answer: 'approve' },
  { id: 'elo', brand: 'Elo', last4: '6363', answer: 'slow' },
  { id: 'mastercard', brand: 'Mastercard', last4: '0002', answer: 'decline' },
  { id: 'hipercard', brand: 'Hipercard', last4: '9995', answer: 'insufficient' },
] as const satisfies readonly (Card & { readonly id: string; readonly answer: string })[];
const TerminalCardId = codes(['visa', 'elo', 'mastercard', 'hipercard']);
export type TerminalCard = (typeof terminalCards)[number];

/** What a device takes: by a code that the payer scans, or by a card, a credit card also in parts. */
export const SaleAsk = z.discriminatedUnion('method', [
  z.strictObject({ method: PaymentMethod.extract(['wallet', 'pix']), amount: Amount }),
  z.strictObject({ method: PaymentMethod.extract(['debit']), amount: Amount, card: TerminalCardId }),
  z.strictObject({
    method: PaymentMethod.extract(['credit']),
    amount: Amount,
    card: TerminalCardId,
    instalments: z._default(whole(1, instalmentsAtMost), 1),
  }),
]);
export type SaleAsk = z.input<typeof SaleAsk>;

/** An order as the device that took it shows it. */
export const Sale = z.object({
  number: BusinessNumber,
  status: OrderStatus,
  method: PaymentMethod,
  amount: Centavos,
  card: z.nullable(Card),
  /** The monthly parts of a credit card, which sum to the amount; of anything else one. */
  parts: z.array(Centavos),
  /** The code that the payer scans; null where there is none, or it is not needed any more. */
  code: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  /** What has been given back, or is on its way. */
  refundedAmount: Centavos,
  /** What was asked to be given back, and someone decides on. */
  waitingRefundAmount: Centavos,
  /** What the rail knows the payment by: printed as its authorisation. */
  endToEndId: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  /** Until it ends unpaid, by the server's clock; nothing once its time is over. */
  secondsLeft: z.int(),
  completedAt: z.nullable(Instant),
});
export type Sale = z.infer<typeof Sale>;
const numbered = z.object({ number: BusinessNumber });

export const sell = endpoint({
  ...onDevice,
  id: 'device.sell',
  method: 'POST',
  path: '/device/sale',
  summary:
    'Asks for a payment at a terminal. A device that lost the answer asks again under the same key and learns it',
  rate: 'write',
  idempotency: 'required',
  body: SaleAsk,
  reply: Sale,
  refusals: ['product_inactive', 'product_blocked', 'method_inactive', 'not_certified', 'state_forbids'],
});

export const listSales = endpoint({
  ...onDevice,
  id: 'device.sales',
  method: 'GET',
  path: '/device/sale',
  summary: 'The last payments that the device asked for, newest first',
  rate: 'read',
  reply: z.object({ list: z.array(Sale) }),
  refusals: [],
});

export const getSale = endpoint({
  ...onDevice,
  id: 'device.sale',
  method: 'GET',
  path: '/device/sale/{number}',
  summary: 'What became of a payment; the rail is asked when it should have spoken by now',
  rate: 'read',
  params: numbered,
  reply: Sale,
  refusals: ['not_found'],
});

export const cancelSale = endpoint({
  ...onDevice,
  id: 'device.cancelSale',
  method: 'POST',
  path: '/device/sale/{number}/cancel',
  summary: 'Gives up a payment that nobody has made yet; what arrives later is given back',
  rate: 'write',
  idempotency: 'optional',
  params: numbered,
  reply: Sale,
  refusals: ['not_found', 'state_forbids'],
});

export const voidSale = endpoint({
  ...onDevice,
  id: 'device.voidSale',
  method: 'POST',
  path: '/device/sale/{number}/void',
  summary:
    'Gives the last sale of a terminal back, where the terminal may; like every refund it may wait for somebody to agree',
  rate: 'write',
  idempotency: 'required',
  params: numbered,
  reply: Sale,
  refusals: ['not_found', 'state_forbids', 'refund_exceeds_order', 'refund_too_late', 'balance_insufficient'],
});
