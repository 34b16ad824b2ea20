import type { ChargedOrder, Order } from '@balcao/contract/order';
import type { OrderRow } from './order.tables.ts';

/** An order as members see it. */
export const presentOrder = (row: OrderRow): Order => ({
  number: row.number,
  merchantOrderNumber: row.merchantOrderNumber,
  product: row.product,
  method: row.method,
  status: row.status,
  goodsName: row.goodsName,
  goodsQuantity: row.goodsQuantity,
  unitPrice: row.unitPrice,
  merchantGoodsId: row.merchantGoodsId,
  amount: row.amount,
  fee: row.fee,
  net: row.amount - row.fee,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** An order as the merchant's server sees it. */
export const presentCharged = (row: OrderRow): ChargedOrder => ({
  ...presentOrder(row),
  pix: row.method === '02' ? { brCode: row.brCode, txid: row.txid } : null,
});
