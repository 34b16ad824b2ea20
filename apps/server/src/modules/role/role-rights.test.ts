import { listOrders } from '@balcao/contract/order';
import { changeRoleStatus, deleteRole, getRole, type Role, updateRole } from '@balcao/contract/role';
import { changeTeam, listTeams } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let bia: Team & { roleId: string | null };
let role: Role;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
  bia = await member(testApp, team, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
  role = await team.call(getRole, { params: { id: bia.roleId ?? '' } });
});
afterAll(() => testApp.close());

const roleChanged = { name: 'role_changed', code: 403 };
const asks = (who: Pick<Team, 'call'>) => who.call(listOrders, { query: {} });
const readsOrders = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
const readsOverview = [{ menuId: 'payment.overview', permissionLevel: 'read' } as const];
const save = (change: Partial<Pick<Role, 'name'>> & { menuPermissions?: typeof readsOrders }) => {
  const body = { name: role.name, menuPermissions: readsOrders, version: role.version, ...change };
  return team.call(updateRole, { params: { id: role.id }, body });
};

describe('anyone who has a role', () => {
  it('keeps working when it is only renamed', async () => {
    await save({ name: 'Renamed' });
    await asks(bia);
    expect(await bia.call(currentUser, {})).toMatchObject({ roleName: 'Renamed' });
  });
  it('keeps working when it is saved as it was', async () => {
    await save({});
    await asks(bia);
  });
  it('must log in again at the next call when it allows something else; the person who changed it does not (rule: rights-at-once)', async () => {
    const caio = await workIn(testApp, bia, team.merchantId);
    await save({ menuPermissions: [] });
    await expect(asks(bia)).rejects.toMatchObject(roleChanged);
    await expect(asks(caio)).rejects.toMatchObject(roleChanged);
    await asks(team);
    await expect(asks(await workIn(testApp, bia, team.merchantId))).rejects.toMatchObject({ code: 1030403 });
  });
  it('has no rights while it is disabled, and has them again afterwards', async () => {
    await team.call(changeRoleStatus, { body: { id: role.id, status: '1' } });
    await expect(asks(bia)).rejects.toMatchObject(roleChanged);
    const off = await workIn(testApp, bia, team.merchantId);
    expect(await off.call(currentUser, {})).toMatchObject({ roleStatus: '1', menuPermissions: [] });
    const { version } = await team.call(getRole, { params: { id: role.id } });
    const body = { name: role.name, version, menuPermissions: [...readsOrders, ...readsOverview] };
    await team.call(updateRole, { params: { id: role.id }, body });
    // It allowed nothing before, and nothing now.
    await off.call(currentUser, {});
    await team.call(changeRoleStatus, { body: { id: role.id, status: '0' } });
    await expect(off.call(currentUser, {})).rejects.toMatchObject(roleChanged);
    await asks(await workIn(testApp, bia, team.merchantId));
  });
  it('stays in the team without rights when it is deleted, and sees that it was', async () => {
    await team.call(deleteRole, { params: { id: role.id } });
    await expect(asks(bia)).rejects.toMatchObject(roleChanged);
    const left = await workIn(testApp, bia, team.merchantId);
    expect(await left.call(currentUser, {})).toMatchObject({
      roleName: role.name,
      roleStatus: '2',
      menuPermissions: [],
      isAdmin: false,
    });
    expect((await left.call(listTeams, {})).merchantList).toMatchObject([{ roleName: role.name, roleStatus: '2' }]);
    await expect(asks(left)).rejects.toMatchObject({ code: 1030403 });
  });
  it('takes the new rights in by choosing the team again', async () => {
    await save({ menuPermissions: [] });
    const { token } = await bia.call(changeTeam, { body: { merchantId: team.merchantId } });
    const call = testApp.caller(token, 'pt-BR', bia.ip);
    expect(await call(currentUser, {})).toMatchObject({ menuPermissions: [] });
  });
});
