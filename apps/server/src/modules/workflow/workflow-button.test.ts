import type { Channel } from '@balcao/contract/channel';
import { writeToChannel } from '@balcao/contract/conversation-phone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, online, runsOf, saying, startOn, step } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
let templateId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  templateId = (await passedTemplate(testApp, team, { name: freeName() })).id;
});
afterAll(() => testApp.close());

const beginsWith = (button: string, text: string) =>
  flow(
    [step('start', 'start', { trigger: 'button', words: '', button }), saying('say', text), ending()],
    'start.next>say say.next>end',
  );
/** A broadcast that says the template. */
const told = async (channel: Channel) => {
  const values = [
    { name: 'nome', source: 'follower' as const, text: '' },
    { name: 'pedido', source: 'text' as const, text: '1042' },
  ];
  return sendBroadcast(
    team,
    await writeBroadcast(team, channel, { type: 'template', template: { templateId, values } }),
  );
};
type Person = Awaited<ReturnType<typeof namedFollower>>;
const press = (
  { call }: Person,
  channel: Channel,
  broadcastId: string,
  { text = 'Estou indo', index = 0, clientId = crypto.randomUUID() as string } = {},
) =>
  call(writeToChannel, {
    params: { link: linkOf(channel) },
    body: { clientId, text, pressedPost: { broadcastId, index } },
  });
const hears = (person: Person, channel: Channel, text: string) =>
  until(
    async () => (await opened(person, channel)).list.map((one) => one.text),
    (list) => list.includes(text),
  );

describe('a button of a broadcast', () => {
  it('begins the workflow that waits for it, once, before one that takes every message', async () => {
    const channel = await makeChannel(team);
    const everything = await online(team, channel, flow([startOn(), ending()], 'start.next>end'), 'Tudo');
    const other = await online(team, channel, beginsWith('Não vou', 'Que pena!'), 'Outro');
    const workflow = await online(team, channel, beginsWith('On my way, estou indo', 'Até já!'), 'Botão');
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const { id } = await told(channel);
    const clientId = crypto.randomUUID();
    const first = await press(bruna, channel, id, { clientId });
    expect(await press(bruna, channel, id, { clientId })).toEqual(first);
    await hears(bruna, channel, 'Até já!');
    expect(await runsOf(team, channel, workflow)).toHaveLength(1);
    for (const one of [everything, other]) expect(await runsOf(team, channel, one)).toEqual([]);
  });

  it('begins none by its words alone', async () => {
    const channel = await makeChannel(team);
    const workflow = await online(team, channel, beginsWith('', 'Até já!'), 'Botão');
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const { id } = await told(channel);
    await write(bruna, channel, 'Estou indo');
    expect(await runsOf(team, channel, workflow)).toEqual([]);
    await press(bruna, channel, id);
    await hears(bruna, channel, 'Até já!');
  });

  it('is refused where the broadcast has no such button, or is of another channel', async () => {
    const [channel, other] = [await makeChannel(team), await makeChannel(team)];
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const { id } = await told(channel);
    const wrong = { name: 'form_invalid', fields: { pressedPost: expect.any(String) } };
    await expect(press(bruna, channel, id, { text: 'Estou chegando' })).rejects.toMatchObject(wrong);
    // The second one leads to an address.
    await expect(press(bruna, channel, id, { text: 'Ver pedido', index: 1 })).rejects.toMatchObject(wrong);
    const foreign = await told(other);
    await expect(press(bruna, channel, foreign.id)).rejects.toMatchObject({ name: 'not_found' });
  });
});
