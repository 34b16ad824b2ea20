import {
  askReversal,
  decideReversal,
  getJournal,
  listJournals,
  takeBackReversal,
} from '@balcao/contract/ledger-reversal';
import type { Implement } from '../../platform/implement.ts';
import type { Reversals } from './reversal.service.ts';

export const reversalRoutes = (implement: Implement, reversals: Reversals): void => {
  implement(listJournals, reversals.list);
  implement(getJournal, reversals.get);
  implement(askReversal, reversals.ask);
  implement(decideReversal, reversals.decide);
  implement(takeBackReversal, reversals.takeBack);
};
