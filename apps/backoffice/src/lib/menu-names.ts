import type { MenuId } from '@balcao/contract/menus';
import { useTranslations } from 'use-intl';
import type { MenuTitle } from '../i18n/texts.ts';

/** The name of each menu is the title of its screen: a role, the log and a refusal speak of it in the same words. */
const menuTitles: Readonly<Record<MenuId, MenuTitle>> = {
  'payment.overview': 'overview',
  'payment.dashboard': 'dashboard',
  'payment.orders': 'orders',
  'payment.products': 'products',
  'payment.refunds': 'refunds',
  'payment.financial': 'financial',
  'applets.index': 'myApplets',
  'channels.index': 'myChannels',
  'messages.index': 'messageTemplates',
  'setting.team': 'teamSettings',
  'setting.payment': 'paymentSettings',
  'setting.merchant': 'merchantSettings',
};

/** Says the name of a menu in the member's language. */
export const useMenuName = (): ((id: MenuId) => string) => {
  const t = useTranslations('menu');
  return (id) => t(menuTitles[id]);
};
