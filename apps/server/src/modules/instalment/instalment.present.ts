import { split } from '@balcao/brazil/money';
import { type Instalment, type InstalmentPlan, statusOfPlan } from '@balcao/contract/instalment';
import type { PlanRow } from './instalment.repository.ts';
import type { InstalmentRow } from './instalment.tables.ts';

export const presentPlan = (row: PlanRow): InstalmentPlan => ({
  orderNumber: row.number,
  goodsName: row.goodsName,
  card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  paidAmount: row.paidAmount,
  paidAt: row.completedAt.toISOString(),
  periods: row.periods,
  // What was agreed: refunds shrink the parts, not the plan.
  amountPerPeriod: split(row.paidAmount, row.periods)[0] ?? 0,
  repaid: row.repaid,
  waiting: row.waiting,
  refunded: row.paidAmount - row.repaid - row.waiting,
  refundedPeriods: row.refundedPeriods,
  repaidPeriods: row.repaidPeriods,
  nextDueOn: row.nextDueOn,
  // As its parts: what refunds have taken whole was never paid.
  status: statusOfPlan(row) === 'paid' ? 'paid' : 'pending',
});

export const presentPart = ({ sequence, amount, net, status, dueOn, paidAt }: InstalmentRow): Instalment => ({
  sequence,
  amount,
  net,
  status,
  dueOn,
  paidAt: paidAt?.toISOString() ?? null,
});
