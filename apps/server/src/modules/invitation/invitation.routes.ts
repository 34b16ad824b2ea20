import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '@balcao/contract/invitation';
import type { Implement } from '../../platform/implement.ts';
import type { InvitationService } from './invitation.service.ts';
import type { InvitationAcceptance } from './invitation-acceptance.service.ts';

export const invitationRoutes = (
  implement: Implement,
  invitations: InvitationService,
  acceptance: InvitationAcceptance,
): void => {
  implement(inviteMember, invitations.invite);
  implement(listInvitations, invitations.list);
  implement(resendInvitation, invitations.resend);
  implement(revokeInvitation, invitations.revoke);
  implement(readInvitation, acceptance.read);
  implement(acceptInvitation, acceptance.accept);
};
