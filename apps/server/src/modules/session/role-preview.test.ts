import { listCertificates, uploadCertificate } from '@balcao/contract/certificate';
import { listOrders } from '@balcao/contract/order';
import {
  changeRoleStatus,
  createRole,
  deleteRole,
  endPreview,
  listRoles,
  previewRole,
  type Role,
  updateRole,
} from '@balcao/contract/role';
import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { createTeam } from '@balcao/contract/team';
import type { Caller } from '@balcao/sdk/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Team;
let role: Role;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
  role = await makeRole('Finance');
});
afterAll(() => testApp.close());

const readsOrders = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
const everything = (['payment.orders', 'setting.team', 'setting.payment'] as const).map((menuId) => ({
  menuId,
  permissionLevel: 'write' as const,
}));
const makeRole = (name: string, menuPermissions: typeof readsOrders | typeof everything = readsOrders) =>
  team.call(createRole, { body: { name, menuPermissions } });
const callerWith = ({ token }: { token: string }): Caller => testApp.caller(token, 'pt-BR', team.ip);
/** Looks at the back office as the role, from the session of the team's super admin. */
const lookAs = async ({ id }: Pick<Role, 'id'>): Promise<Caller> =>
  callerWith(await team.call(previewRole, { params: { id } }));

const orders = { query: {} };
const permissionMissing = { name: 'permission_missing', code: 1030403 };
const previewOnly = { name: 'preview_only', code: 13014 };
const sessionEnded = { name: 'session_ended' };

describe('somebody who looks as a role would', () => {
  it('sees what the role opens and no more, and is told so', async () => {
    const asRole = await lookAs(role);
    expect(await asRole(currentUser, {})).toMatchObject({
      accountId: team.accountId,
      isAdmin: false,
      roleName: 'Finance',
      roleStatus: '0',
      menuPermissions: readsOrders,
      preview: { roleId: role.id, roleName: 'Finance' },
    });
    await asRole(listOrders, orders);
    await expect(asRole(listCertificates, {})).rejects.toMatchObject(permissionMissing);
    await expect(asRole(listRoles, {})).rejects.toMatchObject(permissionMissing);
  });

  it('changes nothing, also not where the role could, nor what is their own', async () => {
    const asRole = await lookAs(await makeRole('Boss', everything));
    await asRole(listRoles, {});
    const pem = { body: { name: 'Loja', pem: 'not a certificate' } };
    await expect(asRole(uploadCertificate, pem)).rejects.toMatchObject(previewOnly);
    const newTeam = { body: { name: 'Outra', type: 'personal' } } as const;
    await expect(asRole(createTeam, newTeam)).rejects.toMatchObject(previewOnly);
  });

  it('cannot raise their rights: no role is changed, made or looked at from there', async () => {
    const boss = await makeRole('Boss', everything);
    const asRole = await lookAs(role);
    const body = { name: 'Finance', menuPermissions: everything, version: 1 };
    await expect(asRole(updateRole, { params: { id: role.id }, body })).rejects.toMatchObject(permissionMissing);
    await expect(asRole(previewRole, { params: { id: boss.id } })).rejects.toMatchObject(permissionMissing);
    const made = asRole(createRole, { body: { name: 'Mine', menuPermissions: everything } });
    await expect(made).rejects.toMatchObject(permissionMissing);
    expect(await asRole(currentUser, {})).toMatchObject({ isAdmin: false, menuPermissions: readsOrders });
  });

  it('has the old token no more, and the session lives no longer for it (rule: sessions)', async () => {
    const { clock } = testApp.platform;
    const anHourLater = () => clock.setAhead(clock.aheadSeconds() + 3_600);
    let asRole = await lookAs(role);
    await expect(team.call(currentUser, {})).rejects.toMatchObject(sessionEnded);
    for (let hours = 1; hours < 12; hours += 1) {
      anHourLater();
      const own = callerWith(await asRole(endPreview, {}));
      anHourLater();
      asRole = callerWith(await own(previewRole, { params: { id: role.id } }));
    }
    anHourLater();
    await asRole(currentUser, {});
    anHourLater();
    await expect(asRole(currentUser, {})).rejects.toMatchObject(sessionEnded);
  });

  it('goes back to their own rights with another token, and the one of the preview is dead', async () => {
    const asRole = await lookAs(role);
    const back = callerWith(await asRole(endPreview, {}));
    await expect(asRole(currentUser, {})).rejects.toMatchObject(sessionEnded);
    expect(await back(currentUser, {})).toMatchObject({ isAdmin: true, preview: null, roleName: null });
    await back(listRoles, {});
    await expect(back(endPreview, {})).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('leaves the preview with the team', async () => {
    const asRole = await lookAs(role);
    expect((await asRole(listTeams, {})).merchantList).toMatchObject([{ isAdmin: true }]);
    const again = callerWith(await asRole(changeTeam, { body: { merchantId: team.merchantId } }));
    expect(await again(currentUser, {})).toMatchObject({ isAdmin: true, preview: null });
  });

  it('can log out', async () => {
    const asRole = await lookAs(role);
    expect(await asRole(logout, {})).toBeNull();
    await expect(asRole(currentUser, {})).rejects.toMatchObject(sessionEnded);
  });

  it('gets one session, however often it is asked for at the same instant', async () => {
    const ask = () => team.call(previewRole, { params: { id: role.id } });
    const asked = await Promise.allSettled([ask(), ask(), ask()]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a role that is looked at', () => {
  it('may be one that is disabled: its members see nothing', async () => {
    await team.call(changeRoleStatus, { body: { id: role.id, status: '1' } });
    const asRole = await lookAs(role);
    expect(await asRole(currentUser, {})).toMatchObject({
      roleStatus: '1',
      menuPermissions: [],
      preview: { roleName: 'Finance' },
    });
    await expect(asRole(listOrders, orders)).rejects.toMatchObject(permissionMissing);
  });

  it('is shown as it is at this moment, when another super admin changes it meanwhile', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    const asRole = await lookAs(role);
    const body = { name: 'Caixa', menuPermissions: everything, version: 1 };
    await second.call(updateRole, { params: { id: role.id }, body });
    await asRole(listCertificates, {});
    await second.call(changeRoleStatus, { body: { id: role.id, status: '1' } });
    await expect(asRole(listCertificates, {})).rejects.toMatchObject(permissionMissing);
    await second.call(deleteRole, { params: { id: role.id } });
    await expect(asRole(listOrders, orders)).rejects.toMatchObject(permissionMissing);
    expect(await asRole(currentUser, {})).toMatchObject({
      roleStatus: '2',
      menuPermissions: [],
      preview: { roleName: 'Caixa' },
    });
    callerWith(await asRole(endPreview, {}));
  });
});

describe('who looks and is no super admin any more', () => {
  it('must log in again, and keeps no right by having looked', async () => {
    await member(testApp, team, { isAdmin: true });
    const asRole = await lookAs(role);
    const { merchantId, accountId } = team;
    await transaction(testApp.platform.db, (tx) =>
      testApp.services.members.changeMember(tx, { merchantId, accountId, isAdmin: false, roleId: role.id }),
    );
    await expect(asRole(listOrders, orders)).rejects.toMatchObject({ name: 'role_changed', code: 403 });
    const back = callerWith(await asRole(endPreview, {}));
    await expect(back(listRoles, {})).rejects.toMatchObject({ name: 'role_changed', code: 403 });
  });
});
