import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NextArrivalLine } from '../features/settlement/next-arrival.tsx';
import { MoneySection } from '../features/withdrawal/money-section.tsx';
import { useHasPage } from '../lib/known-page.ts';

const page = '/payment/financial';
/** The parts in their order: each as soon as it has a route. */
const parts = ['money', 'withdrawals', 'automatic', 'settlements', 'statement', 'destinations'] as const;
const pathOf = (part: (typeof parts)[number]): string => (part === 'money' ? page : `${page}/${part}`);

/** The frame of everything about the team's own money; its parts are routes below it. */
export const FinancialPage = () => {
  const t = useTranslations('financial');
  const hasPage = useHasPage();
  const here = useMatches().at(-1)?.pathname.replace(/\/$/, '');
  const tabs = parts
    .filter((part) => hasPage(pathOf(part)))
    .map((part) => ({ to: pathOf(part), search: {}, label: t(`tabs.${part}`), isCurrent: here === pathOf(part) }));
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <TabLinks label={t('title')} tabs={tabs} />
      <Outlet />
    </>
  );
};

/** The first part: where the money is. */
export const MoneyPart = () => <MoneySection arriving={<NextArrivalLine />} />;
