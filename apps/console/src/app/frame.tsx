import { staffMay } from '@balcao/contract/staff';
import { AppShell } from '@balcao/ui/app-shell.tsx';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { UserMenu } from '@balcao/ui/user-menu.tsx';
import { IconUserCircle } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLedgerBanner } from '../features/ledger/ledger-banner.tsx';
import { useLiveReviews } from '../features/review/live.queries.ts';
import { UndoBar } from '../features/review/undo-bar.tsx';
import { FactorBanner } from '../features/staff/factor-banner.tsx';
import { useSignOut } from '../features/staff/staff.queries.ts';
import { currentStaffOptions } from '../lib/current-staff.ts';
import { factorLater } from '../lib/factor-later.ts';
import { leave } from './leave.ts';
import { useMenuItems } from './use-menu-items.ts';

/** Header and menu around the pages of staff. */
export const Frame = () => {
  const t = useTranslations();
  const { data: staff } = useSuspenseQuery(currentStaffOptions);
  const { role } = staff;
  const navigate = useNavigate();
  const signOut = useSignOut();
  useLiveReviews(staffMay(role, 'review.see'));
  const [isLater, setLater] = useState(factorLater.get);
  const later = () => {
    factorLater.set();
    setLater(true);
  };
  const items = useMenuItems(role);
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
  const offer = !staff.twoFactor && !isLater && <FactorBanner onLater={later} />;
  // There is room for one line: money first.
  const banner = useLedgerBanner(staffMay(role, 'finance.see')) ?? offer;
  return (
    <AppShell face={t('frame.name')} right={right} items={items} banner={banner} wide>
      {staffMay(role, 'review.decide') && (
        <UndoBar onBack={(id) => void navigate({ to: '/review/$id', params: { id }, search: {} })} />
      )}
      <Outlet />
    </AppShell>
  );
};
