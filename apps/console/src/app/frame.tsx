import { staffMay } from '@balcao/contract/staff';
import { AppShell } from '@balcao/ui/app-shell.tsx';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { UserMenu } from '@balcao/ui/user-menu.tsx';
import { IconComponents, IconHistory, IconInbox, IconUserCircle, IconUsersGroup } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { sandboxOptions } from '../features/sandbox/sandbox.queries.ts';
import { FactorBanner } from '../features/staff/factor-banner.tsx';
import { currentStaffOptions, useSignOut } from '../features/staff/staff.queries.ts';
import { factorLater } from '../lib/factor-later.ts';
import { leave } from './leave.ts';

/** Header and menu around the pages of staff. */
export const Frame = () => {
  const t = useTranslations();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const { data: sandbox } = useQuery(sandboxOptions);
  const { role } = staff;
  const signOut = useSignOut();
  const [isLater, setLater] = useState(factorLater.get);
  const later = () => {
    factorLater.set();
    setLater(true);
  };
  const items = [
    ...(staffMay(role, 'review.see') ? [{ to: '/review', label: t('review.title'), icon: IconInbox }] : []),
    ...(staffMay(role, 'staff.manage') ? [{ to: '/staff', label: t('people.title'), icon: IconUsersGroup }] : []),
    ...(staffMay(role, 'audit.see') ? [{ to: '/record', label: t('deed.title'), icon: IconHistory }] : []),
    ...(sandbox ? [{ to: '/parts', label: t('parts.title'), icon: IconComponents }] : []),
  ];
  const right = (
    <>
      <LanguageSelector compact />
      <SchemeSwitch />
      <UserMenu
        account={staff.name}
        email={staff.email}
        role={{ kind: 'named', name: t(`staff.role.${staff.role}`) }}
        items={[{ to: '/account', label: t('staff.account.title'), icon: IconUserCircle }]}
        onLogout={() => signOut.mutate(undefined, { onSettled: () => leave() })}
      />
    </>
  );
  const banner = !staff.twoFactor && !isLater && <FactorBanner onLater={later} />;
  return (
    <AppShell face={t('frame.name')} right={right} items={items} banner={banner} wide>
      <Outlet />
    </AppShell>
  );
};
