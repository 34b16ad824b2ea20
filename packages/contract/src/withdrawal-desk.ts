import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PageQuery, pageOf } from './page.ts';
import { BusinessNumber, Centavos, Id, Instant, identifier } from './scalars.ts';
import { DestinationKind, WithdrawalStatus, WithdrawalType } from './withdrawal.ts';

/** A withdrawal as staff see it: whose it is, and how the bank has been asked about it. */
export const DeskWithdrawal = z.object({
  number: BusinessNumber,
  merchant: z.object({ merchantId: Id, number: z.string(), name: z.string() }),
  type: WithdrawalType,
  status: WithdrawalStatus,
  amount: Centavos,
  fee: Centavos,
  credited: Centavos,
  kind: DestinationKind,
  /** The Pix key or the number of the account, hidden but for its ends. */
  account: z.string(),
  institution: z.nullable(z.string()),
  /** Whom it is paid to; for support hidden but for its ends. */
  payee: z.string(),
  transactionId: z.string(),
  channelTransactionNumber: z.nullable(z.string()),
  failureReason: z.nullable(z.string()),
  appliedAt: Instant,
  sentAt: z.nullable(Instant),
  completedAt: z.nullable(Instant),
  /** Until when it has arrived at the latest. */
  promisedUntil: Instant,
  /** How often the bank was queried, and when last and next. */
  checks: z.int(),
  askedAt: z.nullable(Instant),
  nextCheckAt: z.nullable(Instant),
});
export type DeskWithdrawal = z.infer<typeof DeskWithdrawal>;

/** `waiting`: on its way; `retried`: of those, asked about more than once; `late`: past what was promised; then those that ended. */
export const WithdrawalPart = codes(['waiting', 'retried', 'late', 'failed', 'done']);
export type WithdrawalPart = z.infer<typeof WithdrawalPart>;

const desk = { face: 'console', access: { staff: 'merchant.see' }, rate: 'read' } as const;
const ofNumber = z.object({ id: Id, number: BusinessNumber });

export const listDeskWithdrawals = endpoint({
  ...desk,
  id: 'withdrawal.deskList',
  method: 'GET',
  path: '/withdrawal',
  summary: 'Withdrawals of every merchant: what waits the longest first, of what has ended the newest',
  query: z.extend(PageQuery, {
    /** By default `waiting`. */
    show: z.optional(WithdrawalPart),
    /** A number of a withdrawal or merchant by its beginning, or part of a merchant's name. */
    search: z.optional(identifier(80)),
    merchantId: z.optional(Id),
  }),
  reply: pageOf(DeskWithdrawal),
  refusals: [],
});

const Sum = z.object({ count: z.int(), amount: Centavos });
export const getDeskWithdrawalFigures = endpoint({
  ...desk,
  id: 'withdrawal.deskFigures',
  method: 'GET',
  path: '/withdrawal/figures',
  summary: 'What is on its way over all merchants, what is late, and what ended within a day',
  reply: z.object({
    waiting: Sum,
    retried: Sum,
    late: Sum,
    /** Since 24 hours ago. */
    failed: Sum,
    done: Sum,
  }),
  refusals: [],
});

export const getDeskWithdrawal = endpoint({
  ...desk,
  id: 'withdrawal.deskGet',
  method: 'GET',
  path: '/merchant/{id}/withdrawal/{number}',
  summary: 'One withdrawal of a merchant, with how the bank was asked about it',
  params: ofNumber,
  reply: DeskWithdrawal,
  refusals: ['not_found'],
});

export const askBankNow = endpoint({
  ...desk,
  id: 'withdrawal.askBank',
  method: 'POST',
  path: '/merchant/{id}/withdrawal/{number}/ask',
  summary: 'Has the bank asked at once what became of a withdrawal; the answer is the bank’s own',
  access: { staff: 'finance.decide' },
  rate: 'write',
  params: ofNumber,
  reply: DeskWithdrawal,
  refusals: ['not_found', 'state_forbids'],
});
