import { type LogChange, listLog } from '@balcao/contract/log';
import { getMember, listMembers, type Member, removeMember, updateMember } from '@balcao/contract/member';
import { menuIds } from '@balcao/contract/menus';
import { changeRoleStatus, deleteRole } from '@balcao/contract/role';
import { changeTeam, listTeams } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, member, openTeam, type Person, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Team;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

const reads = (...menus: (typeof menuIds)[number][]) => ({
  permissions: menus.map((menuId) => ({ menuId, permissionLevel: 'read' as const })),
});
const writes = (...menus: (typeof menuIds)[number][]) => ({
  permissions: menus.map((menuId) => ({ menuId, permissionLevel: 'write' as const })),
});
const refused = (name: string) => ({ name });
const one = (by: Person, { accountId }: Person): Promise<Member> => by.call(getMember, { params: { id: accountId } });
const list = async (by: Person, query = {}) => (await by.call(listMembers, { query })).list;
const remove = (by: Person, { accountId }: Person) => by.call(removeMember, { params: { id: accountId } });
/** Changes someone whose newest version is known. */
const change = async (by: Person, who: Person, to: { isAdmin: boolean; roleId: string | null }, version?: number) => {
  const known = version ?? (await one(ana, who)).version;
  return by.call(updateMember, { params: { id: who.accountId }, body: { ...to, version: known } });
};
const toRole = (roleId: string | null) => ({ isAdmin: false, roleId });
const toAdmin = { isAdmin: true, roleId: null };
const newestLine = async (by: Person) => (await by.call(listLog, { query: {} })).list[0];

describe('the list of members', () => {
  it('has super admins first and then everybody by name, with role, two-step verification and last use', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const bia = await member(testApp, ana, { isAdmin: true });
    const all = await list(ana);
    expect(all.map(({ isAdmin }) => isAdmin)).toEqual([true, true, false]);
    expect(all.slice(0, 2).map(({ account }) => account)).toEqual(
      all
        .slice(0, 2)
        .map(({ account }) => account)
        .sort(),
    );
    expect(all.map(({ id }) => id)).toContain(bia.accountId);
    expect(all[2]).toMatchObject({
      id: caio.accountId,
      email: caio.email,
      twoFactor: false,
      isMe: false,
      avatar: null,
    });
    expect(all[2]?.role).toMatchObject({ id: caio.roleId, status: '0' });
    expect(new Date(all[2]?.lastUsedAt ?? 0).getTime()).toBeGreaterThan(
      testApp.platform.clock.now().getTime() - 60_000,
    );
  });

  it('finds by a part of the name or the e-mail, and by role; what is typed is no pattern', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    expect((await list(ana, { search: caio.email.slice(2, -4).toUpperCase() })).map(({ id }) => id)).toEqual([
      caio.accountId,
    ]);
    expect(await list(ana, { search: '%' })).toEqual([]);
    expect(await list(ana, { search: '_' })).toEqual([]);
    expect(await list(ana, { search: '\\' })).toEqual([]);
    expect((await list(ana, { roleId: caio.roleId })).map(({ id }) => id)).toEqual([caio.accountId]);
    expect((await list(ana, { roleId: 'superAdmin' })).map(({ id }) => id)).toEqual([ana.accountId]);
    expect(await list(ana, { roleId: ['superAdmin', caio.roleId] })).toHaveLength(2);
    expect(await list(ana, { roleId: crypto.randomUUID() })).toEqual([]);
  });

  it('goes by pages, and says how many there are also past the last one', async () => {
    await member(testApp, ana, reads());
    const page = await ana.call(listMembers, { query: { pageNum: 2, pageSize: 1 } });
    expect(page).toMatchObject({ total: 2, pageNum: 2, pageSize: 1, nextCursor: null });
    expect(page.list).toHaveLength(1);
    expect(await ana.call(listMembers, { query: { pageNum: 9, pageSize: 1 } })).toMatchObject({ total: 2, list: [] });
  });

  it('has nobody of another team (rule: foreign-is-unknown)', async () => {
    const other = await openTeam(testApp, await register(testApp));
    expect((await list(other)).map(({ id }) => id)).toEqual([other.accountId]);
    await expect(one(other, ana)).rejects.toMatchObject(refused('not_found'));
  });

  it('says what the person who asks may do about each, by the rule that decides', async () => {
    const equal = await member(testApp, ana, reads('payment.orders'));
    const above = await member(testApp, ana, writes('setting.payment'));
    const clerk = await member(testApp, ana, writes('setting.team', 'payment.orders'));
    const reader = await member(testApp, ana, reads('setting.team'));
    const may = async (by: Person) =>
      Object.fromEntries((await list(by)).map(({ id, changeable, removable }) => [id, [changeable, removable]]));
    expect(await may(ana)).toMatchObject({ [ana.accountId]: [false, false], [above.accountId]: [true, true] });
    expect(await may(clerk)).toEqual({
      [ana.accountId]: [false, false],
      [above.accountId]: [false, false],
      [clerk.accountId]: [false, false],
      [equal.accountId]: [true, true],
      [reader.accountId]: [true, true],
    });
    expect(Object.values(await may(reader)).flat()).not.toContain(true);
    for (const [id, [changes]] of Object.entries(await may(clerk))) {
      const done = change(clerk, { accountId: id } as Person, toRole(equal.roleId));
      if (changes) await done;
      else await expect(done).rejects.toBeInstanceOf(Error);
    }
  });
});

