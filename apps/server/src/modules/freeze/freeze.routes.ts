import { askFreeze, decideFreeze, getFreeze, readOwnFreeze, takeBackFreeze } from '@balcao/contract/withdrawal-freeze';
import type { Implement } from '../../platform/implement.ts';
import type { Freezes } from './freeze.service.ts';
import type { FreezeDecisions } from './freeze-decision.service.ts';

/** What staff decide about a merchant's money, and what the merchant is told of it. */
export const freezeRoutes = (implement: Implement, freezes: Freezes, decisions: FreezeDecisions): void => {
  implement(readOwnFreeze, freezes.own);
  implement(getFreeze, decisions.get);
  implement(askFreeze, decisions.ask);
  implement(decideFreeze, decisions.decide);
  implement(takeBackFreeze, decisions.takeBack);
};
