import {
  getWithdrawal,
  getWithdrawalFigures,
  getWithdrawalReceipt,
  listWithdrawals,
} from '@balcao/contract/withdrawal';
import { addDestination, listDestinations, removeDestination } from '@balcao/contract/withdrawal-destination';
import { getOrderAtBank } from '@balcao/contract/withdrawal-order';
import { getWithdrawable, quoteWithdrawal, requestWithdrawal } from '@balcao/contract/withdrawal-request';
import type { Implement } from '../../platform/implement.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

export const withdrawalRoutes = (implement: Implement, withdrawals: WithdrawalService): void => {
  const { requests, destinations, lists, ofOrder, approvals } = withdrawals;
  implement(listWithdrawals, lists.list);
  implement(getWithdrawalFigures, lists.figures);
  implement(getWithdrawable, requests.withdrawable);
  implement(quoteWithdrawal, requests.quote);
  implement(requestWithdrawal, requests.request, approvals.request);
  implement(listDestinations, destinations.listed);
  implement(addDestination, destinations.add, approvals.addDestination);
  implement(removeDestination, destinations.remove, approvals.removeDestination);
  implement(getOrderAtBank, ofOrder);
  implement(getWithdrawal, lists.get);
  implement(getWithdrawalReceipt, lists.receipt);
};
