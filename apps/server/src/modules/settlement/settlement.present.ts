import type { Settlement, SettlementItem } from '@balcao/contract/settlement';
import type { SettlementRow } from './settlement.tables.ts';
import type { ItemRow } from './settlement-list.repository.ts';

interface Sums {
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
}
/** Centavos as they sum up: what was paid, less the fee, less what refunds had taken, is what became available. */
export const presentSums = ({ amount, fee, net }: Sums) => ({ amount, fee, refunded: amount - fee - net, net });

export const presentSettlement = (row: SettlementRow): Settlement => ({
  number: row.number,
  day: row.day,
  method: row.method,
  count: row.count,
  status: row.status,
  ...presentSums(row),
  startedAt: row.startedAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

export const presentItem = (row: ItemRow): SettlementItem => ({
  orderNumber: row.number,
  goodsName: row.goodsName,
  instalments: row.instalments,
  product: row.product as SettlementItem['product'],
  sequence: row.sequence === 0 ? null : row.sequence,
  paidAt: new Date(row.paidAt).toISOString(),
  ...presentSums(row),
});
