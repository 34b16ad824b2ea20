import bill from './en/bill.ts';
import dashboard from './en/dashboard.ts';
import financial from './en/financial.ts';
import instalment from './en/instalment.ts';
import ledger from './en/ledger.ts';
import settlement from './en/settlement.ts';
import withdrawal from './en/withdrawal.ts';

export default {
  bill,
  dashboard,
  financial,
  instalment,
  ledger,
  settlement,
  withdrawal,
};
