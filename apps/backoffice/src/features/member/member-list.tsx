/** The members of the team. */
export const MemberList = () => null;
