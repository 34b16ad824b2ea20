import { downloadBill, exportBill, exportBillSheet, getBill, listBills } from '@balcao/contract/bill';
import type { Implement } from '../../platform/implement.ts';
import type { BillService } from './bill.service.ts';

export const billRoutes = (implement: Implement, bills: BillService): void => {
  implement(getBill, bills.get);
  implement(downloadBill, bills.download);
  implement(listBills, bills.list);
  implement(exportBill, bills.export);
  implement(exportBillSheet, bills.exportSheet);
};
