import { uploadCertificate } from '@balcao/contract/certificate';
import type { MenuPermission } from '@balcao/contract/menus';
import { listOrders } from '@balcao/contract/order';
import { createRole } from '@balcao/contract/role';
import { currentUser } from '@balcao/contract/session-current';
import { describe, expect, it } from 'vitest';
import { missingOf, reasonOf } from './missing-right.ts';

const member = (...menuPermissions: MenuPermission[]) => ({
  isAdmin: false,
  menuPermissions,
  preview: null,
  roleName: 'Cashier',
  roleStatus: '0' as const,
});
const admin = { ...member(), isAdmin: true, roleName: null, roleStatus: null };
const sees = (menuId: string) => ({ menuId, permissionLevel: 'read' as const });

const preview = { roleId: '1', roleName: 'Cashier' };

describe('what a member lacks', () => {
  it('is the menu and the level that the endpoint declares', () => {
    expect(missingOf(listOrders, member())).toEqual({ menu: 'payment.orders', level: 'read' });
    expect(missingOf(listOrders, member(sees('payment.orders')))).toBeUndefined();
    const change = missingOf(uploadCertificate, member(sees('setting.payment')));
    expect(change).toEqual({ menu: 'setting.payment', level: 'write' });
  });
  it('is being super admin where no menu is enough', () => {
    expect(missingOf(createRole, member(sees('setting.team')))).toEqual({ menu: null, level: 'write' });
    expect(missingOf(createRole, admin)).toBeUndefined();
  });
  it('is nothing where everybody may', () => {
    expect(missingOf(currentUser, member())).toBeUndefined();
  });
});

describe('why a member lacks it', () => {
  const change = { menu: 'payment.orders', level: 'write' } as const;
  it.each([
    ['the role does not open the screen', member(), { ...change, level: 'read' as const }, 'seeNot'],
    ['the role only views', member(sees('payment.orders')), change, 'changeNot'],
    ['the role neither edits nor opens it', member(), change, 'neither'],
    ['no role is enough', member(), { menu: null, level: 'write' as const }, 'adminOnly'],
    ['there is no role', { ...member(), roleName: null, roleStatus: null }, change, 'noRole'],
    ['the role is disabled', { ...member(), roleStatus: '1' as const }, change, 'roleDisabled'],
    ['the role was deleted', { ...member(), roleStatus: '2' as const }, change, 'roleDeleted'],
    ['somebody looks as a role', { ...member(), preview }, change, 'preview'],
    [
      'somebody looks as a role that does not open the screen',
      { ...member(), preview },
      { menu: 'payment.orders', level: 'read' as const },
      'seeNot',
    ],
    [
      'somebody looks as a role that is disabled',
      { ...member(), preview, roleStatus: '1' as const },
      change,
      'roleDisabled',
    ],
    [
      'the server has a menu that this page does not know',
      member(),
      { menu: 'new', level: 'read' as const },
      'adminOnly',
    ],
  ])('%s', (_why, user, missing, reason) => {
    expect(reasonOf(missing, user)).toBe(reason);
  });
});
