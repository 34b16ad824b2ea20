import { type Channel, type ChannelRight, closeChannel, getChannel } from '@balcao/contract/channel';
import {
  listChannelManagers,
  managersAtMost,
  putChannelManager,
  removeChannelManager,
} from '@balcao/contract/channel-right';
import {
  acceptInvitation,
  inviteMember,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '@balcao/contract/invitation';
import { listLog } from '@balcao/contract/log';
import { listMembers } from '@balcao/contract/member';
import { changeTeam } from '@balcao/contract/session';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { lastMailTo, member, type Person, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { invitations } from './invitation.tables.ts';

let testApp: TestApp;
let ana: Team;
let channel: Channel;
/** A role that reaches channels, and one that does not. */
let roleId: string;
let cashier: string;
const write = (...menus: ('channels.index' | 'setting.team')[]) => ({
  permissions: menus.map((menuId) => ({ menuId, permissionLevel: 'write' as const })),
});
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await openChannelTeam(testApp);
  channel = await makeChannel(ana);
  roleId = (await member(testApp, ana, write('channels.index'))).roleId ?? '';
  const orders = [{ menuId: 'payment.orders', permissionLevel: 'read' }] as const;
  cashier = (await member(testApp, ana, { permissions: [...orders] })).roleId ?? '';
});
afterAll(() => testApp.close());

const refused = (name: string) => expect.objectContaining({ name });
const newEmail = (): string => `gestora.${crypto.randomUUID()}@exemplo.com.br`;
type Caller = Pick<Person, 'call'>;
interface Asked {
  readonly email?: string | null;
  readonly rights?: ChannelRight[];
  readonly role?: string;
  readonly channelId?: string;
}
const invite = (by: Caller, { email = newEmail(), rights = ['write'], role = roleId, channelId = channel.id }: Asked) =>
  by.call(inviteMember, { body: { email, roleId: role, locale: 'pt-BR', channel: { channelId, rights } } });
const codeFor = async (email: string): Promise<string> =>
  /\/invite\?code=([\w-]{22})/.exec((await lastMailTo(testApp, email)).body)?.[1] ?? '';
const accept = async (by: Person) => by.call(acceptInvitation, { body: { inviteCode: await codeFor(by.email) } });
const managersOf = (by: Caller, id = channel.id) => by.call(listChannelManagers, { params: { id } });
const invitedIn = async (by: Caller) => (await managersOf(by)).invited;
/** A member who manages the channel, with a chat account. */
const helper = async (rights: ChannelRight[], ...menus: Parameters<typeof write>) => {
  const one = await member(testApp, ana, write(...menus));
  await customer(testApp, { boundTo: one.accountId });
  const params = { id: channel.id, memberId: one.accountId };
  await ana.call(putChannelManager, { params, body: { rights } });
  return one;
};
const expire = (id: string) =>
  testApp.platform.db
    .update(invitations)
    .set({ expiresAt: testApp.platform.clock.now() })
    .where(eq(invitations.id, id));
const age = (id: string) =>
  testApp.platform.db
    .update(invitations)
    .set({ sentAt: new Date(0) })
    .where(eq(invitations.id, id));

