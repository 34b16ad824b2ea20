import { LogEvent, listLog } from '@balcao/contract/log';
import { menuIds } from '@balcao/contract/menus';
import {
  changeRoleStatus,
  createRole,
  deleteRole,
  getRole,
  listRoles,
  previewRole,
  type Role,
  type RoleStatus,
  roleMoves,
  updateRole,
} from '@balcao/contract/role';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let other: Team;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
  other = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

const readsOrders = [{ menuId: 'payment.orders', permissionLevel: 'read' }] as const;
const writesOrders = [{ menuId: 'payment.orders', permissionLevel: 'write' }] as const;
type Permissions = readonly { menuId: (typeof menuIds)[number]; permissionLevel: 'read' | 'write' }[];

const make = (who: Team, name: string, menuPermissions: Permissions = []): Promise<Role> =>
  who.call(createRole, { body: { name, menuPermissions: [...menuPermissions] } });
const save = (who: Team, role: Role, change: { name?: string; menuPermissions?: Permissions; version?: number }) => {
  const { name, version, menuPermissions } = { ...role, ...change };
  const body = { name, version, menuPermissions: [...menuPermissions] as Permissions & [] };
  return who.call(updateRole, { params: { id: role.id }, body });
};
const setStatus = (who: Team, { id }: Pick<Role, 'id'>, status: '0' | '1') =>
  who.call(changeRoleStatus, { body: { id, status } });
const remove = (who: Team, { id }: Pick<Role, 'id'>) => who.call(deleteRole, { params: { id } });
const names = async (who: Team) => (await who.call(listRoles, {})).list.map(({ name }) => name);
const notFound = { name: 'not_found', code: 13018 };

