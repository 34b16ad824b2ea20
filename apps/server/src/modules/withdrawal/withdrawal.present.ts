import type { Withdrawal, WithdrawalDetail, WithdrawalStep } from '@balcao/contract/withdrawal';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** A withdrawal as members and the merchant's server see it; `applicant` is the name of who asked. */
export const presentWithdrawal = (row: WithdrawalRow, applicant: string | null): Withdrawal => ({
  number: row.number,
  transactionId: row.transactionId,
  type: row.type,
  status: row.status,
  applicant,
  appliedAt: row.appliedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  succeededAt: row.succeededAt?.toISOString() ?? null,
  amount: row.amount,
  fee: row.fee,
  credited: row.credited,
  kind: row.kind,
  pixKeyType: row.pixKeyType,
  account: row.masked,
  accountName: row.accountName,
  institution: row.institution,
  branch: row.branch,
  payee: row.payee,
  payer: row.payer,
  payeeDocument: row.payeeDocument,
  channelTransactionNumber: row.channelNumber,
  failureReason: row.failureReason,
});

const stepsOf = (row: WithdrawalRow, applicant: string | null): WithdrawalStep[] => {
  const steps: WithdrawalStep[] = [];
  const add = (kind: WithdrawalStep['kind'], at: Date | null, more: Partial<WithdrawalStep> = {}): void => {
    if (at) steps.push({ kind, at: at.toISOString(), by: null, times: null, ...more });
  };
  add('requested', row.appliedAt, { by: applicant });
  add('held', row.appliedAt);
  add('sent', row.sentAt);
  add('asked', row.askedAt, { times: row.checks });
  add('done', row.succeededAt);
  if (row.status === '99') {
    add('failed', row.completedAt);
    add('returned', row.completedAt);
  }
  return steps;
};

interface Known {
  readonly applicant: string | null;
  /** Whether the team still has the destination. */
  readonly isDestinationLive: boolean;
  readonly authentication: string;
}

/** One withdrawal with the way it went. */
export const presentDetail = (
  row: WithdrawalRow,
  { applicant, isDestinationLive, authentication }: Known,
): WithdrawalDetail => ({
  ...presentWithdrawal(row, applicant),
  steps: stepsOf(row, applicant),
  promisedUntil: row.promisedUntil.toISOString(),
  nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
  destinationId: isDestinationLive ? row.destinationId : null,
  authentication: row.status === '1' ? authentication : null,
});
