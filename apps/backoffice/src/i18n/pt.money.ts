import bill from './pt/bill.ts';
import dashboard from './pt/dashboard.ts';
import financial from './pt/financial.ts';
import instalment from './pt/instalment.ts';
import ledger from './pt/ledger.ts';
import settlement from './pt/settlement.ts';
import withdrawal from './pt/withdrawal.ts';

export default {
  bill,
  dashboard,
  financial,
  instalment,
  ledger,
  settlement,
  withdrawal,
};
