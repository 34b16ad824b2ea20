import type { ReplyOf } from '@balcao/contract/endpoint';
import type { acceptInvitation, readInvitation } from '@balcao/contract/invitation';
import { LogEvent } from '@balcao/contract/log';
import { RoleStatus } from '@balcao/contract/role';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { AccountErasing } from '../account/account-erasing.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Grants } from '../member/grants.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { InvitedManagers } from './channel-invited.service.ts';
import { carriedBy, statusAt } from './invitation.present.ts';
import { acceptRow, findByCode, forgetAddressOf, type InvitationRow, lockByCode } from './invitation.repository.ts';
import { findListing } from './invitation-list.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly credentials: Pick<Credentials, 'find'>;
  readonly accountErasing: Pick<AccountErasing, 'hold'>;
  readonly roles: Pick<RoleService, 'hold'>;
  readonly grants: Pick<Grants, 'mayStillGrant' | 'rightsOf'>;
  readonly members: Pick<MemberService, 'addMember'>;
  readonly managers: Pick<InvitedManagers, 'admit' | 'nameOf'>;
}

/** A member cannot join a second time. */
const joining = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'already_exists') refuse('member_already');
    throw error;
  }
};

/** Invitations for the holder of the code (rule: invitations): strangers learn nothing, and one person joins once. */
export const createInvitationAcceptance = (needs: Needs) => {
  const { db, events, logs, credentials, accountErasing, roles, grants, members, managers } = needs;

  /** What is taken back or replaced is as unknown as what never was. */
  const refuseOver = (row: InvitationRow, now: Date): void => {
    const status = statusAt(row, now);
    if (status === 'revoked') refuse('not_found');
    if (status === 'accepted') refuse('invitation_used');
    if (status === 'expired') refuse('invitation_expired');
  };

  /** Its role must still exist, and the inviter must still have the right to invite. */
  const refuseVain = async (tx: Tx, { merchantId, roleId, invitedBy }: InvitationRow) => {
    const giver = { merchantId, accountId: invitedBy };
    // Members are held before roles, here as everywhere.
    await grants.rightsOf(tx, giver);
    const role = (await roles.hold(tx, { merchantId, roleId })) ?? refuse('not_found');
    if (role.roleStatus !== RoleStatus.enum.enabled) refuse('role_off');
    if (!(await grants.mayStillGrant(tx, giver, role))) refuse('invitation_expired');
    return role;
  };

  return {
    /** What invitations keep of a person whose account is erased. */
    erase: (tx: Tx, accountId: string): Promise<void> => forgetAddressOf(tx, accountId),

    read: ({ params, now }: Call<typeof readInvitation>): Promise<ReplyOf<typeof readInvitation>> =>
      transaction(db, async (tx) => {
        const row = (await findByCode(tx, hashOf(params.code))) ?? refuse('not_found');
        refuseOver(row, now);
        await refuseVain(tx, row);
        const { teamName, invitedBy, roleName, email, expiresAt } = (await findListing(tx, row)) ?? refuse('not_found');
        // The code of an invitation by mail stands in that mail alone: its holder knows the address, and logs in by it.
        const { merchantId, channelId } = row;
        const channelName = channelId === null ? null : await managers.nameOf(tx, merchantId, channelId, now);
        return { teamName, invitedBy, roleName, channelName, email, expiresAt: expiresAt.toISOString() };
      }),

    accept: (call: Call<typeof acceptInvitation>): Promise<ReplyOf<typeof acceptInvitation>> => {
      const { now, ip, requestId, actor } = call;
      const { accountId } = actor;
      // First, as where an account is erased: the second of the two reads what the first has done, and no member is left without a name.
      const hold = (tx: Tx) => accountErasing.hold(tx, accountId);
      const accept = async (tx: Tx) => {
        // Locked until the commit: a concurrent caller waits here, and finds it used.
        const row = (await lockByCode(tx, hashOf(call.body.inviteCode))) ?? refuse('not_found');
        const person = (await credentials.find(accountId, tx)) ?? refuse('session_ended');
        const isMine = row.status === 'accepted' && row.acceptedBy === accountId;
        if (isMine && (await grants.rightsOf(tx, { merchantId: row.merchantId, accountId }))) refuse('member_already');
        refuseOver(row, now);
        if (row.email !== null && row.email !== person.email) refuse('invitation_for_another');
        const { roleId, roleName, permissions } = await refuseVain(tx, row);
        const { merchantId, id } = row;
        await joining(members.addMember(tx, { merchantId, accountId, isAdmin: false, roleId, now }));
        if (!(await acceptRow(tx, row, accountId))) refuse('invitation_used');
        const { teamName } = (await findListing(tx, { merchantId, id })) ?? refuse('not_found');
        events.publish(tx, merchantId, { topic: 'team', key: accountId });
        const context = { actor: { accountId, merchantId }, ip, requestId, now };
        await logs.record(tx, context, {
          event: LogEvent.enum.joined,
          subject: { kind: 'member', id: accountId, name: person.username },
          changes: [{ field: 'role', of: null, before: null, after: roleName }],
        });
        const carried = carriedBy(row);
        if (carried) events.publish(tx, merchantId, { topic: 'channel', key: carried.channelId });
        const rights = carried && (await grants.rightsOf(tx, { merchantId, accountId: row.invitedBy }));
        const giver = rights && { ...rights, merchantId, accountId: row.invitedBy };
        const channel = carried ? await managers.admit(tx, { carried, permissions, context, giver }) : null;
        return { merchantId, teamName, channel };
      };
      return idempotently(db, call, accept, hold);
    },
  };
};
export type InvitationAcceptance = ReturnType<typeof createInvitationAcceptance>;
