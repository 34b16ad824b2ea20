import type { MenuId } from '@balcao/contract/menus';
import type { MenuTitle } from '../i18n/texts.ts';
import type { MenuIcon } from './menu-icons.ts';

/** What a route says of itself: the menu, the tab's title and the permission are read from here. */
interface RouteData {
  /** Title in the menu and in the tab. A route without one stands in no menu. */
  title?: MenuTitle;
  /** The menu that a member must reach to see the page. A titled page without one is the super admin's. */
  menuId?: MenuId;
  /** Left out of the menu. */
  hidden?: boolean;
  icon?: MenuIcon;
  /** The page is a table and may use the whole window. */
  wide?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteData {}
}
