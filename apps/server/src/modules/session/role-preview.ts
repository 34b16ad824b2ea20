import { type endPreview, type previewRole, RoleStatus } from '@balcao/contract/role';
import type { AccountActor } from '../../platform/actor.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RoleService } from '../role/role.service.ts';
import type { PreviewedRole } from './session.present.ts';
import { endSession, findSession, lockSessionsOf } from './session.repository.ts';
import { type From, startSession } from './start-session.ts';

interface Needs {
  readonly db: Db;
  readonly roles: Pick<RoleService, 'find'>;
}

/**
 * A super admin looks at the back office as a role would: the session goes on under a new token, with the role's rights instead of
 * their own, and changes nothing. Their own rights still count: where they are lost, the preview ends like any session of theirs.
 */
export const createRolePreview = ({ db, roles }: Needs) => {
  /** The old token dies with the change of rights (rule: sessions); the session lives no longer for it. */
  const goOn = async (tx: Tx, call: From & { readonly actor: AccountActor }, previewRoleId: string | null) => {
    const { accountId, sessionId } = call.actor;
    await lockSessionsOf(tx, accountId);
    const ended = (await endSession(tx, sessionId, call.now)) ?? refuse('session_ended');
    const { merchantId, rightsSeen, expiresAt } = ended;
    return { token: await startSession(tx, accountId, call, { merchantId, rightsSeen, expiresAt, previewRoleId }) };
  };

  return {
    /** @throws Refusal `not_found` for a role that is deleted or not this team's. */
    preview: (call: Call<typeof previewRole>): Promise<{ token: string }> =>
      // The session itself ends here, so it is not held as by other calls: what goes on has fewer rights.
      transaction(db, async (tx) => {
        const { id: roleId } = call.params;
        const role = await roles.find(tx, { merchantId: call.actor.merchantId, roleId });
        if (!role || role.roleStatus === RoleStatus.enum.deleted) refuse('not_found');
        return goOn(tx, call, roleId);
      }),

    /** @throws Refusal `state_forbids` when there is no preview to end. */
    endPreview: (call: Call<typeof endPreview>): Promise<{ token: string }> =>
      idempotently(db, call, (tx) => (call.actor.isPreviewing ? goOn(tx, call, null) : refuse('state_forbids'))),

    /** The role as which someone looks, with what its members reach at this moment; undefined for everyone else. */
    previewOf: async ({ isPreviewing, merchantId, sessionId }: AccountActor): Promise<PreviewedRole | undefined> => {
      if (!isPreviewing || merchantId === null) return undefined;
      const roleId = (await findSession(db, sessionId))?.session.previewRoleId;
      const role = roleId ? await roles.find(db, { merchantId, roleId }) : undefined;
      if (!role) return undefined;
      return { ...role, permissions: role.roleStatus === RoleStatus.enum.enabled ? role.permissions : [] };
    },
  };
};
