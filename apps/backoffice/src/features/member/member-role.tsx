import type { Member } from '@balcao/contract/member';
import { RoleStatus } from '@balcao/contract/role';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { RoleBadge } from '../../lib/role-badge.tsx';
import classes from './member-list.module.css';

/** The role tag of a member, and that the role gives nothing while it is off. */
export const MemberRole = ({ member: { isAdmin, role } }: { member: Pick<Member, 'isAdmin' | 'role'> }) => {
  const t = useTranslations('member');
  if (!isAdmin && !role)
    return (
      <Muted as="span" rigid weight={400}>
        {t('noRole')}
      </Muted>
    );
  return (
    <Row as="span" className={classes.role} inline gap={8} align="center" wrap>
      <RoleBadge of={{ isAdmin, roleName: role?.name ?? null, roleStatus: role?.status ?? null }} />
      {role?.status === RoleStatus.enum.disabled && <StatusBadge tone="waiting">{t('roleOff')}</StatusBadge>}
    </Row>
  );
};
