import type { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type { RefundEntry, RefundReview, RefundSources, RefundStatus } from '@balcao/contract/refund';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Where the money of a refund was taken from, in centavos: `fee` is the share of the fee that the platform gives back. */
export interface Drawn extends RefundSources {
  readonly fee: number;
}

export const refunds = pgTable(
  'refund',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    orderNumber: text('order_number').notNull(),
    /** What of its order a refund is looked for and shown by; the order never changes it. */
    merchantOrderNumber: text('merchant_order_number').notNull(),
    goodsName: text('goods_name').notNull(),
    paidAmount: bigint('paid_amount', { mode: 'number' }).notNull(),
    /** When it was paid; null of refunds that a server before this column took in. */
    orderReceivedAt: time('order_received_at'),
    /** The merchant's own number, where its server asked: unique for ever within the merchant. */
    merchantRefundNumber: text('merchant_refund_number'),
    method: text('method').$type<PaymentMethod>().notNull(),
    product: text('product').$type<PaymentProduct>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The share of the order's fee that comes back to the merchant. */
    feeReturned: bigint('fee_returned', { mode: 'number' }).notNull(),
    goodsQuantity: integer('goods_quantity'),
    /** What these pieces cost: centavos. */
    goodsAmount: bigint('goods_amount', { mode: 'number' }),
    /** What the payer reads. */
    reason: text('reason').notNull(),
    /** The decision (rule: refund-limits): 0 waiting, 1 rejected, 2 progressing, 3 successful, 4 failed. */
    review: text('review').$type<RefundReview>().notNull(),
    /** The money: 01 on its way, 02 given back, 03 failed; null while, or because, none has moved. */
    status: text('status').$type<RefundStatus>(),
    source: text('source').$type<RefundEntry['source']>().notNull(),
    requestedBy: uuid('requested_by'),
    /** The first of two, where the amount asks for a second person. */
    firstApprovedBy: uuid('first_approved_by'),
    firstApprovedAt: time('first_approved_at'),
    needsSecond: boolean('needs_second').notNull(),
    decidedBy: uuid('decided_by'),
    rejectReason: text('reject_reason'),
    failureReason: text('failure_reason'),
    drawn: jsonb('drawn').$type<Drawn>(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    completedAt: time('completed_at'),
    /** When the rail is queried next; null unless the refund is on its way. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    unique('refund_merchant_number').on(t.merchantId, t.merchantRefundNumber),
    index('refund_order').on(t.merchantId, t.orderNumber),
    index('refund_created').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('refund_number').on(t.number),
    index('refund_completed')
      .on(t.merchantId, t.completedAt.desc().nullsFirst(), t.number.desc().nullsFirst())
      .where(sql`${t.completedAt} is not null`),
    index('refund_waiting').on(t.merchantId).where(sql`${t.review} = '0'`),
    index('refund_to_check').on(t.nextCheckAt).where(sql`${t.nextCheckAt} is not null`),
    check('refund_review', sql`${t.review} in ('0','1','2','3','4')`),
    check(
      'refund_money',
      sql`coalesce(${t.status}, '') = case ${t.review} when '2' then '01' when '3' then '02' when '4' then '03' else '' end`,
    ),
    check('refund_amount', sql`${t.amount} between 1 and 99999999999 and ${t.feeReturned} between 0 and ${t.amount}`),
    check('refund_drawn', sql`(${t.status} is null) = (${t.drawn} is null)`),
    check('refund_reject_reason', sql`(${t.review} = '1') = (${t.rejectReason} is not null)`),
    check(
      'refund_goods_amount',
      sql`${t.goodsAmount} is null or ${t.goodsAmount} between 0 and ${t.paidAmount} and ${t.goodsQuantity} is not null`,
    ),
    check('refund_checked', sql`(${t.status} is not distinct from '01') = (${t.nextCheckAt} is not null)`),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

/** How a merchant decides on refunds. Without a row: automatically, with no second person. */
export const refundPolicies = pgTable('refund_policy', {
  merchantId: uuid('merchant_id').primaryKey(),
  automatic: boolean('automatic').notNull(),
  /** From this amount on a second person must agree; null: never. */
  secondPersonFrom: bigint('second_person_from', { mode: 'number' }),
  version: integer('version').notNull(),
  updatedAt: time('updated_at').notNull(),
});
