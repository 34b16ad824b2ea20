import bill from './es/bill.ts';
import dashboard from './es/dashboard.ts';
import financial from './es/financial.ts';
import instalment from './es/instalment.ts';
import ledger from './es/ledger.ts';
import settlement from './es/settlement.ts';
import withdrawal from './es/withdrawal.ts';

export default {
  bill,
  dashboard,
  financial,
  instalment,
  ledger,
  settlement,
  withdrawal,
};
