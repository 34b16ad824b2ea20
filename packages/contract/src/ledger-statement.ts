import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MerchantBucket } from './ledger.ts';
import { Scene } from './order-scene.ts';
import { PageQuery } from './page.ts';
import { BusinessNumber, Centavos, CivilDay, Day, Id, Instant, inOrder, severalOf } from './scalars.ts';

/** Whose statement: one bucket of the merchant's money, or all of them together, where money that only changes its bucket is no movement. */
export const StatementAccount = codes([...MerchantBucket.options, 'own']);
export type StatementAccount = z.infer<typeof StatementAccount>;

/** What moved the money, by its noun. `dispute`: what banks take back by themselves, block for it, and what is owed for it. `other`: what the platform put right. */
export const MovementKind = codes(['sale', 'refund', 'dispute', 'settlement', 'withdrawal', 'reserve', 'other']);
export type MovementKind = z.infer<typeof MovementKind>;

/** What happened, as people are told it. Of refunds and withdrawals each step is a movement of its own. */
export const Movement = codes([
  'sale',
  'refund_held',
  'refund_done',
  'refund_returned',
  'fee_returned',
  'fee_kept',
  'bank_return',
  'dispute_blocked',
  'dispute_unblocked',
  'debt_paid',
  'settlement',
  'withdrawal_held',
  'withdrawal_done',
  'withdrawal_returned',
  'reserve_filled',
  'reserve_taken',
  'credit',
  'correction',
  'other',
]);
export type Movement = z.infer<typeof Movement>;

/** Which way the money went. Names in code, codes on the wire. */
export const TradeDirection = codes({ income: '1', expense: '-1' });
export type TradeDirection = z.infer<typeof TradeDirection>;

/** A statement reaches over so many days at most. */
export const statementDaysAtMost = 366;

export const StatementLine = z.object({
  /** Of the journal that moved the money: one line of an account each. */
  id: Id,
  /** When the balance changed; in the lines of a bucket with a balance never before the line before. */
  at: Instant,
  kind: MovementKind,
  movement: Movement,
  direction: TradeDirection,
  /** With its sign. */
  amount: Centavos,
  /** The account's balance after it. */
  balance: Centavos,
  /** The line's number in its account, from 1 without a gap; null where lines are ordered by time. */
  sequence: z.nullable(z.int()),
  /** Where the order was sold; null where the line is not about one order. */
  scene: z.nullable(Scene),
  /** How many orders and instalments it is of: 1 of one order, of a settlement all that it brought. Null where it is of none. */
  count: z.nullable(z.int()),
  orderNumber: z.nullable(BusinessNumber),
  refundNumber: z.nullable(BusinessNumber),
  settlementNumber: z.nullable(z.string()),
  withdrawalNumber: z.nullable(z.string()),
  /** Of a correction: what it takes back, and when that was posted. */
  corrects: z.nullable(z.object({ movement: Movement, at: Instant })),
});
export type StatementLine = z.infer<typeof StatementLine>;

const filter = {
  account: z._default(StatementAccount, 'available'),
  /** Civil days in São Paulo, both included; the last thirty days where they are missing. */
  from: z.optional(Day),
  to: z.optional(Day),
  kind: z.optional(severalOf(MovementKind)),
  direction: z.optional(severalOf(TradeDirection)),
};
export const StatementFilter = inOrder(z.strictObject(filter));
export type StatementFilter = z.infer<typeof StatementFilter>;

const Range = z.object({
  account: StatementAccount,
  from: CivilDay,
  to: CivilDay,
  /** Balance before the first and after the last movement of the range, and what came and went in between: of all its movements. */
  opening: Centavos,
  closing: Centavos,
  income: Centavos,
  expense: Centavos,
  /** How many movements, without the filter. */
  movements: z.int(),
});

export const StatementDay = z.object({ day: CivilDay, income: Centavos, expense: Centavos, closing: Centavos });
export type StatementDay = z.infer<typeof StatementDay>;

const access = { menu: 'payment.financial', level: 'read' } as const;

/** Without `sort`: each line says the balance after it, so that it is read in the order in which the balance changed, newest first. */
export const getStatement = endpoint({
  id: 'ledger.statement',
  face: 'admin',
  method: 'GET',
  path: '/ledger/statement',
  summary:
    'The statement of an account, newest movement first: each with the balance after it, opening and closing balance',
  access,
  rate: 'read',
  query: inOrder(z.extend(z.omit(PageQuery, { pageNum: true }), filter)),
  reply: z.extend(Range, {
    list: z.array(StatementLine),
    /** Of what the filter leaves. */
    total: z.int(),
    totalIsCapped: z.boolean(),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
});

export const getStatementDays = endpoint({
  id: 'ledger.statementDays',
  face: 'admin',
  method: 'GET',
  path: '/ledger/statement/days',
  summary: 'The balance of an account at the end of each day of a range, and what came and went on it',
  access,
  rate: 'read',
  query: inOrder(z.strictObject({ account: filter.account, from: filter.from, to: filter.to })),
  reply: z.extend(Range, { list: z.array(StatementDay) }),
  refusals: [],
});
