import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { NewOrderDue, OrderDue } from './order-due.ts';
import { goodsQuantityAtMost, orderParticulars } from './order-particulars.ts';
import { orderSettling } from './order-settlement.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { Amount, BusinessNumber, Centavos, Id, Instant, QueryInteger, severalOf } from './scalars.ts';
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

/** A card as far as anybody may know it: what issued it and its last four digits (promise P2). */
export const Card = z.object({ brand: z.string().min(1).max(40), last4: z.string().regex(/^\d{4}$/) });
export type Card = z.infer<typeof Card>;
/** In so many monthly parts a credit card may be charged at most. */
export const instalmentsAtMost = 12;

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
  /** What has been paid: the amount, or of a pre-authorisation what was captured; null until then. */
  paidAmount: Centavos.nullable(),
  /** What has been given back, or is on its way. */
  refundedAmount: Centavos,
  /** What somebody has asked to give back and somebody else decides on: no money has moved. */
  waitingRefundAmount: Centavos,
  /** What the platform keeps, known before the payment; less what came back with refunds, and 0 of what failed or was closed. */
  fee: Centavos,
  /** What stays with the merchant: what is paid, less what was given back and the fee. 0 of what failed or was closed. */
  net: Centavos,
  /** Monthly parts of a credit card; 1 when it is charged at once. */
  instalments: z.int(),
  card: Card.nullable(),
  /** The terminal, sound box or phone that took it. */
  deviceSerial: z.string().nullable(),
  /** Why the rail refused it for good. */
  failureReason: z.string().nullable(),
  createdAt: Instant,
  /** Until then it can be paid. */
  expiresAt: Instant,
  /** Of a Pix with a due date, that day and who owes it. */
  due: OrderDue.nullable(),
  /** When it ended: paid, refused for good, or closed. */
  completedAt: Instant.nullable(),
});
export type Order = z.infer<typeof Order>;

/** One movement of an order's money in the ledger, for the merchant's eyes. */
export const OrderMovement = z.object({
  /** The journal that it is a line of: the lines of one sum to zero. */
  journal: Id,
  account: z.string(),
  /** Of what a rail owes, the payment method; empty otherwise. */
  rail: z.string(),
  amount: Centavos,
  at: Instant,
  /** What moved it: `paid`, `captured`, `refund`, `unexpected`, `returned`; `settled`, of which the order's part is shown. */
  kind: z.string(),
  /** Of which refund, payment or settlement, where an order may have several; empty otherwise. */
  of: z.string(),
  /** Which step of it: a refund is `held`, then `ended`; empty otherwise. */
  step: z.string(),
});
export type OrderMovement = z.infer<typeof OrderMovement>;
export const OrderDetail = Order.extend({
  /** Who paid is shown by their first name alone (promise P1). */
  payment: z.object({ endToEndId: z.string(), payerName: z.string(), amount: Centavos, paidAt: Instant }).nullable(),
  ...orderSettling,
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
  ...orderParticulars,
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
  query: SortedPageQuery.extend(orderFilter),
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

export const endOrder = endpoint({
  id: 'order.end',
  face: 'admin',
  method: 'POST',
  path: '/order/{number}/close',
  summary: 'Closes an unpaid order by hand; a payment that arrives later is given back',
  access: { menu: 'payment.orders', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ number: BusinessNumber }),
  reply: Order,
  refusals: ['not_found', 'state_forbids'],
});

/** An order as the merchant's server sees it: with what the payer scans. */
export const ChargedOrder = Order.extend({
  pix: z.object({ brCode: z.string(), txid: z.string() }).nullable(),
  /** What the payer's chat app opens to pay, whatever the method: shown as a QR code or opened as a link. */
  payUrl: z.string(),
});
export type ChargedOrder = z.infer<typeof ChargedOrder>;

/** Seconds until an unpaid order is closed, unless its maker says otherwise. */
const usualExpiry = 3_600;
const NewOrder = z
  .strictObject({
    merchantOrderNumber: MerchantOrderNumber,
    method: PaymentMethod,
    /** Where it is paid: on the merchant's own pages, or inside a mini program. */
    product: PaymentProduct.extract(['api', 'applet']).default('03'),
    amount: Amount,
    goodsName: nameLine(120),
    goodsQuantity: z.int().min(1).max(goodsQuantityAtMost).default(1),
    unitPrice: Amount.optional(),
    merchantGoodsId: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/)
      .optional(),
    /** Of Pix alone, and instead of `expiresInSeconds`. */
    due: NewOrderDue.optional(),
    /** Seconds until an unpaid order is closed: one minute to seven days. */
    expiresInSeconds: z.int().min(60).max(604_800).optional().meta({ default: usualExpiry }),
  })
  .refine(({ method, due }) => !due || method === PaymentMethod.enum.pix, {
    path: ['due'],
    params: { text: 'duePixOnly' },
  })
  .refine(({ due, expiresInSeconds }) => !due || expiresInSeconds === undefined, {
    path: ['expiresInSeconds'],
    params: { text: 'dueOrExpiry' },
  })
  .refine(({ unitPrice, goodsQuantity, amount }) => unitPrice === undefined || unitPrice * goodsQuantity === amount, {
    path: ['amount'],
    params: { text: 'amountOfGoods' },
  })
  .overwrite((order) => (order.due ? order : { ...order, expiresInSeconds: order.expiresInSeconds ?? usualExpiry }));

export const createOrder = endpoint({
  id: 'order.create',
  face: 'open',
  method: 'POST',
  path: '/order',
  summary:
    'Creates an order, of Pix also with a due date; the answer carries what the customer pays: a link, and of Pix its BR Code',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  body: NewOrder,
  reply: ChargedOrder,
  refusals: ['order_number_used', 'not_certified', 'product_inactive', 'product_blocked', 'method_inactive'],
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
