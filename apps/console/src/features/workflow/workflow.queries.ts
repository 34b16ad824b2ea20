import {
  type DeskWorkflow,
  type DeskWorkflowDetail,
  getDeskWorkflow,
  holdWorkflow,
  listDeskWorkflows,
  releaseWorkflow,
} from '@balcao/contract/workflow-desk';
import { api } from '../../lib/api.ts';
import type { AutomationDesk } from '../../lib/automation.queries.ts';

export const workflowDesk: AutomationDesk<DeskWorkflow, DeskWorkflowDetail> = {
  kind: 'workflow',
  list: (query, signal) => api(listDeskWorkflows, { query }, { signal }),
  one: (id, signal) => api(getDeskWorkflow, { params: { id } }, { signal }),
  hold: holdWorkflow,
  release: releaseWorkflow,
};
