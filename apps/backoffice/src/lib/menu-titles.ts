import type { MenuId } from '@balcao/contract/menus';
import type { MenuTitle } from '../i18n/texts.ts';

/** The name that each menu has on the screen: the title of its route. */
export const menuTitles: Readonly<Record<MenuId, MenuTitle>> = {
  'payment.overview': 'overview',
  'payment.orders': 'orders',
  'setting.team': 'teamSettings',
  'setting.payment': 'paymentSettings',
};
