import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { NewOrderDue, OrderDue } from './order-due.ts';
import { NewOrderMetadata, OrderMetadata, withPair } from './order-metadata.ts';
import { OrderMovement } from './order-movement.ts';
import { goodsQuantityAtMost, memberSearch, orderSearch, paidBy } from './order-particulars.ts';
import { orderSettling } from './order-settlement.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import {
  Amount,
  BusinessNumber,
  Centavos,
  digits,
  Instant,
  inOrder,
  MerchantsNumber,
  severalOf,
  visible,
  whole,
} from './scalars.ts';
import type { Moves } from './states.ts';

/** Order and trade status: names in code, codes on the wire. */
export const OrderStatus = codes({ waiting: '01', paid: '02', failed: '03', closed: '04' });
export type OrderStatus = z.infer<typeof OrderStatus>;
/** Paid, failed and closed are final: money that arrives later is not a move of the order but is given back. */
export const orderMoves: Moves<OrderStatus> = { '01': ['02', '03', '04'], '02': [], '03': [], '04': [] };

/** Payment methods, which are the rails. Never one list with the products: the two share codes. */
export const PaymentMethod = codes({ wallet: '01', pix: '02', debit: '0301', credit: '0302' });
export type PaymentMethod = z.infer<typeof PaymentMethod>;
/** What lists are filtered by: a payment method, or cards of both kinds together, which no payment carries as its method. */
export const FilteredMethod = codes({ wallet: '01', pix: '02', card: '03', debit: '0301', credit: '0302' });
export type FilteredMethod = z.infer<typeof FilteredMethod>;
const { card, debit, credit } = FilteredMethod.enum;
/** Payment methods of a filter, with cards as debit and credit. */
export const MethodFilter = z.pipe(
  severalOf(FilteredMethod),
  z.transform((asked): PaymentMethod[] => [
    ...new Set(asked.flatMap((method) => (method === card ? [debit, credit] : [method]))),
  ]),
);
/** Payment products. */
export const PaymentProduct = codes({
  applet: '02',
  api: '03',
  qrCode: '04',
  preauth: '11',
  soundBox: '53',
  tap: '54',
  pos: '99',
});
export type PaymentProduct = z.infer<typeof PaymentProduct>;

/** A card as far as anyone may know it: what issued it and its last four digits (rule: no-card-numbers). */
export const Card = z.object({ brand: z.string().check(z.minLength(1), z.maxLength(40)), last4: digits(4) });
export type Card = z.infer<typeof Card>;
/** In so many monthly parts a credit card may be charged at most. */
export const instalmentsAtMost = 12;

/** The merchant's own number of an order: unique for ever within the merchant. */
export const MerchantOrderNumber = MerchantsNumber;

export const Order = z.object({
  number: BusinessNumber,
  merchantOrderNumber: MerchantOrderNumber,
  product: PaymentProduct,
  method: PaymentMethod,
  status: OrderStatus,
  goodsName: z.string(),
  goodsQuantity: z.int(),
  unitPrice: z.nullable(Centavos),
  merchantGoodsId: z.nullable(z.string()),
  amount: Centavos,
  /** What has been paid: the amount, or of a pre-authorisation what was captured; null until then. */
  paidAmount: z.nullable(Centavos),
  /** What has been given back, or is on its way. */
  refundedAmount: Centavos,
  /** What someone has asked to give back and someone else decides on: no money has moved. */
  waitingRefundAmount: Centavos,
  /** Amounts that the payer's bank took back by itself, such as after a fraud, without a refund request. */
  bankReturnedAmount: Centavos,
  /** What the platform keeps, known before the payment; less what came back with refunds, and 0 of what failed or was closed. */
  fee: Centavos,
  /** What stays with the merchant: what is paid, less what was given back, what the bank took and the fee. 0 of what failed or was closed. */
  net: Centavos,
  /** Monthly parts of a credit card; 1 when it is charged at once. */
  instalments: z.int(),
  card: z.nullable(Card),
  /** The terminal, sound box or phone that took it. */
  deviceSerial: z.nullable(z.string()),
  /** Why the rail refused it for good. */
  failureReason: z.nullable(z.string()),
  createdAt: Instant,
  /** Until then it can be paid. */
  expiresAt: Instant,
  /** Of a Pix with a due date, that day and who owes it. */
  due: z.nullable(OrderDue),
  metadata: OrderMetadata,
  /** When it ended: paid, refused for good, or closed. */
  completedAt: z.nullable(Instant),
});
export type Order = z.infer<typeof Order>;

