import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { automationReads, type Hold } from '../channel/automation-desk.reads.ts';
import { type WorkflowRow, workflows } from './workflow.tables.ts';

/** A workflow with the name of its channel. */
export interface WorkflowListing extends WorkflowRow {
  readonly channelName: string;
}

const heldNow = ({ reason, at }: Hold) => ({
  ...{ isOn: false, dueAt: null, beginningAt: null, lookedTo: null },
  ...{ heldReason: reason, heldAt: at },
});
/** Staff switch it off, at all of its times too; or they release it, and it stays off. False where it has that state already. */
const putHold = async (
  tx: Tx,
  { merchantId, id }: Pick<WorkflowRow, 'merchantId' | 'id'>,
  hold: Hold | null,
): Promise<boolean> => {
  const { heldAt, removedAt } = workflows;
  const { rowCount } = await tx
    .update(workflows)
    .set(hold ? heldNow(hold) : { heldReason: null, heldAt: null })
    .where(
      and(
        ...[eq(workflows.merchantId, merchantId), eq(workflows.id, id), isNull(removedAt)],
        hold ? isNull(heldAt) : isNotNull(heldAt),
      ),
    );
  return rowCount === 1;
};

/** Workflows of every team that were not removed, for the desk of staff. */
export const deskWorkflows = { ...automationReads(workflows, isNull(workflows.removedAt)), putHold };
