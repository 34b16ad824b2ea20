import {
  askBankNow,
  getDeskWithdrawal,
  getDeskWithdrawalFigures,
  listDeskWithdrawals,
} from '@balcao/contract/withdrawal-desk';
import { changeMerchantLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import type { Implement } from '../../platform/implement.ts';
import type { WithdrawalDesk } from './withdrawal-desk.service.ts';
import type { WithdrawalLimits } from './withdrawal-limits.service.ts';

interface DeskServices {
  readonly withdrawalLimits: WithdrawalLimits;
  readonly withdrawalDesk: WithdrawalDesk;
}

/** What staff do about the withdrawals of merchants. */
export const withdrawalDeskRoutes = (
  implement: Implement,
  { withdrawalLimits, withdrawalDesk }: DeskServices,
): void => {
  implement(listDeskWithdrawals, withdrawalDesk.list);
  implement(getDeskWithdrawalFigures, withdrawalDesk.figures);
  implement(getDeskWithdrawal, withdrawalDesk.get);
  implement(askBankNow, withdrawalDesk.askNow);
  implement(getMerchantLimits, withdrawalLimits.get);
  implement(changeMerchantLimits, withdrawalLimits.change);
};
