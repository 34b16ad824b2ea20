import { split } from '@balcao/brazil/money';
import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Card, instalmentsAtMost, PaymentMethod, PaymentProduct } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, Centavos, Cpf, digits, Id, Instant, identifier, whole } from './scalars.ts';

/** A user of the chat app, with the wallet that the chat app keeps for them. */
export const Customer = z.object({
  customerId: Id,
  name: z.string(),
  phone: z.string(),
  balance: Centavos,
  walletActivated: z.boolean(),
  realNameVerified: z.boolean(),
  /** The account of the back office that this chat account is bound to; its e-mail with most of it hidden (rule: masked). */
  boundAccount: z.nullable(
    z.object({ name: z.string(), email: z.string(), avatar: z.nullable(z.string()), boundAt: Instant }),
  ),
});
export type Customer = z.infer<typeof Customer>;

export const loginCustomer = endpoint({
  id: 'customer.login',
  face: 'app',
  method: 'POST',
  path: '/customer/login',
  summary: 'Signs a user of the chat app in',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({
    phone: z.string().check(z.regex(/^\+55\d{11}$/, { error: 'phone', abort: true })),
    pin: digits(6),
  }),
  reply: z.object({ token: z.string() }),
  refusals: ['credentials_wrong', 'account_locked'],
});

export const currentCustomer = endpoint({
  id: 'customer.current',
  face: 'app',
  method: 'GET',
  path: '/customer/current',
  summary: 'Who is signed in, and the balance of the wallet',
  access: 'customer',
  rate: 'read',
  reply: Customer,
  refusals: [],
});

export const logoutCustomer = endpoint({
  id: 'customer.logout',
  face: 'app',
  method: 'POST',
  path: '/customer/logout',
  summary: 'Signs out',
  access: 'customer',
  rate: 'write',
  reply: z.null(),
  refusals: [],
});

/** A monthly part of a credit card is never smaller, in centavos. */
const smallestPart = 500;
/** In how many parts an amount may be paid, with the exact parts: the first ones take the odd centavos. Always at least one. */
export const instalmentsOf = (amount: number, atMost = instalmentsAtMost): { count: number; parts: number[] }[] =>
  Array.from({ length: atMost }, (_, index) => ({ count: index + 1, parts: split(amount, index + 1) })).filter(
    ({ count, parts }) => count === 1 || (parts.at(-1) ?? 0) >= smallestPart,
  );

/** How someone pays: from the wallet, by Pix out of the wallet, or with one of their cards, a credit card also in parts. */
export const Means = z.discriminatedUnion('method', [
  z.strictObject({ method: PaymentMethod.extract(['wallet', 'pix']) }),
  z.strictObject({
    method: PaymentMethod.extract(['debit', 'credit']),
    cardId: Id,
    instalments: z.optional(whole(1, instalmentsAtMost)),
  }),
]);
export type Means = z.infer<typeof Means>;

