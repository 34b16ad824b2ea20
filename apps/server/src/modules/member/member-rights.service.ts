import { findMembersWithRights } from './member-rights.repository.ts';

export { adminMaskFor } from './admin-mask.ts';
export type { MemberWithRights } from './member-rights.repository.ts';

/** Who of a team may do what: for whatever is told to those whose role allows it. */
export const createMemberRights = () => ({
  /** Everybody of a team, with what they may do at this moment. */
  allOf: findMembersWithRights,
});
export type MemberRights = ReturnType<typeof createMemberRights>;