describe('an invitation to manage a channel', () => {
  it('waits among the managers, and makes its person a member and a manager at once, as the log says (rule: audit-log)', async () => {
    const bia = await register(testApp);
    const { id } = await invite(ana, { email: bia.email, rights: ['publish', 'write'] });
    expect(await invitedIn(ana)).toEqual([
      expect.objectContaining({ invitationId: id, email: bia.email, rights: ['publish', 'write'], isExpired: false }),
    ]);
    expect((await lastMailTo(testApp, bia.email)).body).toContain(`cuidar do canal ${channel.name}`);
    const code = await codeFor(bia.email);
    const seen = await testApp.caller()(readInvitation, { params: { code } });
    expect(seen).toMatchObject({ channelName: channel.name });
    expect(await accept(bia)).toMatchObject({ channel: { name: channel.name, isManager: true } });
    const { list, invited } = await managersOf(ana);
    expect({ list, invited }).toMatchObject({ list: [{ memberId: bia.accountId }], invited: [] });
    const { token } = await bia.call(changeTeam, { body: { merchantId: ana.merchantId } });
    const theirs = await testApp.caller(token)(getChannel, { params: { id: channel.id } });
    expect([...theirs.rights].sort()).toEqual(['publish', 'write']);
    const lines = (await ana.call(listLog, { query: {} })).list.slice(0, 3);
    expect(lines.map(({ event }) => event)).toEqual(['55', '1', '2']);
    expect(lines[2]?.changes).toContainEqual(
      expect.objectContaining({ field: 'manager', of: channel.name, after: 'publish, write' }),
    );
  });

  it('is taken back, and sent again after its end, with a new code', async () => {
    const bia = await register(testApp);
    const { id } = await invite(ana, { email: bia.email });
    const first = await codeFor(bia.email);
    await expire(id);
    expect(await invitedIn(ana)).toMatchObject([{ isExpired: true }]);
    await age(id);
    await ana.call(resendInvitation, { params: { id } });
    expect(await invitedIn(ana)).toMatchObject([{ isExpired: false, rights: ['write'] }]);
    expect(await codeFor(bia.email)).not.toBe(first);
    await ana.call(revokeInvitation, { params: { id } });
    expect(await invitedIn(ana)).toEqual([]);
    await expect(accept(bia)).rejects.toEqual(refused('not_found'));
  });

  it('is refused to who is a member already or is invited already, and has an address', async () => {
    const caio = await member(testApp, ana, write('channels.index'));
    await expect(invite(ana, { email: caio.email })).rejects.toEqual(refused('member_already'));
    const email = newEmail();
    await invite(ana, { email });
    await expect(invite(ana, { email })).rejects.toEqual(refused('already_exists'));
    await expect(invite(ana, { email: null })).rejects.toEqual(refused('form_invalid'));
    await expect(invite(ana, { rights: [] })).rejects.toEqual(refused('form_invalid'));
    await expect(invite(ana, { rights: ['write', 'write'] })).rejects.toEqual(refused('form_invalid'));
    expect(await invitedIn(ana)).toHaveLength(1);
  });

  it('keeps a place among the managers, so that no more are invited or chosen than there is room for', async () => {
    const { db } = testApp.platform;
    for (let count = 1; count < managersAtMost; count += 1) await invite(ana, {});
    const both = await Promise.allSettled([invite(ana, {}), invite(ana, {})]);
    const reasons = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(reasons).toEqual(['channel_managers_full']);
    const memberId = (await ana.call(listMembers, {})).list.find(({ role }) => role?.id === roleId)?.id ?? '';
    const choose = () =>
      ana.call(putChannelManager, { params: { id: channel.id, memberId }, body: { rights: ['write'] } });
    await expect(choose()).rejects.toEqual(refused('channel_managers_full'));
    const [one] = await invitedIn(ana);
    const id = one?.invitationId ?? '';
    await expire(id);
    await choose();
    await age(id);
    await expect(ana.call(resendInvitation, { params: { id } })).rejects.toEqual(refused('channel_managers_full'));
    expect(await db.$count(invitations, eq(invitations.channelId, channel.id))).toBe(managersAtMost);
  });
});

