import { covers, type MenuPermission, reaches } from '@balcao/contract/menus';
import type { RefusalName } from '@balcao/contract/refusal';

/** What someone may do in a team. */
export interface Rights {
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}
/** Someone in their place in a team, with what their role would allow if it were enabled. */
export interface Standing extends Rights {
  readonly accountId: string;
}

/** May this one change members at all? */
export const changesMembers = (rights: Rights): boolean => reaches(rights, 'setting.team', 'write');

interface Touch {
  readonly actor: Standing;
  readonly member: Standing;
  /** How many super admins the team has. */
  readonly admins: number;
}

/** Members cannot change or remove themselves, except that a super admin may step down while another remains. */
const refusalOfOneself = ({ actor, admins }: Touch, act: 'change' | 'remove'): RefusalName | undefined => {
  if (actor.isAdmin && admins < 2) return 'last_admin';
  return actor.isAdmin && act === 'change' ? undefined : 'state_forbids';
};

/**
 * Why this one may not change or remove that member; undefined when they may. The list shows its buttons, and the change itself
 * decides, by this one rule (rule: no-raised-rights).
 */
export const refusalToTouch = (touch: Touch, act: 'change' | 'remove'): RefusalName | undefined => {
  const { actor, member } = touch;
  if (actor.accountId === member.accountId) return refusalOfOneself(touch, act);
  if (actor.isAdmin) return undefined; // Anyone who does it remains.
  return member.isAdmin || !covers(actor, member.menuPermissions) ? 'rights_exceeded' : undefined;
};
