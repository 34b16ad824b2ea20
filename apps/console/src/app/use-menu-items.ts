import { type StaffRight, type StaffRole, staffMay } from '@balcao/contract/staff';
import type { SideMenuItem } from '@balcao/ui/side-menu.tsx';
import {
  IconBroadcast,
  IconChecklist,
  IconCoins,
  IconHelpCircle,
  IconHistory,
  IconInbox,
  IconLifebuoy,
  IconMessage,
  IconMessage2,
  IconRobot,
  IconRoute,
  IconSearch,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ticketFiguresOptions } from '../features/ticket/ticket.queries.ts';
import { waitingOptions } from '../features/waiting/waiting.queries.ts';

/** The pages about money that a role sees, in the order of the menu. */
const useFinancePages = (role: StaffRole): SideMenuItem[] => {
  const t = useTranslations();
  const pages: readonly (SideMenuItem & { right: StaffRight })[] = [
    { right: 'merchant.see', to: '/merchant', label: t('merchant.title') },
    { right: 'merchant.see', to: '/withdrawal', label: t('withdrawal.title') },
    { right: 'merchant.see', to: '/finance/unknown', label: t('unknown.menu') },
    { right: 'merchant.see', to: '/finance/unidentified', label: t('unidentified.title') },
    { right: 'finance.see', to: '/finance/disputes', label: t('dispute.title') },
    { right: 'merchant.see', to: '/finance/calendar', label: t('calendar.title') },
    { right: 'finance.see', to: '/finance/proof', label: t('ledger.proof.title') },
    { right: 'finance.see', to: '/finance/balance', label: t('ledger.balance.title') },
    { right: 'merchant.see', to: '/finance/journal', label: t('journal.title') },
    { right: 'finance.see', to: '/finance/reconciliation', label: t('reconciliation.menu') },
  ];
  return pages.filter(({ right }) => staffMay(role, right)).map(({ right: _, ...page }) => page);
};

/** The menu of the console as the role opens it. */
export const useMenuItems = (role: StaffRole): SideMenuItem[] => {
  const t = useTranslations();
  const mayDecide = staffMay(role, 'review.decide') || staffMay(role, 'finance.decide');
  const { data } = useQuery({ ...waitingOptions, enabled: mayDecide });
  const mayAssist = staffMay(role, 'merchant.assist');
  const { data: figures } = useQuery({ ...ticketFiguresOptions, enabled: mayAssist });
  const money = useFinancePages(role);
  const reviewing = [
    { to: '/review', label: t('review.title'), icon: IconChecklist },
    { to: '/message', label: t('message.title'), icon: IconMessage },
    { to: '/message-template', label: t('template.title'), icon: IconMessage2 },
  ];
  const finance = { to: '/finance', label: t('frame.finance'), icon: IconCoins, children: money };
  const channels = [
    { to: '/channel', label: t('moderation.title'), icon: IconBroadcast },
    { to: '/robot', label: t('robot.title'), icon: IconRobot },
    { to: '/workflow', label: t('workflow.title'), icon: IconRoute },
  ];
  const waiting = { to: '/waiting', label: t('waiting.title'), icon: IconInbox, count: data?.yours };
  const tickets = { to: '/ticket', label: t('ticket.title'), icon: IconLifebuoy, count: figures?.waiting };
  const support = { to: '/support', label: t('support.title'), icon: IconSearch };
  return [
    ...(mayDecide ? [waiting] : []),
    ...(mayAssist ? [tickets, support] : []),
    ...(staffMay(role, 'review.see') ? reviewing : []),
    ...(staffMay(role, 'channel.see') ? channels : []),
    ...(money.length > 0 ? [finance] : []),
    ...(staffMay(role, 'help.see') ? [{ to: '/help', label: t('help.title'), icon: IconHelpCircle }] : []),
    ...(staffMay(role, 'staff.manage') ? [{ to: '/staff', label: t('people.title'), icon: IconUsersGroup }] : []),
    ...(staffMay(role, 'audit.see') ? [{ to: '/record', label: t('auditEvent.title'), icon: IconHistory }] : []),
  ];
};
