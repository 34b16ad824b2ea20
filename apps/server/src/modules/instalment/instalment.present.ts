import { split } from '@balcao/brazil/money';
import type { Instalment, InstalmentPlan } from '@balcao/contract/instalment';
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
  repaidPeriods: row.repaidPeriods,
  nextDueOn: row.nextDueOn,
  status: row.waiting > 0 ? 'pending' : 'paid',
});

export const presentPart = ({ sequence, amount, net, status, dueOn, paidAt }: InstalmentRow): Instalment => ({
  ...{ sequence, amount, net, status, dueOn },
  paidAt: paidAt?.toISOString() ?? null,
});
