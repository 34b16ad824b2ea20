import { type MenuId, type MenuLevel, menuIds } from './menus.ts';

/** Ready-made roles, from which a role of a team can begin. Their names are words of the web app, in the person's language. */
export const rolePresetIds = ['finance', 'support', 'development', 'readOnly'] as const;
export type RolePresetId = (typeof rolePresetIds)[number];

interface PresetPermission {
  readonly menuId: MenuId;
  readonly permissionLevel: MenuLevel;
}
const at = (permissionLevel: MenuLevel, ids: readonly MenuId[]): readonly PresetPermission[] =>
  ids.map((menuId) => ({ menuId, permissionLevel }));

/**
 * What each ready-made role allows; a menu that is not listed is no access. None of them edits the team or the data of the merchant.
 * A role that is made from one is a role like any other, and does not follow when this changes.
 */
export const rolePresets: Readonly<Record<RolePresetId, readonly PresetPermission[]>> = {
  finance: [
    ...at('read', ['payment.overview', 'payment.dashboard', 'payment.orders']),
    ...at('write', ['payment.refunds', 'payment.financial']),
  ],
  support: [...at('read', ['payment.orders', 'payment.refunds']), ...at('write', ['channels.index'])],
  development: [
    ...at('read', ['payment.orders', 'payment.products']),
    ...at('write', ['applets.index', 'setting.payment']),
  ],
  readOnly: at('read', menuIds),
};
