import type { OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { OrderMetadata } from '@balcao/contract/order-metadata';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** For finding an order without knowing its team. */
const overAllMerchants = (
  t: Readonly<Record<'number' | 'txid' | 'merchantOrderNumber' | 'payToken', ExtraConfigColumn>>,
) => [
  index('order_txid').on(t.txid),
  index('order_number').on(t.number),
  index('order_own_number').on(t.merchantOrderNumber),
  uniqueIndex('order_pay_token').on(t.payToken).where(sql`${t.payToken} is not null`),
];

type Searched = 'merchantId' | 'metadata' | 'payerName' | 'createdAt' | 'number';
/**
 * What was noted is found by a hash of merchant, key and value, and only where something was noted; payers by the first word of their
 * name, without its accents and capitals.
 */
const bySearch = (t: Readonly<Record<Searched, ExtraConfigColumn>>) => [
  index('order_payer')
    .on(
      t.merchantId,
      sql`order_payer_key(${t.payerName})`,
      t.createdAt.desc().nullsFirst(),
      t.number.desc().nullsFirst(),
    )
    .where(sql`${t.payerName} is not null`),
  index('order_metadata')
    .using('gin', sql`order_metadata_terms(${t.merchantId}, ${t.metadata})`)
    .where(sql`${t.metadata} is not null`),
  check('order_metadata_object', sql`jsonb_typeof(${t.metadata}) = 'object'`),
];

export const orders = pgTable(
  'order',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    merchantOrderNumber: text('merchant_order_number').notNull(),
    product: text('product').$type<PaymentProduct>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    goodsName: text('goods_name').notNull(),
    goodsQuantity: integer('goods_quantity').notNull(),
    unitPrice: bigint('unit_price', { mode: 'number' }),
    merchantGoodsId: text('merchant_goods_id'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    completedAt: time('completed_at'),
    /** What the rail knows the charge by, and what the link to pay it carries: unique over all merchants, not to be guessed. */
    txid: text('txid').notNull(),
    /** What the link carries instead, where the txid could be guessed: of orders that were open when links became random. */
    payToken: text('pay_token'),
    brCode: text('br_code').notNull(),
    /** When the rail is asked next whether this was paid; null once it has said so, or was asked long enough after the closing. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** What the rail knows the payment by; looked for without a team, as a file of a rail names none. */
    endToEndId: text('end_to_end_id'),
    payerName: text('payer_name'),
    /** What was paid; of a pre-authorisation, what was captured. */
    paidAmount: bigint('paid_amount', { mode: 'number' }),
    /** Refunds done and on their way, and their share of the fee: raised with each, lowered only when one fails (rule: refunds-within-paid). */
    refundTaken: bigint('refunded', { mode: 'number' }).notNull().default(0),
    feeReturned: bigint('fee_returned', { mode: 'number' }).notNull().default(0),
    /** Of these, what someone still decides on: none of it has moved. */
    refundWaiting: bigint('refund_waiting', { mode: 'number' }).notNull().default(0),
    feeWaiting: bigint('fee_waiting', { mode: 'number' }).notNull().default(0),
    /**
     * What the bank took of it by itself, and what of the fee came back with it. With refunds it may be more than was paid; that a new
     * refund gives back no more than both leave, the trigger `order_refund_left` asks.
     */
    bankReturned: bigint('bank_returned', { mode: 'number' }).notNull().default(0),
    bankFeeReturned: bigint('bank_fee_returned', { mode: 'number' }).notNull().default(0),
    refundCount: integer('refund_count').notNull().default(0),
    /** Of the net amount, what has been settled: no longer pending. */
    settledNet: bigint('settled_net', { mode: 'number' }).notNull().default(0),
    /** Of the net amount, what refunds have taken before it was settled; lowered only when one fails. */
    pendingDrawn: bigint('pending_drawn', { mode: 'number' }).notNull().default(0),
    /** When what is still pending of it is settled; null while, or because, nothing is. Of parts, each has its own day. */
    settlesAt: time('settles_at'),
    instalments: integer('instalments').notNull().default(1),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    deviceSerial: text('device_serial'),
    /** The shop's QR code that it was paid by. */
    shopCodeId: uuid('shop_code_id'),
    failureReason: text('failure_reason'),
    /** Of a Pix with a due date: that civil day in São Paulo, YYYYMMDD. */
    dueDate: text('due_date'),
    /** Who owes it, name and CPF or CNPJ, sealed (rule: sealed); the parts that may be shown are in the next columns. */
    sealedDebtor: text('sealed_debtor'),
    debtorName: text('debtor_name'),
    debtorTaxId: text('debtor_tax_id'),
    /** What the merchant's server noted on it; null where it noted nothing. */
    metadata: jsonb('metadata').$type<OrderMetadata>(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    unique('order_merchant_number').on(t.merchantId, t.merchantOrderNumber),
    ...overAllMerchants(t),
    ...bySearch(t),
    index('order_created').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('order_completed')
      .on(t.merchantId, t.completedAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.completedAt} is not null`),
    index('order_shop_code').on(t.merchantId, t.shopCodeId, t.completedAt).where(sql`${t.shopCodeId} is not null`),
    index('order_goods_id')
      .on(t.merchantId, t.merchantGoodsId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.merchantGoodsId} is not null`),
    index('order_payment').on(t.endToEndId, t.merchantId).where(sql`${t.endToEndId} is not null`),
    index('order_card')
      .on(t.merchantId, t.cardLast4, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.cardLast4} is not null`),
    index('order_device')
      .on(t.merchantId, t.deviceSerial, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.deviceSerial} is not null`),
    index('order_given_back')
      .on(t.merchantId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.refundTaken} > 0`),
    index('order_failed')
      .on(t.merchantId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.status} = '03'`),
    index('order_in_parts')
      .on(t.merchantId, t.completedAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.instalments} > 1 and ${t.status} = '02'`),
    index('order_to_settle').on(t.settlesAt, t.merchantId, t.method, t.number).where(sql`${t.settlesAt} is not null`),
    index('order_expected').on(t.merchantId, t.settlesAt).where(sql`${t.settlesAt} is not null`),
    index('order_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check('order_status', sql`${t.status} in ('01','02','03','04')`),
    check('order_product', sql`${t.product} in ('02','03','04','11','53','54','99')`),
    check('order_method', sql`${t.method} in ('01','02','0301','0302')`),
    check('order_amount', sql`${t.amount} between 1 and 99999999999 and ${t.fee} between 0 and ${t.amount}`),
    check(
      'order_refunded',
      sql`${t.refundTaken} between 0 and coalesce(${t.paidAmount}, 0) and ${t.feeReturned} between 0 and ${t.fee} and ${t.refundCount} between 0 and 50 and ${t.bankReturned} between 0 and coalesce(${t.paidAmount}, 0) and ${t.bankFeeReturned} between 0 and ${t.feeReturned}`,
    ),
    check(
      'order_refund_waiting',
      sql`${t.refundWaiting} between 0 and ${t.refundTaken} and ${t.feeWaiting} between 0 and ${t.feeReturned}`,
    ),
    check(
      'order_paid_amount',
      sql`(${t.status} = '02') = (${t.paidAmount} is not null) and ${t.paidAmount} <= ${t.amount}`,
    ),
    check(
      'order_settled',
      sql`${t.settledNet} >= 0 and ${t.pendingDrawn} >= 0 and ${t.settledNet} + ${t.pendingDrawn} <= greatest(coalesce(${t.paidAmount}, 0) - ${t.fee}, 0)`,
    ),
    check('order_instalments', sql`${t.instalments} between 1 and 12`),
    check('order_card', sql`${t.cardLast4} ~ '^[0-9]{4}$'`),
    check(
      'order_due',
      sql`num_nulls(${t.dueDate}, ${t.sealedDebtor}, ${t.debtorName}, ${t.debtorTaxId}) in (0, 4) and (${t.dueDate} is null or ${t.dueDate} ~ '^[0-9]{8}$' and ${t.method} = '02')`,
    ),
    check('order_completed_when_paid', sql`${t.status} <> '02' or ${t.completedAt} is not null`),
  ],
);
export type OrderRow = typeof orders.$inferSelect;