describe('who may invite to a channel', () => {
  it('invites into the team and manages the channel, with rights that they have themselves (rule: no-raised-rights)', async () => {
    const bia = await helper(['manage', 'write'], 'channels.index', 'setting.team');
    await expect(invite(bia, { rights: ['write', 'publish'] })).rejects.toEqual(refused('channel_right'));
    const { id } = await invite(bia, { rights: ['write'] });
    const writer = await helper(['write'], 'channels.index', 'setting.team');
    await expect(invite(writer, {})).rejects.toEqual(refused('channel_right'));
    const teamless = await helper(['manage', 'write'], 'channels.index');
    await expect(invite(teamless, {})).rejects.toEqual(refused('permission_missing'));
    const unbound = await member(testApp, ana, write('channels.index', 'setting.team'));
    await expect(invite(unbound, {})).rejects.toEqual(refused('channel_chat_account'));
    // Who sends an invitation again stands for it from then on.
    const { id: full } = await invite(ana, { rights: ['publish'] });
    await age(full);
    await age(id);
    await expect(bia.call(resendInvitation, { params: { id: full } })).rejects.toEqual(refused('channel_right'));
    await expect(writer.call(resendInvitation, { params: { id } })).rejects.toEqual(refused('channel_right'));
  });

  it('does so in channels of their own team, with roles that reach channels', async () => {
    const other = await openChannelTeam(testApp);
    const theirs = await makeChannel(other);
    await expect(invite(ana, { channelId: theirs.id })).rejects.toEqual(refused('not_found'));
    await expect(invite(ana, { channelId: crypto.randomUUID() })).rejects.toEqual(refused('not_found'));
    await expect(invite(ana, { role: cashier })).rejects.toEqual(refused('state_forbids'));
    expect((await managersOf(other, theirs.id)).invited).toEqual([]);
  });

  it('sees whom others invited; a member who neither manages the channel nor sees the team does not', async () => {
    await invite(ana, {});
    const writer = await helper(['write'], 'channels.index');
    expect(await invitedIn(writer)).toEqual([]);
    const manager = await helper(['manage'], 'channels.index');
    expect(await invitedIn(manager)).toHaveLength(1);
  });
});

describe('accepting an invitation to manage a channel', () => {
  /** Members of the team, and whether they manage the channel. */
  const standingOf = async (one: Person) => ({
    isMember: (await ana.call(listMembers, {})).list.some(({ id }) => id === one.accountId),
    isManager: (await managersOf(ana)).list.some(({ memberId }) => memberId === one.accountId),
  });

  it('makes a member alone when the channel is closed by then, and says so', async () => {
    const bia = await register(testApp);
    await invite(ana, { email: bia.email });
    await ana.call(closeChannel, { params: { id: channel.id } });
    const inviteCode = await codeFor(bia.email);
    const read = () => testApp.caller()(readInvitation, { params: { code: inviteCode } });
    expect(await read()).toMatchObject({ channelName: channel.name });
    await testApp.platform.db.execute(sql`update channel set closes_at = created_at where id = ${channel.id}`);
    expect(await read()).toMatchObject({ channelName: null });
    expect(await accept(bia)).toMatchObject({ channel: { name: channel.name, isManager: false } });
    expect(await standingOf(bia)).toEqual({ isMember: true, isManager: false });
    await expect(invite(ana, {})).rejects.toEqual(refused('state_forbids'));
  });

  it('makes a member alone when who invited could not do so any more', async () => {
    const bia = await helper(['manage', 'publish'], 'channels.index', 'setting.team');
    const caio = await register(testApp);
    await invite(bia, { email: caio.email, rights: ['publish'] });
    const params = { id: channel.id, memberId: bia.accountId };
    await ana.call(putChannelManager, { params, body: { rights: ['manage'] } });
    expect(await accept(caio)).toMatchObject({ channel: { name: channel.name, isManager: false } });
    expect(await standingOf(caio)).toEqual({ isMember: true, isManager: false });
    const dora = await register(testApp);
    await invite(bia, { email: dora.email, rights: ['manage'] });
    await ana.call(removeChannelManager, { params });
    expect(await accept(dora)).toMatchObject({ channel: { isManager: false } });
    expect(await standingOf(dora)).toEqual({ isMember: true, isManager: false });
  });

  it('is for its address alone, and works once', async () => {
    const [bia, eve] = [await register(testApp), await register(testApp)];
    await invite(ana, { email: bia.email });
    const inviteCode = await codeFor(bia.email);
    await expect(eve.call(acceptInvitation, { body: { inviteCode } })).rejects.toEqual(
      refused('invitation_for_another'),
    );
    const twice = await Promise.allSettled([accept(bia), accept(bia)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await standingOf(bia)).toEqual({ isMember: true, isManager: true });
  });
});