/** Posts what no typed caller would. */
const sendRaw = async (who: Team, method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await testApp.app.inject({
    method,
    url: `/admin/v3.0/merchant/role${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    payload: body,
  });
  return answer.json();
};

describe('a role', () => {
  it('is made with a name and what it allows, and read back', async () => {
    const role = await make(team, '  Finance ', [
      { menuId: 'setting.payment', permissionLevel: 'read' },
      ...writesOrders,
    ]);
    expect(role).toMatchObject({ name: 'Finance', status: '0', members: 0, version: 1 });
    // In the order of the product's menus, not in the order in which they were sent.
    expect(role.menuPermissions).toEqual([...writesOrders, { menuId: 'setting.payment', permissionLevel: 'read' }]);
    expect(await team.call(getRole, { params: { id: role.id } })).toEqual(role);
  });

  it('is made once by one key, however often it is sent', async () => {
    const body = { name: 'Finance', menuPermissions: [] };
    const first = await team.call(createRole, { body }, { idempotencyKey: 'one-form' });
    expect(await team.call(createRole, { body }, { idempotencyKey: 'one-form' })).toEqual(first);
    expect(await names(team)).toEqual(['Finance']);
  });

  it.each([
    ['nothing', ''],
    ['a space in it', 'Night shift'],
    ['an accent', 'Operação'],
    ['a sign', 'Finance_1'],
    ['letters of another script', '财务'],
    ['151 characters', 'a'.repeat(151)],
  ])('has no name of %s', async (_, name) => {
    await expect(make(team, name)).rejects.toMatchObject({ name: 'form_invalid', fields: { name: expect.anything() } });
  });
  it('may have a name of 150 characters', async () => {
    expect(await make(team, 'a'.repeat(150))).toMatchObject({ name: 'a'.repeat(150) });
  });
  it.each([
    ['a menu that the product does not have', [{ menuId: 'ledger', permissionLevel: 'read' }]],
    ['a level that there is not', [{ menuId: 'payment.orders', permissionLevel: 'admin' }]],
    ['a menu twice', [...readsOrders, ...writesOrders]],
  ])('does not allow %s', async (_, menuPermissions) => {
    const answer = await sendRaw(team, 'POST', '', { name: 'Finance', menuPermissions });
    expect(answer).toMatchObject({ code: 1000 });
    expect(await names(team)).toEqual([]);
  });

  it('has a name of its own in the team, in capitals or not; another team may use it too', async () => {
    const role = await make(team, 'Finance');
    await expect(make(team, 'FINANCE')).rejects.toMatchObject({ name: 'already_exists', code: 13006 });
    const second = await make(team, 'Reader');
    await expect(save(team, second, { name: 'finance' })).rejects.toMatchObject({ name: 'already_exists' });
    expect(await save(team, role, { name: 'FINANCE' })).toMatchObject({ name: 'FINANCE' });
    expect(await make(other, 'Finance')).toMatchObject({ name: 'Finance' });
  });
  it('is one of two of the same name that are made at the same instant (rule: database-decides)', async () => {
    const made = await Promise.allSettled([make(team, 'Finance'), make(team, 'finance')]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await names(team)).toHaveLength(1);
  });
  it('frees its name when it is deleted', async () => {
    await remove(team, await make(team, 'Finance'));
    expect(await make(team, 'finance')).toMatchObject({ name: 'finance' });
  });
  it('tells the screens of the team', async () => {
    const told = new Promise((tell) => testApp.platform.events.subscribe(team.merchantId, tell));
    const { id } = await make(team, 'Finance');
    expect(await told).toEqual({ topic: 'team', key: id });
  });
});

describe('the list of roles', () => {
  it('is by name, with how many members each has, and without the deleted ones', async () => {
    await make(team, 'reader', readsOrders);
    await make(team, 'Accounting');
    await remove(team, await make(team, 'Former'));
    await setStatus(team, await make(team, 'Holiday'), '1');
    const bia = await member(testApp, team, { permissions: readsOrders });
    await make(other, 'Foreign');
    const { list, total } = await team.call(listRoles, { query: { pageSize: '999' } });
    const inTeam = await team.call(getRole, { params: { id: bia.roleId ?? '' } });
    expect(total).toBe(4);
    expect(list.map(({ name, status, members }) => [name, status, members])).toEqual([
      ['Accounting', '0', 0],
      ['Holiday', '1', 0],
      ['reader', '0', 0],
      [inTeam.name, '0', 1],
    ]);
    expect(list[2]?.menuPermissions).toEqual(readsOrders);
  });
  it('comes in pages', async () => {
    for (const name of ['Alfa', 'Beta', 'Gama']) await make(team, name);
    const second = await team.call(listRoles, { query: { pageNum: '2', pageSize: '2' } });
    expect(second).toMatchObject({ total: 3, pageNum: 2, pageSize: 2, nextCursor: null });
    expect(second.list.map(({ name }) => name)).toEqual(['Gama']);
    await expect(team.call(listRoles, { query: { pageSize: '1000' } })).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('a change of a role', () => {
  it('is of what one saw: who comes second is told, and overwrites nothing', async () => {
    const role = await make(team, 'Finance');
    const saved = await save(team, role, { menuPermissions: readsOrders });
    expect(saved).toMatchObject({ version: 2, menuPermissions: readsOrders });
    await expect(save(team, role, { name: 'Other' })).rejects.toMatchObject({ name: 'changed_elsewhere', code: 13019 });
    expect(await team.call(getRole, { params: { id: role.id } })).toEqual(saved);
  });
  it('is one of two that come at the same instant', async () => {
    const role = await make(team, 'Finance');
    const both = await Promise.allSettled([save(team, role, { name: 'Alfa' }), save(team, role, { name: 'Beta' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
  it('is not possible once it is deleted, and neither is anything else', async () => {
    const role = await make(team, 'Finance');
    await remove(team, role);
    await expect(team.call(getRole, { params: { id: role.id } })).rejects.toMatchObject(notFound);
    await expect(save(team, role, {})).rejects.toMatchObject(notFound);
    await expect(setStatus(team, role, '0')).rejects.toMatchObject(notFound);
    await expect(remove(team, role)).rejects.toMatchObject(notFound);
    await expect(team.call(previewRole, { params: { id: role.id } })).rejects.toMatchObject(notFound);
  });
  it.each(['0', '1', '2'] as const)('of the status follows the table from %s', async (from) => {
    for (const to of ['0', '1', '2'] as const) {
      const role = await make(team, `From${from}To${to}`);
      if (from === '1') await setStatus(team, role, '1');
      if (from === '2') await remove(team, role);
      const moved: Promise<unknown> = to === '2' ? remove(team, role) : setStatus(team, role, to);
      const isAllowed = (roleMoves[from] as readonly RoleStatus[]).includes(to);
      if (isAllowed) await moved;
      else await expect(moved).rejects.toMatchObject({ name: from === '2' ? 'not_found' : 'state_forbids' });
    }
  });
});

describe('what somebody may try with a role', () => {
  it('a role of another team is as good as none, in the path and in the body (rule: foreign-is-unknown)', async () => {
    const theirs = await make(other, 'Finance', readsOrders);
    await expect(team.call(getRole, { params: { id: theirs.id } })).rejects.toMatchObject(notFound);
    await expect(save(team, theirs, { menuPermissions: [] })).rejects.toMatchObject(notFound);
    await expect(setStatus(team, theirs, '1')).rejects.toMatchObject(notFound);
    await expect(remove(team, theirs)).rejects.toMatchObject(notFound);
    await expect(team.call(previewRole, { params: { id: theirs.id } })).rejects.toMatchObject(notFound);
    expect(await other.call(getRole, { params: { id: theirs.id } })).toEqual(theirs);
  });
  it.each(['id', 'roleId', 'merchantId', 'status', 'isAdmin', 'members', 'rightsVersion'])(
    'a smuggled %s is refused, not ignored (rule: team-of-the-session, listed-fields-only)',
    async (field) => {
      const theirs = await make(other, 'Finance');
      const mine = await make(team, 'Mine');
      const smuggled = { [field]: field === 'merchantId' ? other.merchantId : theirs.id };
      const payload = { name: 'Smuggled', menuPermissions: [], ...smuggled };
      const refused = { code: 1000, data: { fields: { [field]: expect.anything() } } };
      expect(await sendRaw(team, 'POST', '', payload)).toMatchObject(refused);
      expect(await sendRaw(team, 'PUT', `/${mine.id}`, { ...payload, version: 1 })).toMatchObject(refused);
      if (field === 'id' || field === 'status') return; // These two are what this call is about.
      const change = { id: mine.id, status: '1', ...smuggled };
      expect(await sendRaw(team, 'PUT', '/changeStatus', change)).toMatchObject(refused);
    },
  );
  it('the status is the code as text or as a number', async () => {
    const { id } = await make(team, 'Night');
    for (const status of [1, 0, '1', '0'])
      expect(await sendRaw(team, 'PUT', '/changeStatus', { id, status })).toMatchObject({
        code: 200,
        data: { status: String(status) },
      });
    for (const status of [2, -1, 0.5, true])
      expect(await sendRaw(team, 'PUT', '/changeStatus', { id, status })).toMatchObject({ code: 1000 });
  });

  it('a role cannot be deleted by its status', async () => {
    const { id } = await make(team, 'Finance');
    expect(await sendRaw(team, 'PUT', '/changeStatus', { id, status: '2' })).toMatchObject({ code: 1000 });
  });
  it('who may edit the team but is no super admin changes no role, least of all their own (rule: no-raised-rights)', async () => {
    const permissions = menuIds.map((menuId) => ({ menuId, permissionLevel: 'write' as const }));
    const bia = await member(testApp, team, { permissions });
    const own = await bia.call(getRole, { params: { id: bia.roleId ?? '' } });
    const missing = { name: 'permission_missing', code: 1030403, missing: { menu: null, level: 'write' } };
    await expect(make(bia, 'Mine', permissions)).rejects.toMatchObject(missing);
    await expect(save(bia, own, { menuPermissions: permissions })).rejects.toMatchObject(missing);
    await expect(setStatus(bia, own, '1')).rejects.toMatchObject(missing);
    await expect(remove(bia, own)).rejects.toMatchObject(missing);
    await expect(bia.call(previewRole, { params: { id: own.id } })).rejects.toMatchObject(missing);
    expect((await bia.call(listRoles, {})).list).toEqual([own]);
  });
});

describe('the log', () => {
  it('tells of every change of a role what it was before and after (rule: audit-log)', async () => {
    const { roleCreated, roleChanged, roleDisabled, roleEnabled, roleDeleted } = LogEvent.enum;
    const role = await make(team, 'Finance', readsOrders);
    await save(team, role, {
      name: 'Caixa',
      menuPermissions: [...writesOrders, { menuId: 'setting.team', permissionLevel: 'read' }],
    });
    await save(team, { ...role, version: 2 }, { name: 'Caixa', menuPermissions: [] });
    await setStatus(team, role, '1');
    await setStatus(team, role, '0');
    await remove(team, role);
    const { list } = await team.call(listLog, {});
    const change = (field: string, before: string | null, after: string, of: string | null = null) => ({
      field,
      of,
      before,
      after,
    });
    expect(list.toReversed().map(({ event, subject, changes }) => [event, subject.name, changes])).toEqual([
      [
        roleCreated,
        'Finance',
        [change('name', null, 'Finance'), change('permission', 'none', 'read', 'payment.orders')],
      ],
      [
        roleChanged,
        'Caixa',
        [
          change('name', 'Finance', 'Caixa'),
          change('permission', 'read', 'write', 'payment.orders'),
          change('permission', 'none', 'read', 'setting.team'),
        ],
      ],
      [
        roleChanged,
        'Caixa',
        [change('permission', 'write', 'none', 'payment.orders'), change('permission', 'read', 'none', 'setting.team')],
      ],
      [roleDisabled, 'Caixa', [change('status', '0', '1')]],
      [roleEnabled, 'Caixa', [change('status', '1', '0')]],
      [roleDeleted, 'Caixa', [change('status', '0', '2')]],
    ]);
  });
  it('has no line for what was refused or changed nothing', async () => {
    const role = await make(team, 'Finance');
    await expect(make(team, 'finance')).rejects.toMatchObject({ name: 'already_exists' });
    await save(team, role, {});
    await expect(setStatus(team, role, '0')).rejects.toMatchObject({ name: 'state_forbids' });
    expect((await team.call(listLog, {})).list.map(({ event }) => event)).toEqual([LogEvent.enum.roleCreated]);
  });
});
