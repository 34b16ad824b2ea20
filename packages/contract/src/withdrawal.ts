import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { DateBasis } from './order.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { BusinessNumber, Centavos, Id, Instant, InstantInput, identifier, inOrder, severalOf } from './scalars.ts';
import type { Moves } from './states.ts';

/** Where a withdrawal stands. Names in code, codes on the wire. */
export const WithdrawalStatus = codes({ processing: '0', success: '1', failed: '99' });
export type WithdrawalStatus = z.infer<typeof WithdrawalStatus>;
/** What is on its way ends once (rule: published-moves). */
export const withdrawalMoves: Moves<WithdrawalStatus> = { '0': ['1', '99'], '1': [], '99': [] };
/** Who asked for it: a member, or the automatic withdrawal. */
export const WithdrawalType = codes({ manual: '00', automatic: '01' });
export type WithdrawalType = z.infer<typeof WithdrawalType>;

/** What money is sent to: a Pix key, or a bank account. */
export const DestinationKind = codes(['pix', 'bank']);
export type DestinationKind = z.infer<typeof DestinationKind>;
/** 1 CPF, 2 CNPJ, 3 e-mail, 4 telephone, 5 random key. */
export const PixKeyTypeCode = z
  .int()
  .check(z.gte(1, { error: 'choice', abort: true }), z.lte(5, { error: 'choice', abort: true }));

/** Bank days within which a withdrawal has arrived at the latest; by Pix it usually takes minutes (rule: withdrawal-days). */
export const withdrawalBankDays = 3;

/** A withdrawal; the account as it was when it was asked for, hidden but for its ends. */
export const Withdrawal = z.object({
  number: BusinessNumber,
  /** The id under which the transfer was ordered. */
  transactionId: z.string(),
  type: WithdrawalType,
  status: WithdrawalStatus,
  /** The name of the member who asked; null when it was automatic. */
  applicant: z.nullable(z.string()),
  appliedAt: Instant,
  /** When the order to transfer left for the bank; null while it waits. */
  sentAt: z.nullable(Instant),
  /** When it ended, well or not, and when it succeeded. */
  completedAt: z.nullable(Instant),
  succeededAt: z.nullable(Instant),
  /** What left the available balance. */
  amount: Centavos,
  fee: Centavos,
  /** What arrives: the amount less the fee. */
  credited: Centavos,
  kind: DestinationKind,
  /** Null of a bank account. */
  pixKeyType: z.nullable(PixKeyTypeCode),
  /** The Pix key or the number of the account, hidden but for its ends. */
  account: z.string(),
  accountName: z.string(),
  /** Null of a Pix key whose bank is not known. */
  institution: z.nullable(z.string()),
  branch: z.nullable(z.string()),
  payee: z.string(),
  /** The CPF or CNPJ of the payee, hidden but for its ends; null where it is not known. */
  payeeDocument: z.nullable(z.string()),
  payer: z.string(),
  /** The bank's own number of the transfer; of a Pix its end-to-end id. Null until it has succeeded. */
  channelTransactionNumber: z.nullable(z.string()),
  /** What the bank said when it refused. */
  failureReason: z.nullable(z.string()),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/**
 * What happened to a withdrawal, oldest first. `held`: the amount left the available balance; `asked`: the bank was queried, so many `times`, the
 * last time then; `returned`: the whole amount is available again.
 */
export const WithdrawalStep = z.object({
  kind: z.enum(['requested', 'held', 'sent', 'asked', 'done', 'failed', 'returned']),
  at: Instant,
  /** The name of the member who did it. */
  by: z.nullable(z.string()),
  times: z.nullable(z.int()),
});
export type WithdrawalStep = z.infer<typeof WithdrawalStep>;

export const WithdrawalDetail = z.extend(Withdrawal, {
  steps: z.array(WithdrawalStep),
  /** Until when it has arrived at the latest: the end of a bank day. */
  promisedUntil: Instant,
  /** When the bank is asked next; null once it has ended. */
  nextCheckAt: z.nullable(Instant),
  /** The destination, where the team still has it. */
  destinationId: z.nullable(Id),
  /** The code by which a receipt is recognised; null unless it succeeded. */
  authentication: z.nullable(z.string()),
});
export type WithdrawalDetail = z.infer<typeof WithdrawalDetail>;

const withdrawalFilter = {
  status: z.optional(severalOf(WithdrawalStatus)),
  type: z.optional(severalOf(WithdrawalType)),
  destinationId: z.optional(Id),
  /** The beginning of our number, or the whole of the bank's. */
  number: z.optional(identifier(64)),
  /** 1 when it was asked for, 2 when it ended. */
  basis: z.optional(DateBasis),
  from: z.optional(InstantInput),
  /** Before this instant. */
  to: z.optional(InstantInput),
} as const;
export const WithdrawalFilter = inOrder(z.strictObject(withdrawalFilter));
export type WithdrawalFilter = z.infer<typeof WithdrawalFilter>;

const Sum = z.object({ count: z.int(), amount: Centavos, fee: Centavos, credited: Centavos });
/** What the withdrawals of a filter come to, by how they stand. */
export const WithdrawalFigures = z.object({ processing: Sum, success: Sum, failed: Sum });
export type WithdrawalFigures = z.infer<typeof WithdrawalFigures>;

const read = { face: 'admin', access: { menu: 'payment.financial', level: 'read' }, rate: 'read' } as const;
const ofNumber = z.object({ number: BusinessNumber });

export const listWithdrawals = endpoint({
  ...read,
  id: 'withdrawal.list',
  method: 'GET',
  path: '/withdrawal',
  summary: 'Withdrawals, newest first by the chosen date',
  query: inOrder(z.extend(SortedPageQuery, withdrawalFilter)),
  reply: pageOf(Withdrawal),
  refusals: [],
});

export const getWithdrawalFigures = endpoint({
  ...read,
  id: 'withdrawal.figures',
  method: 'GET',
  path: '/withdrawal/figures',
  summary: 'What the withdrawals that a filter shows come to',
  query: WithdrawalFilter,
  reply: WithdrawalFigures,
  refusals: [],
});

export const getWithdrawal = endpoint({
  ...read,
  id: 'withdrawal.get',
  method: 'GET',
  path: '/withdrawal/{number}',
  summary: 'One withdrawal with the way it went',
  params: ofNumber,
  reply: WithdrawalDetail,
  refusals: ['not_found'],
});

export const getWithdrawalReceipt = endpoint({
  ...read,
  id: 'withdrawal.receipt',
  method: 'GET',
  path: '/withdrawal/{number}/receipt',
  summary: 'The receipt of a withdrawal that succeeded, as a PDF in the language of the caller',
  rate: 'heavy',
  params: ofNumber,
  reply: z.string(),
  refusals: ['not_found', 'state_forbids'],
  streams: 'application/pdf',
});
