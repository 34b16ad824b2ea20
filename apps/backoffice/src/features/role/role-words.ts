import type { MenuId } from '@balcao/contract/menus';
import type { Role } from '@balcao/contract/role';
import { useFormatter, useTranslations } from 'use-intl';
import { useMenuName } from '../../lib/menu-names.ts';
import { levelsOf, summaryOf } from './permission-levels.ts';

/** What a role allows, in a few words: "Edits Orders · Views Overview and Integration". */
export const useAllowsWords = (): ((role: Pick<Role, 'menuPermissions'>) => string) => {
  const t = useTranslations('role.allows');
  const format = useFormatter();
  const nameOf = useMenuName();
  const said = (how: 'writes' | 'reads', ids: readonly MenuId[]) => t(how, { names: format.list(ids.map(nameOf)) });
  return ({ menuPermissions }) => {
    const summary = summaryOf(levelsOf(menuPermissions));
    if (typeof summary === 'string') return t(summary);
    const { writes, reads } = summary;
    if (reads.length === 0) return said('writes', writes);
    if (writes.length === 0) return said('reads', reads);
    return t('both', { writes: said('writes', writes), reads: said('reads', reads) });
  };
};

/** People by name, as many as one reads: the others as a number. */
export const useNamesWords = (): ((members: { names: readonly string[]; total: number }) => string) => {
  const t = useTranslations('role');
  const format = useFormatter();
  return ({ names, total }) => {
    const others = total - names.length;
    return format.list(others > 0 ? [...names, t('more', { count: others })] : names);
  };
};
