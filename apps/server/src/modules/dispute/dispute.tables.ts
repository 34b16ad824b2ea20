import type { DisputeKind, DisputeStatus, ReturnNature } from '@balcao/contract/dispute';
import type { DeskDispute } from '@balcao/contract/dispute-desk';
import type { RefundSources } from '@balcao/contract/refund';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const centavos = (name: string) => bigint(name, { mode: 'number' });

/** Where the bank's money was taken from, in centavos; `debt` is what was not there. */
export interface Taken extends RefundSources {
  readonly debt: number;
}

/** What banks took of paid orders by themselves; each once, by the bank's own id of it. */
export const bankReturns = pgTable(
  'bank_return',
  {
    merchantId: uuid('merchant_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** The bank's own id: unique for the payment alone. */
    returnKey: text('return_key').notNull(),
    endToEndId: text('end_to_end_id').notNull(),
    /** The id that the Pix system knows it by. */
    rtrId: text('rtr_id'),
    nature: text('nature').$type<ReturnNature>(),
    reason: text('reason'),
    amount: centavos('amount').notNull(),
    /** The share of the order's fee that came back with it. */
    feeReturned: centavos('fee_returned').notNull(),
    drawn: jsonb('drawn').$type<Taken>().notNull(),
    returnedAt: time('returned_at').notNull(),
    heardAt: time('heard_at').notNull(),
    /** When finance was written to about it. */
    toldAt: time('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.orderNumber, t.returnKey] }),
    index('bank_return_payment').on(t.endToEndId),
    index('bank_return_key').on(t.returnKey),
    index('bank_return_heard').on(t.heardAt),
    index('bank_return_untold').on(t.heardAt).where(sql`${t.toldAt} is null`),
    check('bank_return_amount', sql`${t.amount} > 0 and ${t.feeReturned} between 0 and ${t.amount}`),
    check(
      'bank_return_drawn',
      sql`(${t.drawn}->>'pending')::bigint + (${t.drawn}->>'available')::bigint + (${t.drawn}->>'reserve')::bigint + (${t.drawn}->>'debt')::bigint + ${t.feeReturned} = ${t.amount}`,
    ),
  ],
);
export type BankReturnRow = typeof bankReturns.$inferSelect;

/** Cases of the special return mechanism. */
export const disputes = pgTable(
  'dispute',
  {
    merchantId: uuid('merchant_id').notNull(),
    number: text('number').notNull(),
    orderNumber: text('order_number').notNull(),
    merchantOrderNumber: text('merchant_order_number').notNull(),
    kind: text('kind').$type<DisputeKind>().notNull(),
    status: text('status').$type<DisputeStatus>().notNull(),
    /** Who opened it: the bank by its rail, or staff whom the bank told. */
    source: text('source').$type<DeskDispute['source']>().notNull(),
    amount: centavos('amount').notNull(),
    /** The amount that was blocked at the opening, and the buckets it was taken from; until a decision it is in the bucket `dispute`. */
    blocked: centavos('blocked').notNull(),
    drawn: jsonb('drawn').$type<RefundSources>().notNull(),
    returned: centavos('returned').notNull().default(0),
    reason: text('reason').notNull(),
    /** The name of who of the staff registered it. */
    openedBy: text('opened_by'),
    openedAt: time('opened_at').notNull(),
    evidenceUntil: time('evidence_until').notNull(),
    decideUntil: time('decide_until').notNull(),
    decidedAt: time('decided_at'),
    /** The name of who of the staff recorded the bank's decision. */
    decidedBy: text('decided_by'),
    decisionNote: text('decision_note'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.number] }),
    uniqueIndex('dispute_live').on(t.merchantId, t.orderNumber).where(sql`${t.status} in ('open', 'answered')`),
    index('dispute_of_order').on(t.merchantId, t.orderNumber),
    index('dispute_opened').on(t.merchantId, t.openedAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('dispute_opened_anywhere').on(t.openedAt.desc().nullsFirst(), t.number.desc().nullsFirst()),
    index('dispute_undecided').on(t.decideUntil).where(sql`${t.status} in ('open', 'answered')`),
    check('dispute_kind', sql`${t.kind} in ('fraud', 'failure')`),
    check('dispute_status', sql`${t.status} in ('open', 'answered', 'accepted', 'rejected', 'expired')`),
    check('dispute_source', sql`${t.source} in ('bank', 'staff')`),
    check('dispute_amount', sql`${t.amount} > 0 and ${t.blocked} between 0 and ${t.amount} and ${t.returned} >= 0`),
    check(
      'dispute_drawn',
      sql`(${t.drawn}->>'pending')::bigint + (${t.drawn}->>'available')::bigint + (${t.drawn}->>'reserve')::bigint = ${t.blocked}`,
    ),
    check('dispute_decided', sql`(${t.status} in ('accepted', 'rejected', 'expired')) = (${t.decidedAt} is not null)`),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;

/** What teams say and show about a case: appended, never changed. */
export const disputeEvidence = pgTable(
  'dispute_evidence',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    disputeNumber: text('dispute_number').notNull(),
    text: text('text').notNull(),
    uploads: uuid('uploads').array().notNull(),
    givenBy: uuid('given_by').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({
      name: 'dispute_evidence_of',
      columns: [t.merchantId, t.disputeNumber],
      foreignColumns: [disputes.merchantId, disputes.number],
    }),
    index('dispute_evidence_of_dispute').on(t.merchantId, t.disputeNumber, t.givenAt),
    check('dispute_evidence_said', sql`${t.text} <> '' or cardinality(${t.uploads}) > 0`),
  ],
);
export type DisputeEvidenceRow = typeof disputeEvidence.$inferSelect;
