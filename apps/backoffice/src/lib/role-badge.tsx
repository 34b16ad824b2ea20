import type { TeamEntry } from '@balcao/contract/session';
import { useTranslations } from 'use-intl';
import { roleOf } from './role.ts';
import classes from './role-badge.module.css';

/** The role tag of a member; nothing for someone without a role. */
export const RoleBadge = ({ of }: { of: Pick<TeamEntry, 'isAdmin' | 'roleName' | 'roleStatus'> }) => {
  const t = useTranslations('ui.user');
  const role = roleOf(of);
  if (!role) return null;
  return <span className={classes.badge}>{role.kind === 'named' ? role.name : t(role.kind)}</span>;
};
