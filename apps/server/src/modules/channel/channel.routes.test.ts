import {
  changeChannel,
  checkChannelName,
  closeChannel,
  createChannel,
  getChannel,
  listChannels,
  printChannel,
  readChannelAvatar,
  reopenChannel,
} from '@balcao/contract/channel';
import { pathOf } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { advanceClock } from '@balcao/contract/sandbox';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarSent, channelWords, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { logIn, member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let other: Team;
let avatar: string;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  other = await openChannelTeam(testApp);
  avatar = await avatarSent();
});
afterAll(() => testApp.close());

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
const entry = () => ({ ...channelWords(), avatar });
const writer = [{ menuId: 'channels.index', permissionLevel: 'write' }] as const;
const dayMs = 86_400_000;

describe('a channel', () => {
  it('is open when it is made, belongs to the member who made it, and is found in their list', async () => {
    const made = await makeChannel(team);
    expect(made).toMatchObject({
      url: expect.stringMatching(/\/phone\/channel\/[\w-]{22}$/),
      type: 'everyone',
      state: 'open',
      followers: 0,
      isOwner: true,
      rights: ['write', 'publish', 'answer', 'manage'],
      owner: { memberId: team.accountId },
      closesAt: null,
      version: 1,
    });
    expect(made.growth).toEqual(Array(30).fill(0));
    expect(await team.call(getChannel, { params: { id: made.id } })).toEqual(made);
    expect((await team.call(listChannels, {})).list[0]).toEqual(made);
  });

  it('takes its type in words and as a number, and answers in words', async () => {
    expect(await makeChannel(team, { type: 'invited_only' })).toMatchObject({ type: 'invited_only' });
    for (const [sent, answered] of [[0, 'everyone'] as const, [1, 'invited_only'] as const]) {
      const made = await team.call(createChannel, { body: { ...entry(), type: sent } });
      expect(made.type).toBe(answered);
    }
  });

  it('has a name that no other channel can have, in whatever case and width it is written', async () => {
    const { id, name } = await makeChannel(team, { name: 'Canal da Feira' });
    for (const same of ['CANAL  DA FEIRA', 'ｃａｎａｌ da feira']) {
      await expect(makeChannel(other, { name: same })).rejects.toMatchObject({ fields: { name: expect.any(String) } });
      expect(await other.call(checkChannelName, { query: { name: same } })).toEqual({ isFree: false });
    }
    expect(await team.call(checkChannelName, { query: { name, of: id } })).toEqual({ isFree: true });
    expect(await team.call(checkChannelName, { query: { name: 'Canal da Ponte' } })).toEqual({ isFree: true });
  });

  it('shows its picture to everybody as a square of ours', async () => {
    const made = await makeChannel(team);
    const answer = await testApp.app.inject({ method: 'GET', url: made.avatar });
    expect(made.avatar).toBe(pathOf(readChannelAvatar, { avatar: made.avatar.split('/').at(-1) }));
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 256, height: 256 });
  });

  it('of another team is unknown', async () => {
    const { id } = await makeChannel(team);
    const unknown = { name: 'not_found' };
    await expect(other.call(getChannel, { params: { id } })).rejects.toMatchObject(unknown);
    const change = other.call(changeChannel, { params: { id }, body: { ...channelWords(), version: 1 } });
    await expect(change).rejects.toMatchObject(unknown);
    await expect(other.call(closeChannel, { params: { id } })).rejects.toMatchObject(unknown);
    expect((await other.call(listChannels, { query: { scope: 'all' } })).list).toEqual([]);
  });

  it('is printed as a poster', async () => {
    const { id } = await makeChannel(team);
    const answer = await testApp.app.inject({
      method: 'GET',
      url: pathOf(printChannel, { id }),
      headers: { authorization: `Bearer ${team.token}` },
    });
    expect(answer.headers['content-type']).toContain('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('what is entered of a channel', () => {
  it.each([
    ['a name of three letters', { name: 'Pão' }, 'name'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'name'],
    ['a name with a letter that is not seen', { name: 'Can\u200bal' }, 'name'],
    ['a type that is none', { type: 2 }, 'type'],
    ['a type in other words', { type: 'nobody' }, 'type'],
    ['a description of three letters', { description: 'Pão' }, 'description'],
    ['a description that never ends', { description: 'a'.repeat(501) }, 'description'],
    ['a language that is none of ours', { language: 'fr-FR' }, 'language'],
    ['a category that is none', { category: 'gambling' }, 'category'],
    ['an SVG', { avatar: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 'avatar'],
    ['no picture', { avatar: '' }, 'avatar'],
  ])('is refused at its field: %s', async (_, wrong, field) => {
    const refused = { name: 'form_invalid', fields: { [field]: expect.any(String) } };
    await expect(makeChannel(team, wrong as object)).rejects.toMatchObject(refused);
    const { id } = (await team.call(listChannels, {})).list[0] ?? { id: '' };
    const body = { ...channelWords(), ...(wrong as object), version: 1 };
    await expect(team.call(changeChannel, { params: { id }, body })).rejects.toMatchObject(refused);
  });

  it('is taken from a certified team and from members with a chat account and the right alone', async () => {
    const young = await openTeam(testApp, await register(testApp));
    await expect(makeChannel(young)).rejects.toMatchObject({ name: 'not_certified' });
    const unbound = await openTeam(testApp, await register(testApp), { certified: true });
    await expect(makeChannel(unbound)).rejects.toMatchObject({ name: 'channel_chat_account' });
    const helper = await member(testApp, team, { permissions: writer });
    await expect(makeChannel(helper)).rejects.toMatchObject({ name: 'channel_chat_account' });
    await customer(testApp, { boundTo: helper.accountId });
    await expect(makeChannel(helper)).resolves.toMatchObject({ isOwner: true });
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'read' }],
    });
    await expect(makeChannel(reader)).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('a change of a channel', () => {
  it('that began before another was saved changes nothing', async () => {
    const made = await makeChannel(team);
    const change = (description: string) =>
      team.call(changeChannel, { params: { id: made.id }, body: { ...channelWords(), description, version: 1 } });
    const first = await change('Verduras do dia.');
    await expect(change('Flores do dia.')).rejects.toMatchObject({ name: 'changed_elsewhere' });
    expect(await team.call(getChannel, { params: { id: made.id } })).toEqual(first);
    expect(first).toMatchObject({ description: 'Verduras do dia.', avatar: made.avatar, version: 2 });
  });

  it('is for its owner and super admins: another member of the team only looks', async () => {
    const { id } = await makeChannel(team);
    const helper = await member(testApp, team, { permissions: writer });
    await customer(testApp, { boundTo: helper.accountId });
    expect(await helper.call(getChannel, { params: { id } })).toMatchObject({ isOwner: false, rights: [] });
    const change = helper.call(changeChannel, { params: { id }, body: { ...channelWords(), version: 1 } });
    await expect(change).rejects.toMatchObject({ name: 'channel_right' });
    await expect(helper.call(closeChannel, { params: { id } })).rejects.toMatchObject({ name: 'channel_right' });
    const boss = await member(testApp, team, { isAdmin: true });
    await customer(testApp, { boundTo: boss.accountId });
    const own = await makeChannel(helper);
    const body = { ...channelWords(), version: 1 };
    await expect(boss.call(changeChannel, { params: { id: own.id }, body })).resolves.toMatchObject({ version: 2 });
  });

  it('stands in the log of the team, as do making and closing (rule: audit-log)', async () => {
    const made = await makeChannel(team, { name: 'Canal do Largo' });
    const body = { ...channelWords(), name: 'Canal da Praça', description: made.description, version: 1 };
    await team.call(changeChannel, { params: { id: made.id }, body });
    await team.call(closeChannel, { params: { id: made.id } });
    await team.call(reopenChannel, { params: { id: made.id } });
    const { list } = await team.call(listLog, { query: { event: ['50', '51', '52', '53'] } });
    const lines = list.filter(({ subject }) => subject.id === made.id).reverse();
    expect(lines.map(({ event, subject }) => [event, subject.kind, subject.name])).toEqual([
      ['50', 'channel', 'Canal do Largo'],
      ['51', 'channel', 'Canal da Praça'],
      ['52', 'channel', 'Canal da Praça'],
      ['53', 'channel', 'Canal da Praça'],
    ]);
    expect(lines[1]?.changes).toEqual([{ field: 'name', of: null, before: 'Canal do Largo', after: 'Canal da Praça' }]);
  });
});

describe('closing a channel', () => {
  it('takes seven days, in which it can be opened again', async () => {
    const { id } = await makeChannel(team);
    const closing = await team.call(closeChannel, { params: { id } });
    const left = Date.parse(closing.closesAt ?? '') - testApp.platform.clock.now().getTime();
    expect(closing.state).toBe('closing');
    expect(left / dayMs).toBeCloseTo(7, 2);
    await expect(team.call(closeChannel, { params: { id } })).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await team.call(reopenChannel, { params: { id } })).toMatchObject({ state: 'open', closesAt: null });
    await expect(team.call(reopenChannel, { params: { id } })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is final after that: it opens no more, and nothing of it is changed', async () => {
    const { id } = await makeChannel(team);
    await team.call(closeChannel, { params: { id } });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 7 * 86_400 + 1 } });
    await testApp.platform.jobs.sweep();
    const fresh = await likeNew();
    expect(await fresh(getChannel, { params: { id } })).toMatchObject({ state: 'closed', version: 1 });
    await expect(fresh(reopenChannel, { params: { id } })).rejects.toMatchObject({ name: 'state_forbids' });
    const change = fresh(changeChannel, { params: { id }, body: { ...channelWords(), version: 1 } });
    await expect(change).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

/** The super admin, logged in again: a week has passed. */
const likeNew = async () => {
  return (await workIn(testApp, await logIn(testApp, team), team.merchantId)).call;
};
