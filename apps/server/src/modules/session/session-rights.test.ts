import { listCertificates, uploadCertificate } from '@balcao/contract/certificate';
import type { BodyOf } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { changeRoleStatus, deleteRole, getRole, updateRole } from '@balcao/contract/role';
import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Tx, transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

/** In words that fit: the role changed, or the person is no member any more. */
const roleChanged = { name: expect.stringMatching(/^(role_changed|member_removed)$/), code: 403 };
const permissionMissing = { name: 'permission_missing', code: 1030403 };
const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transaction(testApp.platform.db, work);
const orders = { query: {} };
const readsOrders = { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] } as const;
const somethingPem = { body: { name: 'Loja', pem: 'not a certificate' } };

type RolePermissions = BodyOf<typeof updateRole>['menuPermissions'];
type Someone = Team & { roleId: string | null };
/** The super admin of the team changes the role. */
const changeRole = async (id: string | null, menuPermissions: RolePermissions) => {
  const { name, version } = await team.call(getRole, { params: { id: id ?? '' } });
  await team.call(updateRole, { params: { id: id ?? '' }, body: { name, menuPermissions, version } });
};
const setStatus = async (id: string | null, status: '0' | '1') => {
  await team.call(changeRoleStatus, { body: { id: id ?? '', status } });
};

/** What happens to a member's rights, and how it is done. */
const changes: readonly (readonly [name: string, change: (bia: Someone) => Promise<void>])[] = [
  ['other permissions of the role', ({ roleId }) => changeRole(roleId, [])],
  ['the role being disabled', ({ roleId }) => setStatus(roleId, '1')],
  [
    'the role being deleted',
    async ({ roleId }) => {
      await team.call(deleteRole, { params: { id: roleId ?? '' } });
    },
  ],
  [
    'another role',
    ({ merchantId, accountId }) =>
      write(async (tx) => {
        const name = 'Other';
        const now = testApp.platform.clock.now();
        const roleId = await testApp.services.roles.createRole(tx, { merchantId, name, ...readsOrders, now });
        await testApp.services.members.changeMember(tx, { merchantId, accountId, isAdmin: false, roleId });
      }),
  ],
  [
    'becoming a super admin',
    ({ merchantId, accountId }) =>
      write((tx) => testApp.services.members.changeMember(tx, { merchantId, accountId, isAdmin: true, roleId: null })),
  ],
  [
    'being removed from the team',
    ({ merchantId, accountId }) => write((tx) => testApp.services.members.removeMember(tx, { merchantId, accountId })),
  ],
];

describe('a change of rights (rule: rights-at-once)', () => {
  it.each(changes)('%s: the next call is refused with 403, whatever it asks for', async (_name, change) => {
    const bia = await member(testApp, team, readsOrders);
    await bia.call(listOrders, orders);
    await change(bia);
    await expect(bia.call(listOrders, orders)).rejects.toMatchObject(roleChanged);
    await expect(bia.call(currentUser, {})).rejects.toMatchObject(roleChanged);
    await expect(bia.call(listCertificates, {})).rejects.toMatchObject(roleChanged);
  });

  it.each(changes)('%s: logging out still works', async (_name, change) => {
    const bia = await member(testApp, team, readsOrders);
    await change(bia);
    expect(await bia.call(logout, {})).toBeNull();
    await expect(bia.call(currentUser, {})).rejects.toMatchObject({ name: 'session_ended' });
  });

  it('is taken in by choosing the team again', async () => {
    const bia = await member(testApp, team, readsOrders);
    const { merchantId } = team;
    const setting: RolePermissions = [{ menuId: 'setting.payment', permissionLevel: 'read' }];
    await changeRole(bia.roleId, setting);
    expect((await bia.call(listTeams, {})).merchantList).toHaveLength(1);
    const { token } = await bia.call(changeTeam, { body: { merchantId } });
    const call = testApp.caller(token, 'pt-BR', bia.ip);
    expect(await call(currentUser, {})).toMatchObject({ menuPermissions: setting });
    await call(listCertificates, {});
    await expect(call(listOrders, orders)).rejects.toMatchObject(permissionMissing);
  });

  it('leaves members of other roles and teams alone', async () => {
    const bia = await member(testApp, team, readsOrders);
    const caio = await member(testApp, team, readsOrders);
    await changeRole(bia.roleId, []);
    await caio.call(listOrders, orders);
    await team.call(listOrders, orders);
  });

  it('does not let a removed member back in by the old token or by choosing the team', async () => {
    const bia = await member(testApp, team, readsOrders);
    const { merchantId } = team;
    await write((tx) => testApp.services.members.removeMember(tx, { merchantId, accountId: bia.accountId }));
    await expect(bia.call(changeTeam, { body: { merchantId } })).rejects.toMatchObject({ name: 'not_found' });
    await expect(workIn(testApp, bia, merchantId)).rejects.toMatchObject({ name: 'not_found' });
    expect((await bia.call(listTeams, {})).merchantList).toEqual([]);
  });

  it('does not revive the old token when a removed member joins again', async () => {
    const bia = await member(testApp, team, readsOrders);
    const { merchantId } = team;
    const { accountId, roleId } = bia;
    const { clock } = testApp.platform;
    const { members } = testApp.services;
    await write((tx) => members.removeMember(tx, { merchantId, accountId }));
    await write((tx) => members.addMember(tx, { merchantId, accountId, isAdmin: false, roleId, now: clock.now() }));
    await expect(bia.call(listOrders, orders)).rejects.toMatchObject(roleChanged);
  });
});

describe('the rights of a role', () => {
  it('reading reads and does not write; a lack of rights never logs anybody out', async () => {
    const bia = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await bia.call(listCertificates, {});
    await expect(bia.call(uploadCertificate, somethingPem)).rejects.toMatchObject(permissionMissing);
    await expect(bia.call(listOrders, orders)).rejects.toMatchObject(permissionMissing);
    await bia.call(listCertificates, {});
  });

  it('writing reads and writes', async () => {
    const bia = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'write' }],
    });
    await bia.call(listCertificates, {});
    await expect(bia.call(uploadCertificate, somethingPem)).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('a super admin needs no role', async () => {
    const bia = await member(testApp, team, { isAdmin: true });
    await bia.call(listOrders, orders);
    await expect(bia.call(uploadCertificate, somethingPem)).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it.each(['1', '2'] as const)('a role of status %s passes nothing, also after logging in again', async (status) => {
    const bia = await member(testApp, team, readsOrders);
    if (status === '1') await setStatus(bia.roleId, status);
    else await team.call(deleteRole, { params: { id: bia.roleId ?? '' } });
    const again = await workIn(testApp, bia, team.merchantId);
    expect(await again.call(currentUser, {})).toMatchObject({ roleStatus: status, menuPermissions: [] });
    await expect(again.call(listOrders, orders)).rejects.toMatchObject(permissionMissing);
  });

  it('without a team, nothing of a team is reached', async () => {
    const ana = await register(testApp);
    await expect(ana.call(listOrders, orders)).rejects.toMatchObject({ name: 'team_missing' });
  });
});
