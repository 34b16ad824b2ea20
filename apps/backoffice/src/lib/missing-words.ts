import type { Endpoint } from '@balcao/contract/endpoint';
import { isMenuId } from '@balcao/contract/menus';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';
import { useMenuName } from './menu-names.ts';
import { type MissingRight, missingOf, reasonOf } from './missing-right.ts';

/** The right that the viewer lacks for an endpoint; undefined when they lack none. */
export const useMissing = (target: Pick<Endpoint, 'access'>): MissingRight | undefined =>
  missingOf(target, useCurrentUser());

/** Says in plain words why the member lacks a right: the role, or the menu and the level. */
export const useMissingWords = (): ((missing: MissingRight) => string) => {
  const t = useTranslations('access');
  const nameOf = useMenuName();
  const user = useCurrentUser();
  return (missing) => {
    const menu = missing.menu !== null && isMenuId(missing.menu) ? nameOf(missing.menu) : '';
    const role = user.roleName ?? '';
    return t(reasonOf(missing, user), { menu, role });
  };
};
