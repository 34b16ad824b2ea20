import type { LogChange } from '@balcao/contract/log';
import { menuIds } from '@balcao/contract/menus';
import type { RolePermission, RoleRow } from './role.repository.ts';

/** What a role is called and allows. */
interface Content {
  readonly name: string;
  readonly permissions: readonly RolePermission[];
}

const levelOf = ({ permissions }: Pick<Content, 'permissions'>, menuId: string): string =>
  permissions.find((held) => held.menuId === menuId)?.permissionLevel ?? 'none';

/** One change for each menu whose level is another; in the order of the product's menus. */
export const permissionChanges = (
  before: Pick<Content, 'permissions'>,
  after: Pick<Content, 'permissions'>,
): LogChange[] =>
  menuIds
    .map((of) => ({ field: 'permission', of, before: levelOf(before, of), after: levelOf(after, of) }) as const)
    .filter((change) => change.before !== change.after);

export const nameChanges = (before: string | null, after: string): LogChange[] =>
  before === after ? [] : [{ field: 'name', of: null, before, after }];

export const statusChange = (before: RoleRow['status'], after: RoleRow['status']): LogChange => ({
  field: 'status',
  of: null,
  before,
  after,
});
