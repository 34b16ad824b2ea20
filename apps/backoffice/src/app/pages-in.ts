import type { MenuEntry } from './menu.ts';

/** The pages of a menu, each with the group that it stands in. */
export const pagesIn = (
  menu: readonly MenuEntry[],
  group?: MenuEntry,
): { readonly page: MenuEntry; readonly group: MenuEntry | undefined }[] =>
  menu.flatMap((entry) =>
    entry.children.length > 0
      ? pagesIn(entry.children, { ...entry, icon: entry.icon ?? group?.icon })
      : [{ page: entry, group }],
  );
