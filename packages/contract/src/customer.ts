import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PaymentMethod } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, Centavos, Cpf, Id, Instant, line } from './scalars.ts';

/** A user of the chat app, with the wallet that the chat app keeps for them. */
export const Customer = z.object({
  customerId: Id,
  name: z.string(),
  phone: z.string(),
  balance: Centavos,
  walletActivated: z.boolean(),
  realNameVerified: z.boolean(),
  /** The account of the back office that this chat account is bound to; its e-mail with most of it hidden (reading 43). */
  boundAccount: z
    .object({ name: z.string(), email: z.string(), avatar: z.string().nullable(), boundAt: Instant })
    .nullable(),
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
  body: z.strictObject({ phone: z.string().regex(/^\+55\d{11}$/), pin: z.string().regex(/^\d{6}$/) }),
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

/** What a scanned code asks for, before one pays. */
export const PaymentRequest = z.object({
  merchantName: z.string(),
  goodsName: z.string(),
  amount: Centavos,
  method: PaymentMethod,
  /** Why it cannot be paid any more, or null. */
  closedBecause: z.enum(['paid', 'closed', 'expired']).nullable(),
  expiresAt: Instant,
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

const Code = z.string().trim().min(1).max(512);

export const readPaymentCode = endpoint({
  id: 'customer.readPaymentCode',
  face: 'app',
  method: 'POST',
  path: '/payment/code',
  summary: 'Reads a Pix BR Code: whom one would pay, how much, for what',
  access: 'customer',
  rate: 'read',
  body: z.strictObject({ code: Code }),
  reply: PaymentRequest,
  refusals: ['not_found', 'not_certified'],
});

/** A payment of the customer; `waiting` until the rail has answered. */
export const Payment = z.object({
  id: Id,
  endToEndId: z.string(),
  merchantName: z.string(),
  goodsName: z.string(),
  amount: Centavos,
  state: z.enum(['waiting', 'done', 'refused', 'returned']),
  createdAt: Instant,
});
export type Payment = z.infer<typeof Payment>;

export const pay = endpoint({
  id: 'customer.pay',
  face: 'app',
  method: 'POST',
  path: '/payment',
  summary: 'Pays a Pix BR Code from the wallet',
  access: 'customer',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({ code: Code, amount: Amount }),
  reply: Payment,
  refusals: ['not_found', 'order_not_payable', 'not_certified', 'wallet_inactive', 'balance_insufficient'],
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

/** What personal certification needs of the chat account that is bound (specification §6). */
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
    name: z.string().nullable(),
    boundAt: Instant.nullable(),
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
  body: z.strictObject({ name: line(100, 3), cpf: Cpf }),
  reply: Customer,
  refusals: ['state_forbids'],
});
