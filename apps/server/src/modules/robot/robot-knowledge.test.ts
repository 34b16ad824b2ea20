import type { Channel } from '@balcao/contract/channel';
import { listUnanswered } from '@balcao/contract/knowledge-question';
import { listRobots } from '@balcao/contract/robot';
import { listRobotAnswers } from '@balcao/contract/robot-answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, messagesOf, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { addPage, addQuestion } from '../../../test/knowledge.ts';
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

const question = 'Vocês abrem no domingo?';
const reply = 'Sim, das 8 às 13 horas.';
/** A channel that knows when it opens and where it delivers, with a robot that is on and a follower. */
const openPlace = async () => {
  const channel = await makeChannel(team);
  await addQuestion(team, channel, question, reply);
  await addPage(team, channel, 'Entregas', 'A entrega no centro custa 7 reais. Para outros bairros não entregamos.');
  await putRobot(team, channel, await makeRobot(team, channel));
  return { channel, bruna: await namedFollower(testApp, channel, 'Bruna') };
};
const kept = (channel: Channel) =>
  until(
    async () => (await team.call(listRobotAnswers, { params: { id: channel.id }, query: {} })).list,
    ([one]) => one !== undefined,
  );
const said = async (channel: Channel) => {
  const [conversation] = await inbox(team, channel);
  return (await messagesOf(team, channel, conversation?.id ?? '')).map(({ kind, text }) => [kind, text]).reverse();
};

describe('a robot without a language model', () => {
  it('answers a question that the channel knows word for word, and the team sees what it came from', async () => {
    const { channel, bruna } = await openPlace();
    await write(bruna, channel, 'vcs abrem domingo?');
    expect(await kept(channel)).toMatchObject([
      { by: 'knowledge', text: reply, handedOver: null, tokens: 0, pieces: [{ heading: question, text: reply }] },
    ]);
    expect(await said(channel)).toEqual([
      ['follower', 'vcs abrem domingo?'],
      ['robot', reply],
    ]);
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'machines' }]);
  });

  it('answers from a page in its own words, and says which page', async () => {
    const { channel, bruna } = await openPlace();
    await write(bruna, channel, 'Quanto custa a entrega no centro?');
    const [answer] = await kept(channel);
    expect(answer).toMatchObject({ by: 'knowledge', handedOver: null });
    expect(answer?.text).toContain('A entrega no centro custa 7 reais.');
    expect(answer?.text).toMatch(/Fonte: Entregas$/);
  });

  it('hands over what no piece answers, and the team finds the question among those without an answer', async () => {
    const { channel, bruna } = await openPlace();
    await write(bruna, channel, 'Tem estacionamento para bicicletas?');
    expect(await kept(channel)).toMatchObject([{ by: 'nothing', handedOver: 'unsure', text: '' }]);
    expect((await said(channel)).map(([kind]) => kind)).toEqual(['follower', 'system']);
    expect(await inbox(team, channel)).toMatchObject([{ handler: 'people' }]);
    const { list } = await team.call(listUnanswered, { params: { id: channel.id } });
    expect(list.map(({ text }) => text)).toEqual(['Tem estacionamento para bicicletas?']);
    const { list: robots } = await team.call(listRobots, { params: { id: channel.id } });
    expect(robots[0]?.today).toMatchObject({ answers: 0, unsure: 1, handedOver: { unsure: 1 } });
  });
});
