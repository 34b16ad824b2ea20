import { listConversationMessages } from '@balcao/contract/conversation-message';
import { pathOf } from '@balcao/contract/endpoint';
import { listRobots, putRobotAvatar, readRobotAvatar, removeRobot, switchRobot } from '@balcao/contract/robot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarSent, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper, inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const made = async () => {
  const channel = await makeChannel(team);
  const robot = await makeRobot(team, channel, { greeting: 'Oi, aqui é a Lia.' });
  return { channel, robot, params: { id: channel.id, robotId: robot.id } };
};

describe('the picture of a robot', () => {
  it('stands beside its answers on the phone and in the inbox, the one of today also beside what it said before', async () => {
    const { channel, robot, params } = await made();
    expect(robot.avatar).toBeNull();
    const first = await team.call(putRobotAvatar, { params, body: { avatar: await avatarSent() } });
    const avatar = first.avatar ?? '';
    expect(avatar).toBe(pathOf(readRobotAvatar, { avatar: avatar.split('/').at(-1) ?? '' }));
    await putRobot(team, channel, robot);
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    await write(bruna, channel, 'Bom dia!');
    const said = async () => (await opened(bruna, channel)).list.find(({ isMachine }) => isMachine);
    await until(said, (one) => one?.machineAvatar === avatar);
    const [conversation] = await inbox(team, channel);
    const place = { id: channel.id, conversationId: conversation?.id ?? '' };
    const seen = async () => (await team.call(listConversationMessages, { params: place, query: {} })).list;
    expect((await seen()).map(({ kind, avatar: shown }) => [kind, shown])).toContainEqual(['robot', avatar]);
    expect((await seen()).find(({ kind }) => kind === 'follower')?.avatar).toBeNull();

    await team.call(putRobotAvatar, { params, body: { avatar: await avatarSent() } });
    const { list } = await team.call(listRobots, { params: { id: channel.id } });
    expect(list[0]?.avatar).not.toBe(avatar);
    expect((await said())?.machineAvatar).toBe(list[0]?.avatar);
    await team.call(putRobotAvatar, { params, body: { avatar: null } });
    expect((await said())?.machineAvatar).toBeNull();
  });

  it('is a whole JPG or PNG, put there by those who manage the channel, and gone with the robot', async () => {
    const { channel, params } = await made();
    const body = { avatar: Buffer.from('<svg/>').toString('base64') };
    await expect(team.call(putRobotAvatar, { params, body })).rejects.toMatchObject({
      fields: { avatar: expect.any(String) },
    });
    const answering = await helper(testApp, team, channel, ['answer']);
    const sent = { avatar: await avatarSent() };
    await expect(answering.call(putRobotAvatar, { params, body: sent })).rejects.toMatchObject({
      name: 'channel_right',
    });
    const { avatar } = await team.call(putRobotAvatar, { params, body: sent });
    const id = avatar?.split('/').at(-1) ?? '';
    await team.call(switchRobot, { params, body: { isOn: false } });
    await team.call(removeRobot, { params });
    await expect(team.call(readRobotAvatar, { params: { avatar: id } })).rejects.toMatchObject({ name: 'not_found' });
  });
});
