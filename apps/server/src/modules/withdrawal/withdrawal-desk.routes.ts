import {
  askBankNow,
  getDeskWithdrawal,
  getDeskWithdrawalFigures,
  listDeskWithdrawals,
} from '@balcao/contract/withdrawal-desk';
import { askFreeze, decideFreeze, getFreeze, readOwnFreeze, takeBackFreeze } from '@balcao/contract/withdrawal-freeze';
import { changeMerchantLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import type { Implement } from '../../platform/implement.ts';
import type { Freezes } from './freeze.service.ts';
import type { FreezeDecisions } from './freeze-decision.service.ts';
import type { WithdrawalDesk } from './withdrawal-desk.service.ts';
import type { WithdrawalLimits } from './withdrawal-limits.service.ts';

interface DeskServices {
  readonly freezes: Freezes;
  readonly freezeDecisions: FreezeDecisions;
  readonly withdrawalLimits: WithdrawalLimits;
  readonly withdrawalDesk: WithdrawalDesk;
}

/** What staff do about the withdrawals of merchants, and what a merchant is told of it. */
export const withdrawalDeskRoutes = (
  implement: Implement,
  { freezes, freezeDecisions, withdrawalLimits, withdrawalDesk }: DeskServices,
): void => {
  implement(readOwnFreeze, freezes.own);
  implement(getFreeze, freezeDecisions.get);
  implement(askFreeze, freezeDecisions.ask);
  implement(decideFreeze, freezeDecisions.decide);
  implement(takeBackFreeze, freezeDecisions.takeBack);
  implement(listDeskWithdrawals, withdrawalDesk.list);
  implement(getDeskWithdrawalFigures, withdrawalDesk.figures);
  implement(getDeskWithdrawal, withdrawalDesk.get);
  implement(askBankNow, withdrawalDesk.askNow);
  implement(getMerchantLimits, withdrawalLimits.get);
  implement(changeMerchantLimits, withdrawalLimits.change);
};
