import { createHash } from 'node:crypto';
import { type Approval, approvalMinutes } from '@balcao/contract/approval';
import type { AccountActor } from '../../platform/actor.ts';
import type { ApprovalContent } from '../../platform/authority.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { approveRow, deleteApprovalsBefore, putApproval, takeApproved } from './approval.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}
type Who = Pick<AccountActor, 'sessionId' | 'merchantId'>;

/** Of all that the code stands for. The parts come from parsed input and from the server, so their order is always the same. */
const hashOf = (merchantId: string | null, { action, params, body, facts }: ApprovalContent): string =>
  createHash('sha256')
    .update(JSON.stringify([merchantId, action, params, body, facts]))
    .digest('base64url');

/**
 * Approvals by a second factor. Each belongs to one session and one content, whose hash is stored. A code confirms it, and the approved call uses it
 * up in its own transaction, where the content is computed again.
 */
export const createApprovals = ({ db, clock, jobs }: Needs) => {
  jobs.every(300, 'approval.forget', () => deleteApprovalsBefore(db, clock.now()));
  return {
    /** Opens one that waits for a code, in the place of an earlier one of the same content. */
    open: async ({ sessionId, merchantId }: Who, content: ApprovalContent, now: Date): Promise<Approval> => {
      const expiresAt = new Date(now.getTime() + approvalMinutes * 60_000);
      const row = { id: newId(now), sessionId, contentHash: hashOf(merchantId, content), approvedAt: null, expiresAt };
      await putApproval(db, row);
      const { action, facts } = content;
      return { id: row.id, action, facts, goodUntil: expiresAt.toISOString() };
    },

    /** A right code has come for it, in the transaction that uses the code up. @throws Refusal `approval_expired`. */
    approve: async (tx: Tx, { sessionId }: Who, id: string, now: Date): Promise<void> => {
      if (!(await approveRow(tx, { id, sessionId }, now))) refuse('approval_expired');
    },

    /** Uses one up; false when no code has approved exactly this. */
    take: (tx: Tx, { sessionId, merchantId }: Who, content: ApprovalContent, now: Date): Promise<boolean> =>
      takeApproved(tx, { sessionId, contentHash: hashOf(merchantId, content) }, now),
  };
};
export type Approvals = ReturnType<typeof createApprovals>;
