import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Card } from './order.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { BusinessNumber, Centavos, CivilDay, Day, Instant, identifier, inOrder, severalOf } from './scalars.ts';

/** A part of a payment by credit card: the issuer owes it, or has paid it. */
export const InstalmentStatus = codes(['pending', 'paid']);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

/** What a list of plans can be narrowed to: the two, and what refunds have taken whole before anything of it was paid. */
export const InstalmentStanding = codes([...InstalmentStatus.options, 'refunded']);
export type InstalmentStanding = z.infer<typeof InstalmentStanding>;

/** One monthly part of an order. */
export const Instalment = z.object({
  /** 1 for the first. */
  sequence: z.int(),
  /** 0 when refunds have taken it whole. */
  amount: Centavos,
  net: Centavos,
  status: InstalmentStatus,
  /** The bank day on which the issuer pays it. */
  dueOn: CivilDay,
  paidAt: z.nullable(Instant),
});
export type Instalment = z.infer<typeof Instalment>;
/** How a part stands: a part that refunds have taken entirely brings no more money. */
export const statusOfPart = ({ status, amount }: Pick<Instalment, 'status' | 'amount'>): InstalmentStanding =>
  status === 'pending' && amount === 0 ? 'refunded' : status;

/** An order that was paid in parts (staged payment). */
export const InstalmentPlan = z.object({
  orderNumber: BusinessNumber,
  goodsName: z.string(),
  card: z.nullable(Card),
  paidAmount: Centavos,
  paidAt: Instant,
  periods: z.int(),
  amountPerPeriod: Centavos,
  /** What the issuer has paid, what it owes, and what refunds have taken of the parts: together what was paid. */
  repaid: Centavos,
  waiting: Centavos,
  refunded: Centavos,
  repaidPeriods: z.int(),
  /** Parts that refunds have taken whole. */
  refundedPeriods: z.int(),
  /** When the next part is due; null once no part is outstanding. */
  nextDueOn: z.nullable(CivilDay),
  status: InstalmentStatus,
});
export type InstalmentPlan = z.infer<typeof InstalmentPlan>;
/** How a plan stands. */
export const statusOfPlan = ({ repaid, waiting }: Pick<InstalmentPlan, 'repaid' | 'waiting'>): InstalmentStanding =>
  waiting > 0 ? 'pending' : repaid > 0 ? 'paid' : 'refunded';

const instalmentFilter = {
  /** The state of a plan: parts are outstanding, all have come, or no more will come. */
  status: z.optional(severalOf(InstalmentStanding)),
  /** The beginning of the order's number, or the whole of the merchant's. */
  number: z.optional(identifier(64)),
  /** Plans with a part that is waited for and due from this day on, up to that one. */
  dueFrom: z.optional(Day),
  dueTo: z.optional(Day),
} as const;
export const InstalmentFilter = inOrder(z.strictObject(instalmentFilter));
export type InstalmentFilter = z.infer<typeof InstalmentFilter>;

export const listInstalments = endpoint({
  id: 'instalment.list',
  face: 'admin',
  method: 'GET',
  path: '/instalment',
  summary: 'Orders that were paid in parts, newest payment first',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  query: inOrder(z.extend(SortedPageQuery, instalmentFilter)),
  reply: pageOf(InstalmentPlan),
  refusals: [],
});

export const getInstalments = endpoint({
  id: 'instalment.get',
  face: 'admin',
  method: 'GET',
  path: '/instalment/{orderNumber}',
  summary: 'The parts of one order',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  params: z.object({ orderNumber: BusinessNumber }),
  reply: z.extend(InstalmentPlan, { parts: z.array(Instalment) }),
  refusals: ['not_found'],
});
