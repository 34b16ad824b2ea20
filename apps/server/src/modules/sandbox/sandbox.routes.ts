import { actAsBank } from '@balcao/contract/dispute-desk';
import {
  addPhonePerson,
  advanceClock,
  getClock,
  getRail,
  getReviewMode,
  getSandbox,
  listMails,
  resetSandbox,
  setRail,
  setReviewMode,
} from '@balcao/contract/sandbox';
import type { Implement } from '../../platform/implement.ts';
import type { BankActs } from './bank-act.service.ts';
import type { SandboxService } from './sandbox.service.ts';

export const sandboxRoutes = (implement: Implement, sandbox: SandboxService, bankActs: BankActs): void => {
  implement(getSandbox, sandbox.state);
  implement(addPhonePerson, sandbox.addPerson);
  implement(listMails, sandbox.mails);
  implement(getClock, sandbox.clock);
  implement(advanceClock, sandbox.advance);
  implement(getRail, sandbox.rail);
  implement(setRail, sandbox.setRail);
  implement(getReviewMode, sandbox.reviews);
  implement(setReviewMode, sandbox.setReviews);
  implement(actAsBank, bankActs.act);
  implement(resetSandbox, sandbox.reset);
};
