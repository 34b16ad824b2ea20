import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { DateBasis, MerchantOrderNumber, MethodFilter, PaymentMethod, PaymentProduct } from './order.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import {
  BusinessNumber,
  Centavos,
  Id,
  Instant,
  InstantInput,
  identifier,
  inOrder,
  line,
  MerchantsNumber,
  queryAmount,
  severalOf,
} from './scalars.ts';
import type { Moves } from './states.ts';

/** Where the money of a refund is: on its way, given back, or it stayed. Names in code, codes on the wire. */
export const RefundStatus = codes({ pending: '01', refunded: '02', failed: '03' });
export type RefundStatus = z.infer<typeof RefundStatus>;
/** The decision on a refund. */
export const RefundReview = codes({ waiting: '0', rejected: '1', progressing: '2', successful: '3', failed: '4' });
export type RefundReview = z.infer<typeof RefundReview>;
/** Decided once; what is on its way ends once (rule: published-moves). */
export const refundMoves: Moves<RefundReview> = { '0': ['1', '2'], '1': [], '2': ['3', '4'], '3': [], '4': [] };
/** The decision says where the money is (rule: refund-limits): before it, and after a rejection, none has moved. */
export const statusOfReview: Readonly<Record<RefundReview, RefundStatus | null>> = {
  '0': null,
  '1': null,
  '2': '01',
  '3': '02',
  '4': '03',
};

/** Business days within which the money of a refund is back at what it was paid with (rule: refund-limits). */
export const refundArrivesInDays = 3;

/** So many refunds of one order may be done or on their way (rule: refund-limits). */
export const refundsOfOrderAtMost = 50;
/** Days after the payment until which an order can be given back: the Central Bank's for Pix, a year for the others (rule: refund-limits). */
export const refundDays = (method: PaymentMethod): number => (method === PaymentMethod.enum.pix ? 90 : 365);

/** What counts of an order when some of it is given back; amounts in centavos. */
export interface RefundedOrder {
  readonly paid: number;
  readonly fee: number;
  /** By refunds, also those that still wait for people. */
  readonly refundTaken: number;
  readonly feeReturned: number;
  /** The part of the fee that was not returned in any way; without it, the fee less `feeReturned`. */
  readonly feeLeft?: number;
}
/**
 * The share of the fee that comes back with a refund, in centavos: in proportion to everything that has been given back, less what
 * came back before, so that a full refund returns the whole fee (rule: no-centavo-lost).
 */
export const feeShareOf = (
  { paid, fee, refundTaken, feeReturned, feeLeft = fee - feeReturned }: RefundedOrder,
  amount: number,
): number => {
  const share = Number((BigInt(fee) * BigInt(refundTaken + amount)) / BigInt(paid)) - feeReturned;
  return Math.min(amount, feeLeft, Math.max(0, share));
};

/** Where the money of a refund is taken from, in centavos; the order's own money first, then what is available, then the reserve. */
export const RefundSources = z.object({ pending: Centavos, available: Centavos, reserve: Centavos });
export type RefundSources = z.infer<typeof RefundSources>;
/** So much of each, of what there is; undefined when that is not enough. */
export const drawFrom = (sources: RefundSources, needed: number): RefundSources | undefined => {
  const pending = Math.min(needed, sources.pending);
  const available = Math.min(needed - pending, sources.available);
  const reserve = needed - pending - available;
  return reserve <= sources.reserve ? { pending, available, reserve } : undefined;
};

/** The merchant's own number of a refund: unique for ever within the merchant. */
export const MerchantRefundNumber = MerchantsNumber;
/** What the payer reads; a Pix carries no more than 140 characters. */
export const RefundReason = line(140);

