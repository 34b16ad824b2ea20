import type { Invitation, InvitationStatus } from '@balcao/contract/invitation';
import type { CarriedChannel } from './channel-invited.service.ts';
import type { InvitationRow } from './invitation.repository.ts';
import type { InvitationListing } from './invitation-list.repository.ts';

/** The status now: an invitation past its time is expired, even if the stored status still says pending. */
export const statusAt = ({ status, expiresAt }: Pick<InvitationListing, 'status' | 'expiresAt'>, now: Date) =>
  (status === 'pending' && expiresAt <= now ? 'expired' : status) satisfies InvitationStatus;

/** The channel that the person is to manage; undefined for an invitation into the team alone. */
export const carriedBy = ({
  channelId,
  channelRights,
}: Pick<InvitationRow, 'channelId' | 'channelRights'>): CarriedChannel | undefined =>
  channelId === null || channelRights === null ? undefined : { channelId, rights: channelRights };

export const presentInvitation = (row: InvitationListing, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: { id: row.roleId, name: row.roleName, status: row.roleStatus },
  status: statusAt(row, now),
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
