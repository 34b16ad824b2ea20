import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { WholeWorkflow } from '@balcao/contract/workflow';
import { differencesOf } from '@balcao/contract/workflow-difference';
import {
  type listWorkflowVersions,
  type restoreWorkflowVersion,
  workflowVersionsShown,
} from '@balcao/contract/workflow-version';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { findDefinition, listVersions, updateWorkflow } from './workflow.repository.ts';
import type { WorkflowAccess } from './workflow-access.ts';
import { presentWhole } from './workflow-view.ts';

interface Needs {
  readonly db: Db;
  readonly reach: WorkflowAccess;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}

/** What was published of a workflow, by whom and when. */
export const createWorkflowVersions = ({ db, reach, names }: Needs) => ({
  list: async (call: Call<typeof listWorkflowVersions>): Promise<ReplyOf<typeof listWorkflowVersions>> => {
    const { merchantId, id: workflowId } = await reach.read(db, call);
    const rows = await listVersions(db, { merchantId, workflowId }, workflowVersionsShown + 1);
    const people = await names.peopleOf(db, [...new Set(rows.map(({ publishedBy }) => publishedBy))]);
    const nameOf = (id: string) => people.find(({ accountId }) => accountId === id)?.account ?? '';
    const list = rows.slice(0, workflowVersionsShown).map(({ number, publishedAt, publishedBy, definition }, at) => ({
      number,
      publishedAt: publishedAt.toISOString(),
      publishedBy: nameOf(publishedBy),
      differences: differencesOf(rows[at + 1]?.definition ?? null, definition),
    }));
    return { list };
  },

  /** @throws Refusal `not_found` for a version that was never published; `changed_elsewhere`. */
  restore: (call: Call<typeof restoreWorkflowVersion>): Promise<WholeWorkflow> =>
    idempotently(db, call, async (tx) => {
      const { channel, row } = await reach.hold(tx, call);
      const { number, version } = call.body;
      const key = { merchantId: row.merchantId, workflowId: row.id, number };
      const draft = (await findDefinition(tx, key)) ?? refuse('not_found');
      if (row.version !== version) refuse('changed_elsewhere');
      const change = { draft, isChanged: number !== row.published, version: version + 1, updatedAt: call.now };
      await updateWorkflow(tx, row, change);
      reach.changed(tx, row);
      const after = `${row.name} (${number})`;
      await reach.record(tx, call, channel, { event: LogEvent.enum.workflowRestored, before: null, after });
      return presentWhole(tx, { ...row, ...change });
    }),
});
export type WorkflowVersions = ReturnType<typeof createWorkflowVersions>;