describe('changing a member', () => {
  it('gives another role, which is effective at their next call with 403, and is in the log', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const bia = await member(testApp, ana, writes('payment.orders'));
    const before = await one(ana, caio);
    const changed = await change(ana, caio, toRole(bia.roleId));
    expect(changed).toMatchObject({ role: { id: bia.roleId }, isAdmin: false, version: before.version + 1 });
    await expect(caio.call(currentUser, {})).rejects.toMatchObject({ name: 'role_changed', code: 403 });
    const expected: LogChange[] = [
      { field: 'role', of: null, before: before.role?.name ?? '', after: changed.role?.name ?? '' },
    ];
    expect(await newestLine(ana)).toMatchObject({
      event: '7',
      subject: { kind: 'member', name: before.account },
      changes: expected,
    });
  });

  it('makes a super admin and takes it away again', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    expect(await change(ana, caio, toAdmin)).toMatchObject({ isAdmin: true, role: null });
    expect((await newestLine(ana))?.changes).toContainEqual({
      field: 'superAdmin',
      of: null,
      before: 'no',
      after: 'yes',
    });
    expect(await change(ana, caio, toRole(caio.roleId))).toMatchObject({ isAdmin: false, role: { id: caio.roleId } });
  });

  it('that changes nothing logs nobody out and writes nothing down', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    await change(ana, caio, toRole(caio.roleId));
    await caio.call(currentUser, {});
    expect(await newestLine(ana)).toBeUndefined();
  });

  it('refuses a version that somebody else has changed', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const { version } = await one(ana, caio);
    await change(ana, caio, toAdmin);
    await expect(change(ana, caio, toRole(caio.roleId), version)).rejects.toMatchObject(refused('changed_elsewhere'));
  });

  it('refuses a role of another team, one that never was, and one that is off or deleted', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const bia = await member(testApp, ana, reads('payment.orders'));
    const other = await openTeam(testApp, await register(testApp));
    const stranger = await member(testApp, other, reads());
    await expect(change(ana, caio, toRole(stranger.roleId))).rejects.toMatchObject(refused('not_found'));
    await expect(change(ana, caio, toRole(crypto.randomUUID()))).rejects.toMatchObject(refused('not_found'));
    const id = bia.roleId ?? '';
    await ana.call(changeRoleStatus, { body: { id, status: '1' } });
    await expect(change(ana, caio, toRole(id))).rejects.toMatchObject(refused('role_off'));
    await ana.call(deleteRole, { params: { id } });
    await expect(change(ana, caio, toRole(id))).rejects.toMatchObject(refused('role_off'));
  });

  it('refuses a super admin with a role, a member without one, and fields that are not its own (rule: listed-fields-only)', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const { version } = await one(ana, caio);
    const params = { id: caio.accountId };
    const bodies = [
      { isAdmin: true, roleId: caio.roleId, version },
      { isAdmin: false, roleId: null, version },
      { isAdmin: false, roleId: caio.roleId, version, merchantId: crypto.randomUUID() },
      { isAdmin: false, roleId: caio.roleId, version, accountId: ana.accountId },
    ];
    for (const body of bodies)
      await expect(ana.call(updateMember, { params, body })).rejects.toMatchObject(refused('form_invalid'));
  });
});

