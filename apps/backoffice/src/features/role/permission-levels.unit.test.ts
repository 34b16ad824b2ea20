import { menuIds } from '@balcao/contract/menus';
import { describe, expect, it } from 'vitest';
import {
  allAt,
  levelsOf,
  menuGroups,
  permissionsOf,
  sameLevels,
  sharedLevel,
  summaryOf,
  withLevel,
} from './permission-levels.ts';

const finance = levelsOf([
  { menuId: 'payment.orders', permissionLevel: 'write' },
  { menuId: 'setting.payment', permissionLevel: 'read' },
]);

describe('what a role allows', () => {
  it('goes to the form and back', () => {
    expect(finance).toMatchObject({ 'payment.overview': 'none', 'payment.orders': 'write', 'setting.payment': 'read' });
    expect(permissionsOf(finance)).toEqual([
      { menuId: 'payment.orders', permissionLevel: 'write' },
      { menuId: 'setting.payment', permissionLevel: 'read' },
    ]);
    expect(levelsOf([{ menuId: 'long.gone', permissionLevel: 'write' }])).toEqual(allAt('none'));
  });
  it('is set for a group at once, and says when its menus differ', () => {
    const payment = menuGroups.find(({ group }) => group === 'payment')?.ids ?? [];
    expect(sharedLevel(finance, payment)).toBeUndefined();
    const all = withLevel(finance, payment, 'read');
    expect(sharedLevel(all, payment)).toBe('read');
    expect(all['setting.payment']).toBe('read');
    expect(sameLevels(finance, all)).toBe(false);
    expect(sameLevels(finance, withLevel(all, payment, 'none'))).toBe(false);
    expect(sameLevels(finance, { ...finance })).toBe(true);
  });
  it('is said in a few words', () => {
    expect(summaryOf(allAt('none'))).toBe('nothing');
    expect(summaryOf(allAt('read'))).toBe('readAll');
    expect(summaryOf(allAt('write'))).toBe('writeAll');
    expect(summaryOf(finance)).toEqual({ writes: ['payment.orders'], reads: ['setting.payment'] });
  });
});

describe('the tree of menus', () => {
  it('has every menu once, under the first part of its id', () => {
    expect(menuGroups.flatMap(({ ids }) => ids)).toEqual(menuIds);
    for (const { group, ids } of menuGroups) for (const id of ids) expect(id.startsWith(`${group}.`)).toBe(true);
  });
});
