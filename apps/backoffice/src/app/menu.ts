import { type MenuId, reaches } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import type { AnyRoute } from '@tanstack/react-router';
import type { MenuTitle } from '../i18n/texts.ts';
import type { MenuIcon } from './menu-icons.ts';
import { pagesIn } from './pages-in.ts';

/** What a route says of itself: the menu, the tab's title and the permission are read from here. */
interface RouteData {
  /** Title in the menu and in the tab. A route without one stands in no menu. */
  title?: MenuTitle;
  /** The menu that a member must reach to see the page. A titled page without one is the super admin's. */
  menuId?: MenuId;
  /** Every member may see it, also one whose role opens nothing. */
  allMembers?: boolean;
  /** Every member whose role opens anything may see it. */
  anyRight?: boolean;
  /** Left out of the menu. */
  hidden?: boolean;
  icon?: MenuIcon;
  /** The page is a table and may use the whole window. */
  wide?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteData {}
}

export interface MenuEntry {
  readonly to: string;
  readonly title: MenuTitle;
  readonly icon: MenuIcon | undefined;
  /** The menu that it is: pages that stand in no menu belong to the entry of theirs. */
  readonly menuId: MenuId | undefined;
  readonly children: readonly MenuEntry[];
}

type Member = Pick<CurrentUser, 'isAdmin' | 'menuPermissions'>;

const childrenOf = (route: AnyRoute): AnyRoute[] => Object.values((route.children ?? {}) as Record<string, AnyRoute>);

/** Whether a member may see a page with a title, by what its route says of itself. */
export const opens = ({ menuId, allMembers, anyRight }: RouteData, member: Member): boolean => {
  if (menuId) return reaches(member, menuId, 'read');
  return member.isAdmin || allMembers === true || (anyRight === true && member.menuPermissions.length > 0);
};

/**
 * The menu is the route tree: routes with a title that are not hidden and that the member reaches. A route
 * without a title lets its children pass; a group without a permitted route is left out.
 */
export const menuOf = (route: AnyRoute, member: Member): MenuEntry[] => {
  const { title, menuId, hidden, icon } = route.options.staticData ?? {};
  if (hidden) return [];
  const below = childrenOf(route).flatMap((child) => menuOf(child, member));
  if (!title) return below;
  const isGroup = childrenOf(route).some(
    (child) => child.options.staticData?.title && !child.options.staticData.hidden,
  );
  return (isGroup ? below.length > 0 : opens(route.options.staticData ?? {}, member))
    ? [{ to: route.fullPath, title, icon, menuId, children: below }]
    : [];
};

/** The address of the entry that a page belongs to: the one that holds its address, else the one of the page's menu. */
export const entryOf = (
  menu: readonly MenuEntry[],
  { pathname, menuId }: { pathname: string; menuId: MenuId | undefined },
): string | undefined => {
  const pages = pagesIn(menu).map(({ page }) => page);
  const holder = pages.find(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return (holder ?? pages.find((page) => menuId && page.menuId === menuId))?.to;
};
