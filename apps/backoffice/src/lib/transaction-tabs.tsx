import { reaches } from '@balcao/contract/menus';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';

/** The figures and the lists of what happened to the team's payments, in their order. */
const lists = ['dashboard', 'orders', 'refunds', 'disputes', 'instalments', 'preauths', 'bills'] as const;

/** The lists of transactions side by side: each as soon as it has a route, for members whose role opens it. */
export const TransactionTabs = () => {
  const t = useTranslations('menu');
  const user = useCurrentUser();
  const { routesByPath } = useRouter();
  const routes: Readonly<Record<string, (typeof routesByPath)[keyof typeof routesByPath] | undefined>> = routesByPath;
  const tabs = lists.flatMap((list) => {
    const to = `/payment/transaction/${list}`;
    const { title, menuId } = routes[to]?.options.staticData ?? {};
    return title && menuId && reaches(user, menuId, 'read') ? [{ to, search: {}, label: t(title) }] : [];
  });
  return tabs.length > 1 && <TabLinks label={t('transactions')} tabs={tabs} />;
};
