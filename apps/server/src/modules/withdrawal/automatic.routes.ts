import {
  getAutomatic,
  listAutomaticRuns,
  previewAutomatic,
  saveAutomatic,
} from '@balcao/contract/withdrawal-automatic';
import type { Implement } from '../../platform/implement.ts';
import type { AutomaticService } from './automatic.service.ts';
import type { WithdrawalApprovals } from './withdrawal-approval.service.ts';

export const automaticRoutes = (
  implement: Implement,
  automatic: AutomaticService,
  approvals: WithdrawalApprovals,
): void => {
  implement(getAutomatic, automatic.get);
  implement(saveAutomatic, automatic.save, approvals.saveAutomatic);
  implement(previewAutomatic, automatic.preview);
  implement(listAutomaticRuns, automatic.runs);
};
