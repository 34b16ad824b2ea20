import type { Member } from '@balcao/contract/member';
import { avatarPath } from '../account/avatar.service.ts';
import { emailFor } from './admin-mask.service.ts';
import type { MemberListing } from './member-list.repository.ts';
import { changesMembers, refusalToTouch, type Standing } from './member-rules.ts';

/** A member as the caller sees them, with what the caller may do. */
export const presentMember = (row: MemberListing, actor: Standing): Member => {
  const { accountId, isAdmin, permissions, roleId, roleName, roleStatus } = row;
  const member = { accountId, isAdmin, menuPermissions: permissions };
  const may = (act: 'change' | 'remove'): boolean =>
    changesMembers(actor) && refusalToTouch({ actor, member, admins: row.admins }, act) === undefined;
  return {
    id: accountId,
    account: row.account,
    email: emailFor(actor, row),
    avatar: avatarPath(row.avatarId),
    isAdmin,
    role: roleId && roleName && roleStatus ? { id: roleId, name: roleName, status: roleStatus } : null,
    joinedAt: row.joinedAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    twoFactor: row.twoFactor,
    isMe: accountId === actor.accountId,
    changeable: may('change'),
    removable: may('remove'),
    version: row.version,
  };
};
