import { RoleStatus } from '@balcao/contract/role';
import type { CurrentUser } from '@balcao/contract/session';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** A screen that the member's role does not open, or a role that opens none (reading 21): says whom to ask. */
export const NoAccess = ({ user, anywhere }: { user: CurrentUser; anywhere: boolean }) => {
  const t = useTranslations('menu');
  const isOff = user.roleStatus !== null && user.roleStatus !== RoleStatus.enum.enabled;
  if (isOff)
    return (
      <EmptyState icon={IconLock} title={t('roleOff')} action={<ToTeams />}>
        {t('roleOffText')}
      </EmptyState>
    );
  if (!anywhere)
    return (
      <EmptyState icon={IconLock} title={t('noAccess')} action={<ToTeams />}>
        {t('noAccessText')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={IconLock}
      title={t('noAccessHere')}
      action={
        <Link to="/home" className="link">
          {t('toStart')}
        </Link>
      }
    >
      {t('noAccessHereText')}
    </EmptyState>
  );
};

const ToTeams = () => {
  const t = useTranslations('menu');
  return (
    <Link to="/teams" className="link">
      {t('switchTeam')}
    </Link>
  );
};
