/** The invitations that nobody has accepted or revoked. */
export const InvitationList = () => null;
