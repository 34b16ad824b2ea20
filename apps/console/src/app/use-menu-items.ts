import { type StaffRole, staffMay } from '@balcao/contract/staff';
import type { SideMenuItem } from '@balcao/ui/side-menu.tsx';
import { IconCoins, IconComponents, IconHistory, IconInbox, IconUsersGroup } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** The pages about money, in the order of the menu. */
const useFinancePages = (): SideMenuItem[] => {
  const t = useTranslations();
  return [
    { to: '/merchant', label: t('merchant.title') },
    { to: '/withdrawal', label: t('withdrawal.title') },
    { to: '/finance/unknown', label: t('unknown.title') },
    { to: '/finance/ownerless', label: t('ownerless.title') },
    { to: '/finance/disputes', label: t('dispute.title') },
    { to: '/finance/calendar', label: t('calendar.title') },
    { to: '/finance/proof', label: t('ledger.proof.title') },
    { to: '/finance/balance', label: t('ledger.balance.title') },
    { to: '/finance/journal', label: t('journal.title') },
    { to: '/finance/reconciliation', label: t('reconciliation.menu') },
  ];
};

/** The menu of the console as the role opens it. */
export const useMenuItems = (role: StaffRole, isSandbox: boolean): SideMenuItem[] => {
  const t = useTranslations();
  const money = useFinancePages();
  const finance = { to: '/finance', label: t('frame.finance'), icon: IconCoins, children: money };
  return [
    ...(staffMay(role, 'review.see') ? [{ to: '/review', label: t('review.title'), icon: IconInbox }] : []),
    ...(staffMay(role, 'finance.see') && money.length > 0 ? [finance] : []),
    ...(staffMay(role, 'staff.manage') ? [{ to: '/staff', label: t('people.title'), icon: IconUsersGroup }] : []),
    ...(staffMay(role, 'audit.see') ? [{ to: '/record', label: t('deed.title'), icon: IconHistory }] : []),
    ...(isSandbox ? [{ to: '/parts', label: t('parts.title'), icon: IconComponents }] : []),
  ];
};