export const Refund = z.object({
  number: BusinessNumber,
  /** Where the merchant's server asked for it. */
  merchantRefundNumber: z.nullable(MerchantRefundNumber),
  orderNumber: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  goodsName: z.string(),
  goodsQuantity: z.nullable(z.int()),
  /** The price of these pieces, by their unit price or their share of the paid amount; null where the number of pieces is not given. */
  goodsAmount: z.nullable(Centavos),
  method: PaymentMethod,
  product: PaymentProduct,
  /** What was paid for the order. */
  paidAmount: Centavos,
  /** When the order was received, which is when it was paid (decision 030). */
  orderReceivedAt: z.nullable(Instant),
  amount: Centavos,
  /** The share of the order's fee that comes back to the merchant. */
  fee: Centavos,
  /** What the payer reads. */
  reason: z.string(),
  review: RefundReview,
  /** Null while, or because, no money has moved. */
  status: z.nullable(RefundStatus),
  rejectReason: z.nullable(z.string()),
  /** What the rail said when it refused. */
  failureReason: z.nullable(z.string()),
  createdAt: Instant,
  decidedAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
});
export type Refund = z.infer<typeof Refund>;

/** A refund as members see it in lists. */
export const RefundEntry = z.extend(Refund, {
  source: z.enum(['server', 'member']),
  needsSecond: z.boolean(),
  /** Who has agreed already, where two must. */
  firstApprovedBy: z.nullable(Id),
  /** An approval names the version that the person has seen. */
  version: z.int(),
});
export type RefundEntry = z.infer<typeof RefundEntry>;
/** Whose agreement a refund that is not decided waits for. */
export const refundWaitsFor = ({
  needsSecond,
  firstApprovedBy,
}: Pick<RefundEntry, 'needsSecond' | 'firstApprovedBy'>) =>
  firstApprovedBy ? 'oneMore' : needsSecond ? 'twoPeople' : 'onePerson';

/** A refund with its order; `requestedBy` is the name of the member who asked for it. */
export const RefundOfOrder = z.extend(RefundEntry, { requestedBy: z.nullable(z.string()) });
export type RefundOfOrder = z.infer<typeof RefundOfOrder>;

/** What happened to a refund, oldest first; `by` is the name of the member who did it. */
export const RefundStep = z.object({
  kind: z.enum(['requested', 'firstApproved', 'approved', 'rejected', 'sent', 'done', 'failed']),
  at: Instant,
  by: z.nullable(z.string()),
});
export type RefundStep = z.infer<typeof RefundStep>;
export const RefundDetail = z.extend(RefundEntry, {
  steps: z.array(RefundStep),
  /** Where its money was taken from; null while none has moved. */
  drawn: z.nullable(RefundSources),
});
export type RefundDetail = z.infer<typeof RefundDetail>;

const refundFilter = {
  review: z.optional(severalOf(RefundReview)),
  status: z.optional(severalOf(RefundStatus)),
  method: z.optional(MethodFilter),
  /** The beginning of our number of the refund, or the whole of the merchant's, or of the order's. */
  number: z.optional(identifier(64)),
  amountFrom: z.optional(queryAmount()),
  amountTo: z.optional(queryAmount()),
  basis: z.optional(DateBasis),
  /** From this instant, no earlier than three months ago (rule: search-window); without it, the three months. */
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const RefundFilter = inOrder(z.strictObject(refundFilter));
export type RefundFilter = z.infer<typeof RefundFilter>;

const access = (level: 'read' | 'write') => ({ menu: 'payment.refunds', level }) as const;
const ofNumber = z.object({ number: BusinessNumber });

export const listRefunds = endpoint({
  id: 'refund.list',
  face: 'admin',
  method: 'GET',
  path: '/refund',
  summary: 'Refunds of the past three months, newest first by the chosen date',
  access: access('read'),
  rate: 'read',
  query: inOrder(z.extend(SortedPageQuery, refundFilter)),
  reply: pageOf(RefundEntry),
  refusals: [],
});

export const getRefund = endpoint({
  id: 'refund.get',
  face: 'admin',
  method: 'GET',
  path: '/refund/{number}',
  summary: 'One refund with what happened to it and where its money came from',
  access: access('read'),
  rate: 'read',
  params: ofNumber,
  reply: RefundDetail,
  refusals: ['not_found'],
});

export const listOrderRefunds = endpoint({
  id: 'refund.ofOrder',
  face: 'admin',
  method: 'GET',
  path: '/order/{number}/refund',
  summary: 'Every refund of one order, newest first',
  access: access('read'),
  rate: 'read',
  params: ofNumber,
  reply: z.array(RefundOfOrder),
  refusals: ['not_found'],
});
