import { type Endpoint, menuAccessOf } from '@balcao/contract/endpoint';
import type { RefusalData } from '@balcao/contract/envelope';
import { isMenuId, reaches } from '@balcao/contract/menus';
import { RoleStatus } from '@balcao/contract/role';
import type { CurrentUser } from '@balcao/contract/session';

/** The menu and level that someone would need; without a menu, being super admin. */
export type MissingRight = NonNullable<RefusalData['missing']>;

type Rights = Pick<CurrentUser, 'isAdmin' | 'menuPermissions'>;

/** What the member lacks to call an endpoint, by its declaration; undefined when nothing. */
export const missingOf = (target: Pick<Endpoint, 'access'>, member: Rights): MissingRight | undefined => {
  if (target.access === 'superAdmin') return member.isAdmin ? undefined : { menu: null, level: 'write' };
  const needed = menuAccessOf(target);
  return !needed || reaches(member, needed.menu, needed.level) ? undefined : needed;
};

/** Which of the sentences says why someone lacks the right. */
export const reasonOf = (
  { menu, level }: MissingRight,
  user: Rights & Pick<CurrentUser, 'preview' | 'roleName' | 'roleStatus'>,
) => {
  if (user.roleStatus === RoleStatus.enum.disabled) return 'roleDisabled';
  if (user.roleStatus === RoleStatus.enum.deleted) return 'roleDeleted';
  // A screen that does not open says to the person who looks as the role what it says to its members.
  if (user.preview && level === 'write') return 'preview';
  if (!user.isAdmin && user.roleName === null) return 'noRole';
  if (menu === null || !isMenuId(menu)) return 'adminOnly';
  if (level === 'read') return 'seeNot';
  return reaches(user, menu, 'read') ? 'changeNot' : 'neither';
};