/** An order as members see it in lists. */
export const OrderEntry = z.extend(Order, paidBy);
export type OrderEntry = z.infer<typeof OrderEntry>;

export const OrderDetail = z.extend(OrderEntry, {
  /** Who paid is shown by their first name alone (rule: masked). */
  payment: z.nullable(z.object({ endToEndId: z.string(), payerName: z.string(), amount: Centavos, paidAt: Instant })),
  ...orderSettling,
  movements: z.array(OrderMovement),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Create time or complete time: what the dates of a filter speak of. */
export const DateBasis = codes({ created: '1', completed: '2' });

/** Filters of orders, the same for members, servers and staff. */
export const orderFilter = {
  status: z.optional(severalOf(OrderStatus)),
  method: z.optional(MethodFilter),
  product: z.optional(severalOf(PaymentProduct)),
  basis: z.optional(DateBasis),
  ...orderSearch,
} as const;
const memberFilter = { ...orderFilter, ...memberSearch } as const;
export const OrderFilter = inOrder(withPair(z.strictObject(memberFilter)));
export type OrderFilter = z.infer<typeof OrderFilter>;

export const listOrders = endpoint({
  id: 'order.list',
  face: 'admin',
  method: 'GET',
  path: '/order',
  summary: 'Orders of the past three months, newest first by the chosen date',
  access: { menu: 'payment.orders', level: 'read' },
  rate: 'read',
  query: inOrder(withPair(z.extend(SortedPageQuery, memberFilter))),
  reply: pageOf(OrderEntry),
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

/** An order as the merchant's server sees it: with what the payer scans. */
export const ChargedOrder = z.extend(Order, {
  pix: z.nullable(z.object({ brCode: z.string(), txid: z.string() })),
  /** What the payer's chat app opens to pay, for every method: shown as a QR code or opened as a link. */
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
    product: z._default(PaymentProduct.extract(['api', 'applet']), '03'),
    amount: Amount,
    goodsName: nameLine(120),
    goodsQuantity: z._default(whole(1, goodsQuantityAtMost), 1),
    unitPrice: z.optional(Amount),
    merchantGoodsId: z.optional(visible(64)),
    /** Of Pix alone, and instead of `expiresInSeconds`. */
    due: z.optional(NewOrderDue),
    metadata: z.optional(NewOrderMetadata),
    /** Seconds until an unpaid order is closed: one minute to seven days. */
    expiresInSeconds: z.optional(whole(60, 604_800)).check(z.meta({ default: usualExpiry })),
  })
  .check(
    z.refine(({ method, due }) => !due || method === PaymentMethod.enum.pix, {
      path: ['due'],
      params: { text: 'duePixOnly' },
    }),
    z.refine(({ due, expiresInSeconds }) => !due || expiresInSeconds === undefined, {
      path: ['expiresInSeconds'],
      params: { text: 'dueOrExpiry' },
    }),
    z.refine(
      ({ unitPrice, goodsQuantity, amount }) => unitPrice === undefined || unitPrice * goodsQuantity === amount,
      { path: ['amount'], params: { text: 'amountOfGoods' } },
    ),
    z.overwrite((order) => (order.due ? order : { ...order, expiresInSeconds: order.expiresInSeconds ?? usualExpiry })),
  );

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
