import { type Bill, downloadBill, type OwnBill } from '@balcao/contract/bill';
import { pathOf } from '@balcao/contract/endpoint';
import type { BillRow } from './bill.tables.ts';

export const presentBill = (row: BillRow): Bill => {
  const { day, rows, sha256, bytes, createdAt, paid, captured, refunded, fee, feeReturned, adjusted } = row;
  const net = paid + captured + refunded + fee + feeReturned + adjusted;
  return {
    ...{ day, rows, sha256, bytes },
    totals: { paid, captured, refunded, fee, feeReturned, adjusted, net },
    createdAt: createdAt.toISOString(),
  };
};

export const presentOwn = (row: BillRow): OwnBill => ({
  ...presentBill(row),
  download: pathOf(downloadBill, { day: row.day }),
});
