import { describe, expect, it } from 'vitest';
import { type MenuId, menuIds } from './menus.ts';
import { RolePermissions } from './role.ts';
import { type RolePresetId, rolePresetIds, rolePresets } from './role-preset.ts';

const menusAt = (id: RolePresetId, level: 'read' | 'write') =>
  rolePresets[id].filter(({ permissionLevel }) => permissionLevel === level).map(({ menuId }) => menuId);

describe('a ready-made role', () => {
  it.each(rolePresetIds)('%s names existing menus, each once, as a role is made with', (id) => {
    expect(RolePermissions.safeParse(rolePresets[id]).success).toBe(true);
  });
  it.each<[RolePresetId, MenuId[]]>([
    ['finance', ['payment.refunds', 'payment.financial']],
    ['support', ['channels.index']],
    ['development', ['applets.index', 'setting.payment']],
    ['readOnly', []],
  ])('%s edits what its words say and no more', (id, edits) => {
    expect(menusAt(id, 'write')).toEqual(edits);
  });
  it.each<[RolePresetId, MenuId[]]>([
    ['finance', ['payment.overview', 'payment.dashboard', 'payment.orders']],
    ['support', ['payment.orders', 'payment.refunds']],
    ['development', ['payment.orders', 'payment.products']],
    ['readOnly', [...menuIds]],
  ])('%s views what its words say and no more', (id, views) => {
    expect(menusAt(id, 'read')).toEqual(views);
  });
});
