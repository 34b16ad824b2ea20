import { findOrdersForPayment, matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import {
  changeReturnLimit,
  closeUnidentifiedPayment,
  creditUnidentifiedPayment,
  decideUnidentified,
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
  takeBackUnidentified,
} from '@balcao/contract/unidentified-payment';
import type { Implement } from '../../platform/implement.ts';
import type { UnidentifiedClosings } from './unidentified-close.service.ts';
import type { UnidentifiedCredits } from './unidentified-credit.service.ts';
import type { UnidentifiedMatches } from './unidentified-match.service.ts';
import type { UnidentifiedPayments } from './unidentified-payment.service.ts';
import type { UnidentifiedReturns } from './unidentified-return.service.ts';

export const unidentifiedPaymentRoutes = (
  implement: Implement,
  services: {
    readonly unidentified: UnidentifiedPayments;
    readonly matches: UnidentifiedMatches;
    readonly returns: UnidentifiedReturns;
    readonly credits: UnidentifiedCredits;
    readonly closings: UnidentifiedClosings;
  },
): void => {
  const { unidentified, matches, returns, credits, closings } = services;
  implement(listUnidentifiedPayments, unidentified.list);
  implement(returnUnidentifiedPayment, returns.giveBack);
  implement(changeReturnLimit, returns.changeLimit);
  implement(decideUnidentified, returns.decide);
  implement(takeBackUnidentified, returns.takeBack);
  implement(creditUnidentifiedPayment, credits.credit);
  implement(closeUnidentifiedPayment, closings.close);
  implement(findOrdersForPayment, matches.orders);
  implement(matchUnidentifiedPayment, matches.match);
};
