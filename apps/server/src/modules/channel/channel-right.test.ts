import { type ChannelRight, changeChannel, getChannel, listChannels } from '@balcao/contract/channel';
import {
  handOverChannel,
  listChannelManagers,
  putChannelManager,
  removeChannelManager,
} from '@balcao/contract/channel-right';
import { listLog } from '@balcao/contract/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelWords, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

/** A member whose role reaches channels, with a chat account. */
const helper = async (permissionLevel: 'read' | 'write' = 'write') => {
  const one = await member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel }] });
  await customer(testApp, { boundTo: one.accountId });
  return one;
};
type Helper = Awaited<ReturnType<typeof helper>>;
const put = (by: Pick<Team, 'call'>, id: string, { accountId: memberId }: Helper, rights: ChannelRight[]) =>
  by.call(putChannelManager, { params: { id, memberId }, body: { rights } });
const change = (by: Pick<Team, 'call'>, id: string, version: number) =>
  by.call(changeChannel, { params: { id }, body: { ...channelWords(), version } });
const refusedRight = { name: 'channel_right' };

describe('a manager of a channel', () => {
  it('finds it among those that they manage, and may do what they were given and no more', async () => {
    const { id } = await makeChannel(team);
    const bia = await helper();
    expect(await put(team, id, bia, ['publish', 'write'])).toMatchObject({ rights: ['write', 'publish'] });
    const { list } = await bia.call(listChannels, { query: { scope: 'managed' } });
    expect(list).toMatchObject([{ id, isOwner: false, rights: ['write', 'publish'] }]);
    expect((await bia.call(listChannels, {})).list).toEqual([]);
    await expect(change(bia, id, 1)).rejects.toMatchObject(refusedRight);
    await put(team, id, bia, ['manage']);
    await expect(change(bia, id, 1)).resolves.toMatchObject({ version: 2 });
  });

  it('is held to the role of the team as well', async () => {
    const { id } = await makeChannel(team);
    const reader = await helper('read');
    await put(team, id, reader, ['manage']);
    await expect(change(reader, id, 1)).rejects.toMatchObject({ name: 'permission_missing' });
    const elsewhere = await member(testApp, team, { permissions: [] });
    await expect(put(team, id, elsewhere, ['write'])).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('gives and takes only what they have themselves (rule: no-raised-rights)', async () => {
    const { id } = await makeChannel(team);
    const [bia, caio, dora] = [await helper(), await helper(), await helper()];
    await put(team, id, bia, ['manage', 'write']);
    await expect(put(bia, id, caio, ['publish'])).rejects.toMatchObject(refusedRight);
    await expect(put(bia, id, caio, ['write'])).resolves.toMatchObject({ rights: ['write'] });
    await put(team, id, dora, ['publish']);
    const params = { id, memberId: dora.accountId };
    await expect(bia.call(removeChannelManager, { params })).rejects.toMatchObject(refusedRight);
    await expect(put(caio, id, caio, ['write', 'manage'])).rejects.toMatchObject(refusedRight);
    await expect(dora.call(removeChannelManager, { params })).resolves.toBeNull();
    await expect(team.call(removeChannelManager, { params })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is offered among the members whose role reaches channels', async () => {
    const { id } = await makeChannel(team);
    const bia = await helper();
    const candidates = async () => (await team.call(listChannelManagers, { params: { id } })).candidates;
    expect((await candidates()).map(({ memberId }) => memberId)).toContain(bia.accountId);
    await put(team, id, bia, ['write']);
    expect((await candidates()).map(({ memberId }) => memberId)).not.toContain(bia.accountId);
  });

  it.each([
    ['no right', []],
    ['one twice', ['write', 'write']],
    ['one that does not exist', ['own']],
  ])('cannot be given %s', async (_, rights) => {
    const { id } = await makeChannel(team);
    const wrong = put(team, id, await helper(), rights as ChannelRight[]);
    await expect(wrong).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('handing a channel over', () => {
  it('makes another member its owner, and who had it a manager; both stand in the log (rule: audit-log)', async () => {
    const caio = await helper();
    const { id } = await makeChannel(caio);
    const bia = await helper();
    const give = (by: Pick<Team, 'call'>, memberId: string) =>
      by.call(handOverChannel, { params: { id }, body: { memberId } });
    await expect(give(bia, bia.accountId)).rejects.toMatchObject(refusedRight);
    await put(caio, id, bia, ['manage']);
    await expect(give(bia, bia.accountId)).rejects.toMatchObject(refusedRight);
    await give(caio, bia.accountId);
    expect(await bia.call(getChannel, { params: { id } })).toMatchObject({ isOwner: true });
    expect(await caio.call(getChannel, { params: { id } })).toMatchObject({
      isOwner: false,
      rights: ['write', 'publish', 'answer', 'manage'],
    });
    await expect(give(caio, caio.accountId)).rejects.toMatchObject(refusedRight);
    const { list } = await team.call(listLog, { query: { event: ['54', '55'] } });
    const lines = list.filter(({ subject }) => subject.id === id);
    expect(lines.map(({ event }) => event)).toEqual(['54', '55']);
    expect(lines[0]?.changes).toMatchObject([
      { field: 'owner', before: expect.any(String), after: expect.any(String) },
    ]);
  });

  it('is done by a super admin when the owner is gone, and to members of the team alone', async () => {
    const caio = await helper();
    const { id } = await makeChannel(caio);
    const bia = await helper();
    const other = await openChannelTeam(testApp);
    const give = (memberId: string) => team.call(handOverChannel, { params: { id }, body: { memberId } });
    await expect(give(other.accountId)).rejects.toMatchObject({ name: 'not_found' });
    await expect(give(bia.accountId)).resolves.toMatchObject({ owner: { memberId: bia.accountId } });
    await expect(give(bia.accountId)).rejects.toMatchObject({ name: 'state_forbids' });
  });
});
