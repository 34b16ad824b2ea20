import { askLoginCode } from '@balcao/contract/authorization';
import { type Endpoint, menuAccessOf } from '@balcao/contract/endpoint';
import { removeMember } from '@balcao/contract/member';
import { type MenuLevel, menuIds } from '@balcao/contract/menus';
import { changeRoleStatus, deleteRole, previewRole } from '@balcao/contract/role';
import { StaffRole } from '@balcao/contract/staff';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { transaction } from '../src/platform/db.ts';
import { newToken } from '../src/platform/ids.ts';
import { accessToken, uploadKey } from './applet-servers.ts';
import { customer } from './customers.ts';
import { device } from './devices.ts';
import { turnOn } from './factors.ts';
import { merchantServer } from './merchants.ts';
import { member, openTeam, register, staffMember, type Team, workIn } from './people.ts';
import { likeSessionOf, likeStaffSessionOf, prove } from './sessions.ts';
import { signInStaff, staffWithFactor } from './staff.ts';
import type { TestApp } from './test-app.ts';
import { toolKey } from './tool-keys.ts';

/** What decides whether a caller may: who they are, and for someone logged in, where and with which rights. */
export interface Standing {
  readonly is:
    | 'nobody'
    | 'half'
    | 'person'
    | 'requester'
    | 'merchant'
    | 'applet'
    | 'tool'
    | 'customer'
    | 'device'
    | 'toolKey'
    | 'staff'
    | 'half staff';
  readonly inTeam?: boolean;
  readonly isAdmin?: boolean;
  /** What their role reaches of the menu that the endpoint stands under. */
  readonly onItsMenu?: MenuLevel;
  /** The role has changed since the session last saw it, or the person is no member any more. */
  readonly changed?: boolean;
  /** The second of the two. */
  readonly removed?: boolean;
  readonly previewing?: boolean;
  readonly proven?: boolean;
  /** Their two-step verification is on. */
  readonly hasFactor?: boolean;
  readonly staffRole?: StaffRole;
}
export interface Caller extends Standing {
  readonly name: string;
  /** Headers of the next call of this endpoint. */
  readonly headers: (target: Endpoint, url: string) => Promise<Record<string, string>>;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const constant = (token: string) => async () => bearer(token);
const everywhere = (permissionLevel: MenuLevel) => menuIds.map((menuId) => ({ menuId, permissionLevel }));

/** Someone logged in; every call is made by a session of its own, since some calls end theirs. */
const person = async (
  testApp: TestApp,
  name: string,
  token: string,
  standing: Omit<Standing, 'is'>,
): Promise<Caller> => {
  const fresh = await likeSessionOf(testApp, token);
  return { name, is: 'person', ...standing, headers: async () => bearer(await fresh()) };
};

/** A member for each menu, made by what they hold; the one is sent whose menu the endpoint stands under. */
const byMenu = async (
  testApp: TestApp,
  team: Team,
  name: string,
  rights: { readonly own?: MenuLevel; readonly others?: MenuLevel },
): Promise<Caller> => {
  const { own, others } = rights;
  const fresh = new Map<string, () => Promise<string>>();
  for (const menuId of menuIds) {
    const permissions = [
      ...(own ? [{ menuId, permissionLevel: own }] : []),
      ...(others ? everywhere(others).filter((held) => held.menuId !== menuId) : []),
    ];
    fresh.set(menuId, await likeSessionOf(testApp, (await member(testApp, team, { permissions })).token));
  }
  const tokenFor = (target: Endpoint) => fresh.get(menuAccessOf(target)?.menu ?? menuIds[0])?.();
  return {
    name,
    is: 'person',
    inTeam: true,
    ...(own ? { onItsMenu: own } : {}),
    headers: async (target) => bearer((await tokenFor(target)) ?? ''),
  };
};

const staffOfAllRoles = (testApp: TestApp): Promise<Caller[]> =>
  Promise.all(
    StaffRole.options.map(async (staffRole) => {
      const { token } = await staffMember(testApp, staffRole);
      const fresh = await likeStaffSessionOf(testApp, token);
      const headers = async () => bearer(await fresh());
      return { name: `staff: ${staffRole}`, is: 'staff', staffRole, headers } as const;
    }),
  );

const halfStaff = async (testApp: TestApp): Promise<Caller> => {
  const { person } = await staffWithFactor(testApp, 'admin');
  const fresh = await likeStaffSessionOf(testApp, (await signInStaff(testApp, person)).token);
  return { name: 'staff half signed in', is: 'half staff', headers: async () => bearer(await fresh()) };
};

const outsiders = async (testApp: TestApp): Promise<Caller[]> => {
  const { db, clock } = testApp.platform;
  const whole = await register(testApp);
  const from = { ip: whole.ip, userAgent: '', timeZone: 'America/Sao_Paulo', now: clock.now() };
  const half = await transaction(db, (tx) => testApp.services.sessions.open(tx, whole.accountId, from, true));
  const freshHalf = await likeSessionOf(testApp, half);
  const { secret } = await testApp.caller()(askLoginCode, {});
  return [
    { name: 'nobody', is: 'nobody', headers: async () => ({}) },
    { name: 'somebody with a token that nobody gave', is: 'nobody', headers: async () => bearer(newToken()) },
    { name: 'somebody half logged in', is: 'half', headers: async () => bearer(await freshHalf()) },
    { name: 'a browser that waits for the phone', is: 'requester', headers: constant(secret) },
    { name: 'a user of the chat app', is: 'customer', headers: constant((await customer(testApp)).token) },
    ...(await staffOfAllRoles(testApp)),
    await halfStaff(testApp),
    await person(testApp, 'somebody without a team', whole.token, {}),
  ];
};

const servers = async (testApp: TestApp, team: Team): Promise<Caller> => {
  const { options } = await merchantServer(testApp, team);
  const sign = signedHeaders({ ...options, now: testApp.platform.clock.now });
  const headers = async ({ method }: Endpoint, url: string) => sign({ method, target: url, body: '' });
  return { name: 'the server of the team', is: 'merchant', headers };
};

/** Members whose place changed after they logged in, and the same once they have chosen the team again. */
const changed = async (testApp: TestApp, team: Team): Promise<Caller[]> => {
  const mayAll = { permissions: everywhere('write') };
  const disabled = await member(testApp, team, mayAll);
  const deleted = await member(testApp, team, mayAll);
  const removed = await member(testApp, team, mayAll);
  const place = { inTeam: true, changed: true };
  const callers = [
    await person(testApp, 'a member whose role was disabled', disabled.token, place),
    await person(testApp, 'a member whose role was deleted', deleted.token, place),
    await person(testApp, 'a member who was removed', removed.token, { ...place, removed: true }),
  ];
  await team.call(changeRoleStatus, { body: { id: disabled.roleId ?? '', status: '1' } });
  await team.call(deleteRole, { params: { id: deleted.roleId ?? '' } });
  await team.call(removeMember, { params: { id: removed.accountId } });
  const again = async (who: Team, name: string) =>
    person(testApp, name, (await workIn(testApp, who, team.merchantId)).token, { inTeam: true });
  return [
    ...callers,
    await again(disabled, 'a member in a disabled role'),
    await again(deleted, 'a member in a deleted role'),
  ];
};

const admins = async (testApp: TestApp, team: Team): Promise<Caller[]> => {
  const looker = await member(testApp, team, { isAdmin: true });
  const writer = await member(testApp, team, { permissions: everywhere('write') });
  const { token } = await looker.call(previewRole, { params: { id: writer.roleId ?? '' } });
  const sure = await member(testApp, team, { isAdmin: true });
  await prove(testApp, sure.token);
  const careful = await member(testApp, team, { isAdmin: true });
  await turnOn(testApp, careful);
  await prove(testApp, careful.token, null);
  const previewing = { inTeam: true, onItsMenu: 'write', previewing: true } as const;
  return [
    await person(testApp, 'a super admin', team.token, { inTeam: true, isAdmin: true }),
    await person(testApp, 'a super admin who has just proven it', sure.token, {
      inTeam: true,
      isAdmin: true,
      proven: true,
    }),
    await person(testApp, 'a super admin whose two-step verification is on', careful.token, {
      inTeam: true,
      isAdmin: true,
      hasFactor: true,
    }),
    await person(testApp, 'a super admin who looks as a role', token, previewing),
  ];
};

/** Everyone who may call an endpoint: outsiders, members of every kind, and who was one. */
export const openCallers = async (testApp: TestApp): Promise<Caller[]> => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  const none = await member(testApp, team, { permissions: [] });
  const appletToken = await accessToken(testApp, team);
  const key = await uploadKey(testApp, team);
  // To make the AppSecret it was proven who the super admin is: the next calls are made by one who has not.
  await prove(testApp, team.token, null);
  return [
    ...(await outsiders(testApp)),
    await servers(testApp, team),
    { name: 'the server of a mini program', is: 'applet', headers: constant(appletToken) },
    { name: 'the developer tool', is: 'tool', headers: constant(key) },
    { name: 'a terminal of the team', is: 'device', headers: constant((await device(testApp, team)).token) },
    { name: "the developer's tool", is: 'toolKey', headers: constant((await toolKey(team)).secret) },
    await person(testApp, 'a member without any access', none.token, { inTeam: true }),
    await byMenu(testApp, team, 'a member who may change everything else', { others: 'write' }),
    await byMenu(testApp, team, 'a member who may view this alone', { own: 'read' }),
    await byMenu(testApp, team, 'a member who may change this alone', { own: 'write' }),
    ...(await changed(testApp, team)),
    ...(await admins(testApp, team)),
  ];
};
