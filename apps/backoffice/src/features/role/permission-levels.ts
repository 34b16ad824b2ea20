import { type MenuId, type MenuLevel, menuIds } from '@balcao/contract/menus';
import type { Role } from '@balcao/contract/role';

/** How far a role reaches a menu. */
export type Level = 'none' | MenuLevel;
export const levels: readonly Level[] = ['none', 'read', 'write'];
export type Levels = Readonly<Record<MenuId, Level>>;

/** The first part of a menu's id: the group of the side menu in which its screen stands. */
export type MenuGroup = MenuId extends `${infer Group}.${string}` ? Group : never;
const groupOf = (id: MenuId): MenuGroup => id.split('.')[0] as MenuGroup;

/** The menus as the tree shows them: by group, in the order of the product. */
export const menuGroups: readonly { readonly group: MenuGroup; readonly ids: readonly MenuId[] }[] = [
  ...new Set(menuIds.map(groupOf)),
].map((group) => ({ group, ids: menuIds.filter((id) => groupOf(id) === group) }));

const each = (levelOf: (id: MenuId) => Level): Levels =>
  Object.fromEntries(menuIds.map((id) => [id, levelOf(id)])) as Levels;

export const levelsOf = (permissions: Role['menuPermissions']): Levels =>
  each((id) => permissions.find(({ menuId }) => menuId === id)?.permissionLevel ?? 'none');

/** The same as the API takes it: a menu that is not listed is no access. */
export const permissionsOf = (held: Levels) =>
  menuIds.flatMap((menuId) => {
    const level = held[menuId];
    return level === 'none' ? [] : [{ menuId, permissionLevel: level }];
  });

export const withLevel = (held: Levels, ids: readonly MenuId[], level: Level): Levels =>
  each((id) => (ids.includes(id) ? level : held[id]));

export const allAt = (level: Level): Levels => each(() => level);

/** The level that all of these menus have; undefined where they differ. */
export const sharedLevel = (held: Levels, ids: readonly MenuId[]): Level | undefined => {
  const [first, ...others] = ids.map((id) => held[id]);
  return others.every((level) => level === first) ? first : undefined;
};

export const sameLevels = (one: Levels, other: Levels): boolean => menuIds.every((id) => one[id] === other[id]);

/** What a role allows, ready to be said in a few words. */
export type Summary = 'nothing' | 'readAll' | 'writeAll' | { readonly writes: MenuId[]; readonly reads: MenuId[] };

export const summaryOf = (held: Levels): Summary => {
  const shared = sharedLevel(held, menuIds);
  if (shared === 'none') return 'nothing';
  if (shared) return `${shared}All`;
  const at = (level: Level) => menuIds.filter((id) => held[id] === level);
  return { writes: at('write'), reads: at('read') };
};