describe('nobody raises their own rights (rule: no-raised-rights)', () => {
  it('a member changes neither themselves nor a super admin, nor makes one', async () => {
    const clerk = await member(testApp, ana, writes(...menuIds));
    const caio = await member(testApp, ana, reads('payment.orders'));
    await expect(change(clerk, clerk, toAdmin)).rejects.toMatchObject(refused('state_forbids'));
    await expect(change(clerk, clerk, toRole(caio.roleId))).rejects.toMatchObject(refused('state_forbids'));
    await expect(change(clerk, ana, toRole(caio.roleId))).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(change(clerk, caio, toAdmin)).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(remove(clerk, ana)).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(remove(clerk, clerk)).rejects.toMatchObject(refused('state_forbids'));
  });

  it('a member gives no role that allows more than their own, and takes none from others', async () => {
    const clerk = await member(testApp, ana, writes('setting.team'));
    const reader = await member(testApp, ana, reads('setting.team'));
    const above = await member(testApp, ana, reads('payment.orders'));
    await expect(change(clerk, reader, toRole(above.roleId))).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(change(clerk, above, toRole(reader.roleId))).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(remove(clerk, above)).rejects.toMatchObject(refused('rights_exceeded'));
    await remove(clerk, reader);
  });

  it('what an off role would allow counts: its member is not there for the taking', async () => {
    const clerk = await member(testApp, ana, writes('setting.team'));
    const above = await member(testApp, ana, reads('payment.orders'));
    await ana.call(changeRoleStatus, { body: { id: above.roleId ?? '', status: '1' } });
    await expect(remove(clerk, above)).rejects.toMatchObject(refused('rights_exceeded'));
  });
});

describe('there is always one super admin (rule: no-raised-rights)', () => {
  it('the last one neither steps down nor is removed; with another, one may step down but not leave', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    await expect(change(ana, ana, toRole(caio.roleId))).rejects.toMatchObject(refused('last_admin'));
    await expect(remove(ana, ana)).rejects.toMatchObject(refused('last_admin'));
    await member(testApp, ana, { isAdmin: true });
    await expect(remove(ana, ana)).rejects.toMatchObject(refused('state_forbids'));
    expect(await one(ana, ana)).toMatchObject({ changeable: true, removable: false });
    expect(await change(ana, ana, toRole(caio.roleId))).toMatchObject({ isAdmin: false, isMe: true });
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(refused('role_changed'));
  });

  it('of two who remove each other at the same instant, one wins', async () => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const results = await Promise.allSettled([remove(ana, bia), remove(bia, ana)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('the same with a third one there: the person who has just been removed removes nobody', async () => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const caio = await member(testApp, ana, { isAdmin: true });
    await Promise.allSettled([remove(ana, bia), remove(bia, ana)]);
    expect((await list(caio)).filter(({ isAdmin }) => isAdmin)).toHaveLength(2);
  });
});

describe('removing a member', () => {
  it('ends the use of their token with 403, and the team is gone for them', async () => {
    const caio = await member(testApp, ana, reads('payment.orders'));
    const { account, role } = await one(ana, caio);
    await remove(ana, caio);
    await expect(caio.call(currentUser, {})).rejects.toMatchObject({ name: 'member_removed', code: 403 });
    const again = await logIn(testApp, caio);
    expect((await again.call(listTeams, {})).merchantList).toEqual([]);
    const { merchantId } = ana;
    await expect(again.call(changeTeam, { body: { merchantId } })).rejects.toMatchObject(refused('not_found'));
    expect(await newestLine(ana)).toMatchObject({
      event: '3',
      subject: { kind: 'member', name: account },
      changes: [{ field: 'role', of: null, before: role?.name, after: null }],
    });
  });

  it('refuses somebody of another team, and somebody who is gone already', async () => {
    const other = await openTeam(testApp, await register(testApp));
    await expect(remove(ana, other)).rejects.toMatchObject(refused('not_found'));
    const caio = await member(testApp, ana, reads());
    await remove(ana, caio);
    await expect(remove(ana, caio)).rejects.toMatchObject(refused('not_found'));
  });
});
