import { type Bill, downloadBill, type OwnBill } from '@balcao/contract/bill';
import { pathOf } from '@balcao/contract/endpoint';
import type { BillRow } from './bill.tables.ts';

export const presentBill = (row: BillRow): Bill => {
  const { day, rows, opening, sha256, bytes, createdAt, paid, captured, refunded, fee, feeReturned } = row;
  const { withdrawn, withdrawalFee, adjusted } = row;
  const kinds = { paid, captured, refunded, fee, feeReturned, withdrawn, withdrawalFee, adjusted };
  const net = Object.values(kinds).reduce((sum, amount) => sum + amount, 0);
  return {
    day,
    rows,
    opening,
    closing: opening + net,
    sha256,
    bytes,
    totals: { ...kinds, net },
    createdAt: createdAt.toISOString(),
  };
};

export const presentOwn = (row: BillRow): OwnBill => ({
  ...presentBill(row),
  download: pathOf(downloadBill, { day: row.day }),
});
