import { pauseTemplate } from '@balcao/contract/template-desk';
import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AiProvider, openAiProvider } from '../../../test/ai-provider.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, online, saying, startOn, step, stepsOf } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
let provider: AiProvider;
beforeAll(async () => {
  provider = await openAiProvider();
  testApp = await openTestApp({ ai: provider.config });
  team = await openChannelTeam(testApp);
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

const place = async () => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const texts = async () => (await opened(bruna, channel)).list.map(({ text }) => text).toReversed();
  const hears = (text: string) => until(texts, (list) => list.some((one) => one.includes(text)));
  return { channel, bruna, texts, hears };
};
const templateFlow = (templateId: string) => {
  const values = [
    { name: 'nome', content: '{{name}}' },
    { name: 'pedido', content: 'nº {{message}}' },
  ];
  const template = { templateId, name: 'pedido', language: 'pt-BR' as const, values };
  return flow(
    [startOn(), step('send', 'template', { template }), saying('sorry', 'Não deu.'), ending()],
    'start.next>send send.next>end send.failed>sorry sorry.next>end',
  );
};

describe('a step that sends a template', () => {
  it('fills its variables with the values of the run, and shows the same in a try', async () => {
    const { channel, bruna, texts, hears } = await place();
    const { id } = await passedTemplate(testApp, team, { name: freeName() });
    const workflow = await online(team, channel, templateFlow(id));
    await write(bruna, channel, '77');
    await hears('Oi, Bruna Carvalho! O pedido nº 77 está pronto.');
    expect(await texts()).toHaveLength(2);
    const [last] = (await opened(bruna, channel)).list;
    expect(last?.buttons.map(({ label }) => label)).toEqual(['Estou indo', 'Ver pedido']);
    const params = { id: channel.id, workflowId: workflow.id };
    const { lines } = await team.call(tryWorkflow, {
      params,
      body: { place: null, input: { kind: 'begin', text: '77' } },
    });
    expect(lines[0]).toMatchObject({ kind: 'said', text: expect.stringContaining('Oi, Ana! O pedido nº 77') });
  });

  it('goes its way of failure where the template is paused, and sends none of another team', async () => {
    const { channel, bruna, hears } = await place();
    const { id } = await passedTemplate(testApp, team, { name: freeName() });
    const workflow = await online(team, channel, templateFlow(id));
    const staff = await staffMember(testApp, 'reviewer');
    await staff.call(pauseTemplate, { params: { id }, body: { reason: 'Muita gente reclamou.' } });
    await write(bruna, channel, '77');
    await hears('Não deu.');
    const [, sent] = await stepsOf(team, channel, workflow);
    expect(sent).toMatchObject({ kind: 'template', out: 'failed', failure: 'templateGone' });

    const strangers = await openChannelTeam(testApp);
    const theirs = await passedTemplate(testApp, strangers, { name: freeName() });
    const own = await place();
    await online(team, own.channel, templateFlow(theirs.id));
    await write(own.bruna, own.channel, '77');
    await own.hears('Não deu.');
  });
});

describe('a step that asks the robot', () => {
  const asks = flow(
    [startOn('keyword', 'dúvida'), saying('wait', 'Vou ver.'), step('robot', 'robot', {})],
    'start.next>wait wait.next>robot',
  );
  it('leaves to it what the follower wrote last, though the workflow spoke since', async () => {
    const { channel, bruna, texts, hears } = await place();
    const robot = await makeRobot(team, channel, { greeting: 'Oi, aqui é a Lia.' });
    await putRobot(team, channel, robot);
    await online(team, channel, asks);
    await write(bruna, channel, 'Bom dia, tenho uma dúvida');
    await hears('Vou ver.');
    await until(texts, (list) => list.length >= 3);
  });

  it('hands over to people where no robot is on', async () => {
    const { channel, bruna, hears } = await place();
    const workflow = await online(team, channel, asks);
    await write(bruna, channel, 'dúvida');
    await hears('Vou ver.');
    await until(
      async () => (await stepsOf(team, channel, workflow)).at(-1)?.kind,
      (kind) => kind === 'robot',
    );
    const [conversation] = await inbox(team, channel);
    expect(conversation?.waitingSince).not.toBeNull();
  });
});
