import type { MenuPermission } from '@balcao/contract/menus';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { entryOf, type MenuEntry, menuOf, opens } from './menu.ts';

const root = createRootRoute();
const home = createRoute({ getParentRoute: () => root, path: '/home', staticData: { title: 'home' } });
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  staticData: { title: 'account', hidden: true },
});
const payment = createRoute({ getParentRoute: () => root, path: '/payment', staticData: { title: 'payment' } });
const overview = createRoute({
  getParentRoute: () => payment,
  path: '/overview',
  staticData: { title: 'overview', menuId: 'payment.overview' },
});
const transaction = createRoute({
  getParentRoute: () => payment,
  path: '/transaction',
  staticData: { title: 'transactions' },
});
const orders = createRoute({
  getParentRoute: () => transaction,
  path: '/orders',
  staticData: { title: 'orders', menuId: 'payment.orders' },
});
const order = createRoute({
  getParentRoute: () => orders,
  path: '/$number',
  staticData: { title: 'orders', menuId: 'payment.orders', hidden: true },
});
const hold = createRoute({
  getParentRoute: () => payment,
  path: '/hold/$number',
  staticData: { title: 'preauths', menuId: 'payment.orders', hidden: true },
});
const tree = root.addChildren([
  home,
  account,
  payment.addChildren([overview, hold, transaction.addChildren([orders.addChildren([order])])]),
]);
createRouter({ routeTree: tree, history: createMemoryHistory() }); // Gives the routes their whole paths.

const addressesOf = ({ to, children }: MenuEntry): string[] => [to, ...children.flatMap(addressesOf)];
const menuFor = (isAdmin: boolean, menuPermissions: MenuPermission[] = []) =>
  menuOf(tree, { isAdmin, menuPermissions: [...menuPermissions] }).map(addressesOf);
const read = (menuId: string): MenuPermission => ({ menuId, permissionLevel: 'read' });

describe('the menu', () => {
  it('shows a super admin every route that has a title and is not hidden', () => {
    expect(menuFor(true)).toEqual([
      ['/home'],
      ['/payment', '/payment/overview', '/payment/transaction', '/payment/transaction/orders'],
    ]);
  });
  it('shows a member only what their role reaches', () => {
    expect(menuFor(false, [read('payment.orders')])).toEqual([
      ['/payment', '/payment/transaction', '/payment/transaction/orders'],
    ]);
  });
  it('leaves out a group of which nothing is permitted', () => {
    expect(menuFor(false, [read('setting.payment')])).toEqual([]);
  });
});

describe('the entry that a page belongs to', () => {
  const entryFor = (pathname: string, menuId?: 'payment.orders' | 'payment.overview') =>
    entryOf(menuOf(tree, { isAdmin: true, menuPermissions: [] }), { pathname, menuId });
  it('is the one that holds its address', () => {
    expect(entryFor('/payment/overview', 'payment.orders')).toBe('/payment/overview');
    expect(entryFor('/payment/transaction/orders/1', 'payment.orders')).toBe('/payment/transaction/orders');
  });
  it('is the one of its menu where the page stands somewhere else', () => {
    expect(entryFor('/payment/hold/1', 'payment.orders')).toBe('/payment/transaction/orders');
    expect(entryFor('/payment/overviews', 'payment.orders')).toBe('/payment/transaction/orders');
  });
  it('is none where no menu knows it', () => {
    expect(entryFor('/account')).toBeUndefined();
  });
});

describe('a page of members', () => {
  const page = { title: 'home', anyRight: true } as const;
  it('opens for each member whose role opens anything', () => {
    expect(opens(page, { isAdmin: false, menuPermissions: [read('payment.orders')] })).toBe(true);
    expect(opens(page, { isAdmin: true, menuPermissions: [] })).toBe(true);
  });
  it('opens for one to whom nothing is permitted where it is for all of them', () => {
    expect(opens({ title: 'notifications', allMembers: true }, { isAdmin: false, menuPermissions: [] })).toBe(true);
  });
  it('stays closed to one to whom nothing is permitted', () => {
    expect(opens(page, { isAdmin: false, menuPermissions: [] })).toBe(false);
    expect(opens({ title: 'home' }, { isAdmin: false, menuPermissions: [read('payment.orders')] })).toBe(false);
  });
});
