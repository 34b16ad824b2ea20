import { type BankReturn, type Dispute, isUndecided } from '@balcao/contract/dispute';
import type { BankReturnRow, DisputeRow } from './dispute.tables.ts';

export const presentReturn = (row: BankReturnRow, merchantOrderNumber: string): BankReturn => ({
  orderNumber: row.orderNumber,
  merchantOrderNumber,
  returnId: row.returnKey,
  rtrId: row.rtrId,
  nature: row.nature,
  reason: row.reason,
  amount: row.amount,
  fee: row.feeReturned,
  debt: row.drawn.debt,
  returnedAt: row.returnedAt.toISOString(),
});

export const presentDispute = (row: DisputeRow): Dispute => {
  const { number, orderNumber, merchantOrderNumber, kind, status, amount, returned, reason } = row;
  return {
    number,
    orderNumber,
    merchantOrderNumber,
    kind,
    status,
    amount,
    returned,
    reason,
    blocked: isUndecided(status) ? row.blocked : 0,
    openedAt: row.openedAt.toISOString(),
    evidenceUntil: row.evidenceUntil.toISOString(),
    decideUntil: row.decideUntil.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
};
