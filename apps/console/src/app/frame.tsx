import { AppShell } from '@balcao/ui/app-shell.tsx';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { UserMenu } from '@balcao/ui/user-menu.tsx';
import { IconComponents, IconInbox } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sandboxOptions } from '../features/sandbox/sandbox.queries.ts';
import { currentStaffOptions, useSignOut } from '../features/staff/staff.queries.ts';
import { leave } from './leave.ts';

/** Header and menu around the pages of staff. */
export const Frame = () => {
  const t = useTranslations();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const { data: sandbox } = useQuery(sandboxOptions);
  const signOut = useSignOut();
  const items = [
    { to: '/review', label: t('review.title'), icon: IconInbox },
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
        items={[]}
        onLogout={() => signOut.mutate(undefined, { onSettled: () => leave() })}
      />
    </>
  );
  return (
    <AppShell face={t('frame.name')} right={right} items={items} wide>
      <Outlet />
    </AppShell>
  );
};
