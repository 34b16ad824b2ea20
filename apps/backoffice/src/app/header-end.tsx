import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { UserMenu, type UserMenuItem } from '@balcao/ui/user-menu.tsx';
import { IconRosetteDiscountCheck, IconSwitchHorizontal, IconUserCircle } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Bell } from '../features/notification/bell.tsx';
import { logOut } from '../lib/log-out.ts';
import { useCurrentUser } from '../lib/member.ts';
import { roleOf } from '../lib/role.ts';
import { PaletteButton } from './palette-button.tsx';

/** The right end of the header: language, colour scheme, and who is logged in. */
export const HeaderEnd = () => {
  const t = useTranslations('menu');
  const user = useCurrentUser();
  const onTeams = useLocation({ select: ({ pathname }) => pathname === '/teams' });
  const items: readonly UserMenuItem[] = [
    { label: t('switchTeam'), icon: IconSwitchHorizontal, to: '/teams' },
    // Once the team is certified, its settings tell of it.
    ...(user.teamCert ? [] : [{ label: t('certifyTeam'), icon: IconRosetteDiscountCheck, to: '/certify' }]),
    { label: t('manageAccount'), icon: IconUserCircle, to: '/account' },
  ];
  return (
    <>
      <PaletteButton />
      <LanguageSelector compact />
      <SchemeSwitch />
      {user.merchantId && !onTeams && <Bell />}
      <UserMenu
        account={user.account}
        email={user.email}
        avatar={user.avatar}
        businessName={user.businessName}
        role={user.merchantId ? roleOf(user) : undefined}
        items={onTeams ? [] : items}
        onLogout={() => void logOut()}
      />
    </>
  );
};
