import type { Refund, RefundDetail, RefundEntry, RefundStep } from '@balcao/contract/refund';
import type { RefundRow } from './refund.tables.ts';

/** A refund as the merchant's server sees it. */
export const presentRefund = (row: RefundRow): Refund => ({
  number: row.number,
  merchantRefundNumber: row.merchantRefundNumber,
  orderNumber: row.orderNumber,
  merchantOrderNumber: row.merchantOrderNumber,
  goodsName: row.goodsName,
  goodsQuantity: row.goodsQuantity,
  goodsAmount: row.goodsAmount,
  method: row.method,
  product: row.product,
  paidAmount: row.paidAmount,
  orderReceivedAt: row.orderReceivedAt?.toISOString() ?? null,
  amount: row.amount,
  fee: row.feeReturned,
  reason: row.reason,
  review: row.review,
  status: row.status,
  rejectReason: row.rejectReason,
  failureReason: row.failureReason,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** A refund as members see it in lists. */
export const presentEntry = (row: RefundRow): RefundEntry => ({
  ...presentRefund(row),
  source: row.source,
  needsSecond: row.needsSecond,
  firstApprovedBy: row.firstApprovedBy,
  version: row.version,
});

/** Everyone who has had a hand in it. */
export const peopleOf = ({ requestedBy, firstApprovedBy, decidedBy }: RefundRow): string[] => [
  ...new Set([requestedBy, firstApprovedBy, decidedBy].filter((id) => id !== null)),
];

type NameOf = (accountId: string | null) => string | null;

const stepsOf = (row: RefundRow, nameOf: NameOf): RefundStep[] => {
  const steps: RefundStep[] = [];
  const add = (kind: RefundStep['kind'], at: Date | null, by: string | null = null): void => {
    if (at) steps.push({ kind, at: at.toISOString(), by: nameOf(by) });
  };
  add('requested', row.createdAt, row.requestedBy);
  // The requester counts as the first of the two.
  if (row.firstApprovedBy !== row.requestedBy) add('firstApproved', row.firstApprovedAt, row.firstApprovedBy);
  if (row.review === '1') add('rejected', row.decidedAt, row.decidedBy);
  if (row.status) {
    if (row.decidedBy) add('approved', row.decidedAt, row.decidedBy);
    add('sent', row.decidedAt);
  }
  if (row.review === '3') add('done', row.completedAt);
  if (row.review === '4') add('failed', row.completedAt);
  return steps;
};

/** One refund with what happened to it. */
export const presentDetail = (row: RefundRow, nameOf: NameOf): RefundDetail => ({
  ...presentEntry(row),
  steps: stepsOf(row, nameOf),
  drawn: row.drawn && { pending: row.drawn.pending, available: row.drawn.available, reserve: row.drawn.reserve },
});
