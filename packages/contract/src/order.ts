import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { Amount, BusinessNumber, Centavos, Instant, line, QueryInteger, severalOf } from './scalars.ts';
import type { Moves } from './states.ts';

/** Order and trade status (specification §4): names in code, codes on the wire. */
export const OrderStatus = z.enum({ waiting: '01', paid: '02', failed: '03', closed: '04' });
export type OrderStatus = z.infer<typeof OrderStatus>;
/** Paid, failed and closed are final: money that arrives later is not a move of the order but is given back. */
export const orderMoves: Moves<OrderStatus> = { '01': ['02', '03', '04'], '02': [], '03': [], '04': [] };

/** Payment methods, which are the rails (specification §3). Never one list with the products: the two share codes. */
export const PaymentMethod = z.enum({ wallet: '01', pix: '02', debit: '0301', credit: '0302' });
export type PaymentMethod = z.infer<typeof PaymentMethod>;
/** Payment products (specification §3). */
export const PaymentProduct = z.enum({
  applet: '02',
  api: '03',
  qrCode: '04',
  preauth: '11',
  soundBox: '53',
  tap: '54',
  pos: '99',
});
export type PaymentProduct = z.infer<typeof PaymentProduct>;

/** The merchant's own number of an order: unique for ever within the merchant. */
export const MerchantOrderNumber = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/);

export const Order = z.object({
  number: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  product: PaymentProduct,
  method: PaymentMethod,
  status: OrderStatus,
  goodsName: z.string(),
  goodsQuantity: z.int(),
  unitPrice: Centavos.nullable(),
  merchantGoodsId: z.string().nullable(),
  amount: Centavos,
  /** What the platform keeps; known before the payment, so it is shown on waiting orders too. */
  fee: Centavos,
  net: Centavos,
  createdAt: Instant,
  expiresAt: Instant,
  completedAt: Instant.nullable(),
});
export type Order = z.infer<typeof Order>;

/** One movement of an order's money in the ledger, for the merchant's eyes. */
export const OrderMovement = z.object({ account: z.string(), amount: Centavos, at: Instant, kind: z.string() });
export const OrderDetail = Order.extend({
  payment: z.object({ endToEndId: z.string(), payerName: z.string(), amount: Centavos, paidAt: Instant }).nullable(),
  movements: z.array(OrderMovement),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Create time or complete time: what the dates of a filter speak of (specification §3). */
export const DateBasis = z.enum({ created: '1', completed: '2' });

const orderFilter = {
  status: severalOf(OrderStatus).optional(),
  method: severalOf(PaymentMethod).optional(),
  product: severalOf(PaymentProduct).optional(),
  /** The beginning of our number, or the whole of the merchant's. */
  number: z.string().trim().min(1).max(64).optional(),
  amountFrom: QueryInteger.optional(),
  amountTo: QueryInteger.optional(),
  basis: DateBasis.optional(),
  /** From this instant, no earlier than three months ago (reading 10); without it, the three months. */
  from: Instant.optional(),
  /** Before this instant. */
  to: Instant.optional(),
} as const;
export const OrderFilter = z.strictObject(orderFilter);
export type OrderFilter = z.infer<typeof OrderFilter>;

export const listOrders = endpoint({
  id: 'order.list',
  face: 'admin',
  method: 'GET',
  path: '/order',
  summary: 'Orders of the past three months, newest first by the chosen date',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  query: PageQuery.extend(orderFilter),
  reply: pageOf(Order),
  refusals: [],
});

export const getOrder = endpoint({
  id: 'order.get',
  face: 'admin',
  method: 'GET',
  path: '/order/{number}',
  summary: 'One order with its payment and the movements of its money',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  params: z.object({ number: BusinessNumber }),
  reply: OrderDetail,
  refusals: ['not_found'],
});

export const exportOrders = endpoint({
  id: 'order.export',
  face: 'admin',
  method: 'GET',
  path: '/order/export',
  summary: 'The orders that a filter shows, as CSV',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'heavy',
  query: OrderFilter,
  reply: z.string(),
  refusals: [],
  streams: 'text/csv',
});

/** An order as the merchant's server sees it: with what the payer scans. */
export const ChargedOrder = Order.extend({
  pix: z.object({ brCode: z.string(), txid: z.string() }).nullable(),
});
export type ChargedOrder = z.infer<typeof ChargedOrder>;

export const createOrder = endpoint({
  id: 'order.create',
  face: 'open',
  method: 'POST',
  path: '/order',
  summary: 'Creates a Pix order; the answer carries the BR Code that the customer pays',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantOrderNumber: MerchantOrderNumber,
    method: PaymentMethod.extract(['pix']),
    amount: Amount,
    goodsName: line(120),
    goodsQuantity: z.int().min(1).max(1_000_000).default(1),
    unitPrice: Amount.optional(),
    merchantGoodsId: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/)
      .optional(),
    /** Seconds until an unpaid order is closed: one minute to seven days. */
    expiresInSeconds: z.int().min(60).max(604_800).default(3_600),
  }),
  reply: ChargedOrder,
  refusals: ['order_number_used', 'not_certified'],
});

export const queryOrder = endpoint({
  id: 'order.query',
  face: 'open',
  method: 'GET',
  path: '/order/{merchantOrderNumber}',
  summary: "One order by the merchant's own number",
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantOrderNumber: MerchantOrderNumber }),
  reply: ChargedOrder,
  refusals: ['not_found'],
});

export const closeOrder = endpoint({
  id: 'order.close',
  face: 'open',
  method: 'POST',
  path: '/order/{merchantOrderNumber}/close',
  summary: 'Closes an unpaid order; a payment that arrives later is given back',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  params: z.object({ merchantOrderNumber: MerchantOrderNumber }),
  reply: ChargedOrder,
  refusals: ['not_found', 'state_forbids'],
});
