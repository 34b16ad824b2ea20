import { AppShell } from '@balcao/ui/app-shell.tsx';
import { PageHelp } from '@balcao/ui/page-header.tsx';
import type { SideMenuItem } from '@balcao/ui/side-menu.tsx';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { rememberPage } from '../lib/last-page.ts';
import { useLiveEvents } from '../lib/live.ts';
import { useCurrentUser } from '../lib/member.ts';
import { HeaderEnd } from './header-end.tsx';
import { entryOf, type MenuEntry, menuOf, opens } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { helpOf } from './page-help.ts';
import { usePreviewBanner } from './preview.tsx';
import { useWaiting } from './waiting.tsx';

const NoAccess = lazy(() => import('./no-access.tsx').then((part) => ({ default: part.NoAccess })));

/** The frame of the team area: header, side menu, and the live news of the team. */
export const TeamLayout = () => {
  const t = useTranslations('menu');
  const user = useCurrentUser();
  const { routeTree } = useRouter();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const { menuId, wide, title } = page;
  useLiveEvents(user.merchantId);
  const waiting = useWaiting();
  const menu = menuOf(routeTree, user);
  const pathname = useLocation({ select: (location) => location.pathname });
  const help = useLocation({ select: (location) => helpOf(location.pathname, location.search.tab) });
  useEffect(() => rememberPage(pathname), [pathname]);
  const here = entryOf(menu, { pathname, menuId });
  const itemOf = ({ to, title, icon, children }: MenuEntry): SideMenuItem => ({
    to,
    label: t(title),
    isCurrent: to === here,
    ...(icon ? { icon: menuIcons[icon] } : {}),
    ...(children.length > 0 ? { children: children.map(itemOf) } : {}),
  });
  const isPermitted = (!menuId && !title) || opens(page, user);
  return (
    <AppShell right={<HeaderEnd />} items={menu.map(itemOf)} wide={wide ?? false} banner={usePreviewBanner()}>
      {waiting}
      {isPermitted ? (
        <PageHelp value={help}>
          <Outlet />
        </PageHelp>
      ) : (
        <Suspense>
          <NoAccess user={user} menuId={menuId} anywhere={menu.length > 0} />
        </Suspense>
      )}
    </AppShell>
  );
};
