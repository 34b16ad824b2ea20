import bill from './zh/bill.ts';
import dashboard from './zh/dashboard.ts';
import financial from './zh/financial.ts';
import instalment from './zh/instalment.ts';
import ledger from './zh/ledger.ts';
import settlement from './zh/settlement.ts';
import withdrawal from './zh/withdrawal.ts';

export default {
  bill,
  dashboard,
  financial,
  instalment,
  ledger,
  settlement,
  withdrawal,
};
