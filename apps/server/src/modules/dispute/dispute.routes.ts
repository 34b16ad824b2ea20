import { addEvidence, getDispute, listDisputes, listOrderReturns, openEvidence } from '@balcao/contract/dispute';
import {
  decideDispute,
  getDeskDispute,
  listDeskDisputes,
  openDeskEvidence,
  registerDispute,
} from '@balcao/contract/dispute-desk';
import { queryDispute, queryDisputes } from '@balcao/contract/dispute-open';
import type { Implement } from '../../platform/implement.ts';
import type { DisputeDesk } from './dispute-desk.service.ts';
import type { DisputeEvidences } from './dispute-evidence.service.ts';
import type { DisputeLists } from './dispute-list.service.ts';

interface Services {
  readonly disputeLists: DisputeLists;
  readonly disputeEvidence: DisputeEvidences;
  readonly disputeDesk: DisputeDesk;
}
export const disputeRoutes = (
  implement: Implement,
  { disputeLists: lists, disputeEvidence: evidence, disputeDesk: desk }: Services,
): void => {
  implement(listDisputes, lists.list);
  implement(getDispute, lists.get);
  implement(listOrderReturns, lists.ofOrder);
  implement(addEvidence, evidence.add);
  implement(openEvidence, evidence.open);
  implement(queryDisputes, lists.queryAll);
  implement(queryDispute, lists.query);
  implement(listDeskDisputes, desk.list);
  implement(getDeskDispute, desk.get);
  implement(registerDispute, desk.register);
  implement(decideDispute, desk.decide);
  implement(openDeskEvidence, desk.openEvidence);
};