/** What a scanned code asks for, before one pays. */
export const PaymentRequest = z.object({
  merchantName: z.string(),
  goodsName: z.string(),
  product: PaymentProduct,
  /** Null where the payer types it. */
  amount: z.nullable(Centavos),
  /** The ways to pay that can be chosen here. */
  methods: z.array(PaymentMethod),
  /** Into so many parts a credit card may divide it at most. */
  instalmentsAtMost: z.int(),
  /** Of an amount that is known, the parts of each number of instalments. */
  instalments: z.array(z.object({ count: z.int(), parts: z.array(Centavos) })),
  /** Why it cannot be paid, or null. `held`: a card holds the amount already; `elsewhere`: not here, but in the app of a bank. */
  closedBecause: z.nullable(z.enum(['paid', 'held', 'closed', 'expired', 'elsewhere'])),
  /** Null where it does not run out. */
  expiresAt: z.nullable(Instant),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

const Code = identifier(512);

export const readPaymentCode = endpoint({
  id: 'customer.readPaymentCode',
  face: 'app',
  method: 'POST',
  path: '/payment/code',
  summary: "Reads a code to pay: a Pix BR Code, an order's link, or a shop's QR code",
  access: 'customer',
  rate: 'read',
  body: z.strictObject({ code: Code }),
  reply: PaymentRequest,
  refusals: ['not_found', 'not_certified', 'product_inactive', 'product_blocked', 'device_blocked'],
});

/** Why a payment was refused: the card said no, has not enough, has ended, was not typed rightly, or the rail did not take it. */
export const PaymentRefusal = codes([
  'card_declined',
  'card_insufficient',
  'card_expired',
  'card_invalid',
  'rail_declined',
]);
export type PaymentRefusal = z.infer<typeof PaymentRefusal>;

/** Some of a payment that came back, and what the merchant says about it. */
export const PaymentReturn = z.object({ amount: Centavos, at: Instant, reason: z.string() });
export type PaymentReturn = z.infer<typeof PaymentReturn>;

/** A payment of the customer; `waiting` until the rail has answered. */
export const Payment = z.object({
  id: Id,
  endToEndId: z.string(),
  merchantName: z.string(),
  goodsName: z.string(),
  amount: Centavos,
  method: PaymentMethod,
  card: z.nullable(Card),
  instalments: z.int(),
  /** Whether a card is asked to hold the amount, rather than to pay it. */
  hold: z.boolean(),
  /** The captured amount of a hold on a card; null before a capture, and for all other payments. */
  captured: z.nullable(Centavos),
  /** What came back so far, and each time that some did, oldest first. */
  returned: Centavos,
  returns: z.array(PaymentReturn),
  /** `held`: a card holds the amount; `released`: it was released without a capture. */
  state: z.enum(['waiting', 'done', 'refused', 'returned', 'held', 'released']),
  /** Why it was refused, or null. */
  failureReason: z.nullable(PaymentRefusal),
  createdAt: Instant,
});
export type Payment = z.infer<typeof Payment>;

export const pay = endpoint({
  id: 'customer.pay',
  face: 'app',
  method: 'POST',
  path: '/payment',
  summary: 'Pays a code; a card that says no leaves the order as it was, to be paid in another way',
  access: 'customer',
  rate: 'write',
  idempotency: 'required',
  /** The amount is what the payer saw or typed. Without `means`, by Pix out of the wallet. */
  body: z.strictObject({
    code: Code,
    amount: Amount,
    means: z._default(Means, { method: '02' }),
    /** The mini program that asked for it. */
    openingId: z.optional(Id),
  }),
  reply: Payment,
  refusals: [
    'not_found',
    'order_not_payable',
    'method_inactive',
    'method_elsewhere',
    'not_certified',
    'product_inactive',
    'product_blocked',
    'device_blocked',
    'wallet_inactive',
    'balance_insufficient',
    'card_missing',
    'permission_undeclared',
    'review_unpaid',
  ],
});

export const listPayments = endpoint({
  id: 'customer.payments',
  face: 'app',
  method: 'GET',
  path: '/payment',
  summary: "The customer's payments, newest first",
  access: 'customer',
  rate: 'read',
  query: PageQuery,
  reply: pageOf(Payment),
  refusals: [],
});

/** What personal certification needs of the chat account that is bound. */
export const personalAuthentication = endpoint({
  id: 'customer.personalAuthentication',
  face: 'admin',
  method: 'GET',
  path: '/channel/personal/authentication',
  summary: 'Whether a chat account is bound, its wallet is activated, and its owner’s real name is checked',
  access: 'session',
  rate: 'read',
  reply: z.object({
    bound: z.boolean(),
    /** Of the chat account, on the day it was bound. */
    name: z.nullable(z.string()),
    boundAt: z.nullable(Instant),
    walletActivated: z.boolean(),
    realNameVerified: z.boolean(),
  }),
  refusals: [],
});

export const activateWallet = endpoint({
  id: 'customer.activateWallet',
  face: 'app',
  method: 'POST',
  path: '/customer/wallet',
  summary: 'Opens the wallet of a user who has none yet',
  access: 'customer',
  rate: 'write',
  reply: Customer,
  refusals: ['state_forbids'],
});

export const verifyRealName = endpoint({
  id: 'customer.verifyRealName',
  face: 'app',
  method: 'POST',
  path: '/customer/realName',
  summary: 'Checks name and CPF of a user',
  access: 'customer',
  rate: 'guess',
  body: z.strictObject({ name: nameLine(100, 3), cpf: Cpf }),
  reply: Customer,
  refusals: ['state_forbids'],
});
