import {
  changeRobot,
  createRobot,
  listRobots,
  putRobotQuestions,
  type RobotEntry,
  removeRobot,
  robotsAtMost,
  switchRobot,
} from '@balcao/contract/robot';
import { listRobotAnswers } from '@balcao/contract/robot-answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import type { Team } from '../../../test/people.ts';
import { makeRobot, putRobot, robotEntry } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());
const named = (name: string) => ({ name });

describe('the robots of a channel', () => {
  it('are made off, changed, switched and removed, and the log says who did it', async () => {
    const channel = await makeChannel(team);
    const robot = await makeRobot(team, channel);
    expect(robot).toMatchObject({ ...robotEntry, isOn: false, held: null, version: 1, questions: [] });
    const params = { id: channel.id, robotId: robot.id };
    const changed = await team.call(changeRobot, { params, body: { ...robotEntry, name: 'Léo', version: 1 } });
    expect(changed).toMatchObject({ name: 'Léo', version: 2 });
    expect(await putRobot(team, channel, robot)).toMatchObject({ isOn: true });
    await expect(team.call(removeRobot, { params })).rejects.toMatchObject(named('state_forbids'));
    await putRobot(team, channel, robot, false);
    await team.call(removeRobot, { params });
    const { list, hasModel, used } = await team.call(listRobots, { params: { id: channel.id } });
    expect({ list, hasModel, used }).toEqual({ list: [], hasModel: false, used: { answers: 0, tokens: 0 } });
  });

  it('are on one at a time, also of two that are switched on at the same instant', async () => {
    const channel = await makeChannel(team);
    const [one, other] = [await makeRobot(team, channel), await makeRobot(team, channel, { name: 'Léo' })];
    const both = await Promise.allSettled([putRobot(team, channel, one), putRobot(team, channel, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: named('robot_on') });
    const { list } = await team.call(listRobots, { params: { id: channel.id } });
    expect(list.filter(({ isOn }) => isOn)).toHaveLength(1);
  });

  it('are made once for one key, and switched on twice without harm', async () => {
    const { id } = await makeChannel(team);
    const make = () => team.call(createRobot, { params: { id }, body: robotEntry }, { idempotencyKey: `robot-${id}` });
    const [one, again] = [await make(), await make()];
    expect(again.id).toBe(one.id);
    const on = () => team.call(switchRobot, { params: { id, robotId: one.id }, body: { isOn: true } });
    expect([(await on()).isOn, (await on()).isOn]).toEqual([true, true]);
    expect((await team.call(listRobots, { params: { id } })).list).toHaveLength(1);
  });

  it('are ten at most', async () => {
    const channel = await makeChannel(team);
    for (let made = 0; made < robotsAtMost - 1; made += 1) await makeRobot(team, channel);
    const both = await Promise.allSettled([makeRobot(team, channel), makeRobot(team, channel)]);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: named('robots_full') });
  });

  it('are not overwritten by one who edits an old version', async () => {
    const channel = await makeChannel(team);
    const robot = await makeRobot(team, channel);
    const params = { id: channel.id, robotId: robot.id };
    await team.call(changeRobot, { params, body: { ...robotEntry, name: 'Léo', version: 1 } });
    const old = team.call(changeRobot, { params, body: { ...robotEntry, name: 'Bia', version: 1 } });
    await expect(old).rejects.toMatchObject(named('changed_elsewhere'));
    const questions = [{ question: 'Quando abre?', expected: 'às 8' }];
    const put = (version: number) => team.call(putRobotQuestions, { params, body: { questions, version } });
    await expect(put(1)).rejects.toMatchObject(named('changed_elsewhere'));
    expect(await put(2)).toMatchObject({ questions, version: 3 });
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(41) }],
    ['persona', { persona: 'x'.repeat(5_000) }],
    ['greeting', { greeting: 'Meu cartão é 4111 1111 1111 1111' }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['pt-BR', 'pt-BR'] }],
    ['hours.from', { hours: { days: [1], from: '25:00', until: '18:00' } }],
    ['hours.days', { hours: { days: [1, 1], from: '08:00', until: '18:00' } }],
    ['handsOver', { handsOver: ['angry', 'angry'] }],
  ] as const)('are refused with a wrong %s: %#', async (field, change) => {
    const channel = await makeChannel(team);
    const wrong = makeRobot(team, channel, change as Partial<RobotEntry>);
    await expect(wrong).rejects.toMatchObject({ name: 'form_invalid', fields: { [field]: expect.any(String) } });
  });

  it('are managed with the right to manage, and read with the right to answer', async () => {
    const channel = await makeChannel(team);
    const robot = await makeRobot(team, channel);
    const answers = await helper(testApp, team, channel, ['answer']);
    const { list } = await answers.call(listRobots, { params: { id: channel.id } });
    expect(list).toMatchObject([{ id: robot.id }]);
    await answers.call(listRobotAnswers, { params: { id: channel.id }, query: {} });
    await expect(makeRobot(answers, channel)).rejects.toMatchObject(named('channel_right'));
    const publishes = await helper(testApp, team, channel, ['publish']);
    const look = publishes.call(listRobots, { params: { id: channel.id } });
    await expect(look).rejects.toMatchObject(named('channel_right'));
  });

  it('of another team, or of another channel, do not exist', async () => {
    const [channel, second] = [await makeChannel(team), await makeChannel(team)];
    const robot = await makeRobot(team, channel);
    await expect(putRobot(team, second, robot)).rejects.toMatchObject(named('not_found'));
    const others = await openChannelTeam(testApp);
    await expect(putRobot(others, channel, robot)).rejects.toMatchObject(named('not_found'));
    await expect(putRobot(others, await makeChannel(others), robot)).rejects.toMatchObject(named('not_found'));
  });
});
