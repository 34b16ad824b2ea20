import {
  getReconciliation,
  listReconciliationFindings,
  listReconciliations,
  resolveFinding,
  uploadRailFile,
} from '@balcao/contract/ledger-reconciliation';
import type { Implement } from '../../platform/implement.ts';
import type { ReconciliationDesk } from './reconciliation-desk.service.ts';

export const reconciliationRoutes = (implement: Implement, desk: ReconciliationDesk): void => {
  implement(listReconciliations, desk.list);
  implement(getReconciliation, desk.get);
  implement(listReconciliationFindings, desk.findings);
  implement(uploadRailFile, desk.upload);
  implement(resolveFinding, desk.resolve);
};
