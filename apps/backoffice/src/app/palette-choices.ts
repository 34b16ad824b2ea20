import { localeNames } from '@balcao/contract/locale';
import { reaches } from '@balcao/contract/menus';
import { confirm } from '@balcao/ui/confirm';
import { changeLocale, selectableLocales } from '@balcao/ui/locale';
import type { PaletteItem } from '@balcao/ui/palette.tsx';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconArrowRight,
  IconArrowUpRight,
  IconBuildingBank,
  IconHelpCircle,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconQrcode,
  IconReceiptRefund,
  IconRosetteDiscountCheck,
  IconSun,
  IconSwitchHorizontal,
  IconUserCircle,
  IconUserPlus,
  IconWorld,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { logOut } from '../lib/log-out.ts';
import { useCurrentUser } from '../lib/member.ts';
import { menuOf } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { pagesIn } from './pages-in.ts';
import { useGo } from './use-go.ts';

/** Something that the palette finds, and what choosing it does. */
export interface Choice extends PaletteItem {
  /** Other words that people may type for it. */
  readonly keywords?: string;
  readonly choose: () => void;
}

/** Screens that stand in no menu and are looked for all the same. */
const belowMenu = [
  {
    to: '/setting/merchant/team',
    title: 'certificationInfo',
    of: 'merchantSettings',
    menuId: 'setting.merchant',
    icon: IconRosetteDiscountCheck,
  },
  {
    to: '/setting/merchant/payment',
    title: 'paymentData',
    of: 'merchantSettings',
    menuId: 'setting.merchant',
    icon: IconBuildingBank,
  },
] as const;

/** What people come to do. Each begins where its form is, for members who may. */
const doings = [
  { name: 'withdraw', to: '/payment/financial?withdraw=true', menuId: 'payment.financial', icon: IconArrowUpRight },
  { name: 'refund', to: '/payment/transaction/orders?status=02', menuId: 'payment.refunds', icon: IconReceiptRefund },
  { name: 'shopCode', to: '/payment/products/04', menuId: 'payment.products', icon: IconQrcode },
  { name: 'invite', to: '/setting/team', menuId: 'setting.team', icon: IconUserPlus },
] as const;

/** Screens of the menu that people call by other words, too. */
const alsoCalled = ['instalments', 'preauths', 'bills'] as const;

/** The screens that the member may open. */
export const useScreens = (): Choice[] => {
  const t = useTranslations('menu');
  const { routeTree } = useRouter();
  const words = useTranslations('palette.words');
  const go = useGo();
  const user = useCurrentUser();
  const inMenu = pagesIn(menuOf(routeTree, user)).map(({ page, group }) => {
    const icon = page.icon ?? group?.icon;
    const called = alsoCalled.find((title) => title === page.title);
    return {
      id: `screen:${page.to}`,
      label: t(page.title),
      ...(group ? { line: t(group.title) } : {}),
      ...(called ? { keywords: words(called) } : {}),
      icon: icon ? menuIcons[icon] : IconArrowRight,
      choose: () => go(page.to),
    };
  });
  const below = belowMenu
    .filter(({ menuId }) => reaches(user, menuId, 'read'))
    .map(({ to, title, of, icon }) => ({
      id: `screen:${to}`,
      label: t(title),
      line: t(of),
      keywords: words(title),
      icon,
      choose: () => go(to),
    }));
  return [...inMenu, ...below];
};

const useDoings = (): Choice[] => {
  const t = useTranslations('palette.doings');
  const words = useTranslations('palette.words');
  const go = useGo();
  const user = useCurrentUser();
  return doings
    .filter(({ menuId }) => reaches(user, menuId, 'write'))
    .map(({ name, to, icon }) => ({
      id: `do:${name}`,
      label: t(name),
      keywords: words(name),
      icon,
      choose: () => go(to),
    }));
};

const useAskLogOut = () => {
  const t = useTranslations('ui.user');
  return async () => {
    if (await confirm({ title: t('logoutTitle'), message: t('logoutText'), action: t('logout') })) await logOut();
  };
};

/** What one can do from everywhere. */
export const useActions = (onShortcuts: () => void): Choice[] => {
  const t = useTranslations('palette');
  const menu = useTranslations('menu');
  const shell = useTranslations('ui.shell');
  const user = useTranslations('ui.user');
  const go = useGo();
  const locale = useLocale();
  const { setColorScheme } = useMantineColorScheme();
  const isLight = useComputedColorScheme('light') === 'light';
  const askLogOut = useAskLogOut();
  const work = useDoings();
  return [
    ...work,
    { id: 'do:team', label: menu('switchTeam'), icon: IconSwitchHorizontal, choose: () => go('/teams') },
    { id: 'do:certify', label: menu('certifyTeam'), icon: IconRosetteDiscountCheck, choose: () => go('/certify') },
    { id: 'do:help', label: menu('help'), icon: IconHelpCircle, choose: () => go('/help') },
    { id: 'do:account', label: menu('manageAccount'), icon: IconUserCircle, choose: () => go('/account') },
    {
      id: 'do:scheme',
      label: shell(isLight ? 'useDark' : 'useLight'),
      icon: isLight ? IconMoon : IconSun,
      choose: () => setColorScheme(isLight ? 'dark' : 'light'),
    },
    ...selectableLocales(locale)
      .filter((other) => other !== locale)
      .map((other) => ({
        id: `do:language:${other}`,
        label: localeNames[other],
        line: t('language'),
        icon: IconWorld,
        choose: () => changeLocale(other),
      })),
    { id: 'do:shortcuts', label: t('shortcuts'), icon: IconKeyboard, choose: onShortcuts },
    { id: 'do:logOut', label: user('logout'), icon: IconLogout, choose: () => void askLogOut() },
  ];
};
