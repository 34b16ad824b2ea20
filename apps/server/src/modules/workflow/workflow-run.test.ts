import { handleConversation } from '@balcao/contract/conversation';
import { unfollowChannel } from '@balcao/contract/follower';
import { advanceClock } from '@balcao/contract/sandbox';
import { putWorkflowHosts, removeWorkflow, saveWorkflow, switchWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { getWorkflowRun, listWorkflowRuns, retryWorkflowRun } from '@balcao/contract/workflow-run';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, online, publish, runsOf, saying, startOn, step, stepsOf } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const pass = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const begun = async (draft: WorkflowDefinition) => {
  const channel = await makeChannel(team);
  const workflow = await online(team, channel, draft);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const texts = async () => (await opened(bruna, channel)).list.map(({ text }) => text).toReversed();
  const hears = (text: string) => until(texts, (list) => list.includes(text));
  const state = async () => (await runsOf(team, channel, workflow))[0]?.state;
  const ends = (wanted: string) => until(state, (now) => now === wanted);
  return { channel, workflow, bruna, texts, hears, ends };
};
const survey = flow(
  [
    startOn('keyword', 'pesquisa, nota'),
    step('ask', 'ask', { text: 'Oi, {{name}}! Que nota você dá?', value: 'nota', minutes: 10 }),
    step('high', 'condition', { value: 'nota', comparison: 'atLeast', against: '8' }),
    saying('glad', 'Que bom: {{nota}}!'),
    step('people', 'handOver', {}),
    ending(),
  ],
  'start.next>ask ask.answered>high ask.late>end high.yes>glad high.no>people glad.next>end',
);

describe('a run of a workflow', () => {
  it('asks, keeps the answer and goes the way that it decides', async () => {
    const { channel, workflow, bruna, texts, hears, ends } = await begun(survey);
    await write(bruna, channel, 'Quero responder a PESQUISA');
    await hears('Oi, Bruna Carvalho! Que nota você dá?');
    await write(bruna, channel, '9');
    await hears('Que bom: 9!');
    await ends('done');
    expect(await texts()).toHaveLength(4);
    expect(await stepsOf(team, channel, workflow)).toMatchObject([
      { kind: 'start', out: 'next' },
      { kind: 'ask', out: 'answered', detail: '9' },
      { kind: 'condition', out: 'yes', detail: 'nota = 9' },
      { kind: 'answer', out: 'next', detail: 'Que bom: 9!' },
      { kind: 'end', out: null },
    ]);
  });

  it('is written in one commit from a step that waits to the next one', async () => {
    const { channel, workflow, bruna, hears, ends } = await begun(survey);
    await write(bruna, channel, 'nota');
    await hears('Oi, Bruna Carvalho! Que nota você dá?');
    await write(bruna, channel, '9');
    await ends('done');
    const [run] = await runsOf(team, channel, workflow);
    const { rows } = await testApp.platform.db.execute<{ kinds: string }>(
      sql`select string_agg(kind, ' ' order by visit) as kinds from workflow_run_step
        where run_id = ${run?.id} group by xmin::text order by min(visit)`,
    );
    expect(rows.map(({ kinds }) => kinds)).toEqual(['start', 'ask', 'condition answer end']);
  });

  it('does not begin with other words, and hands over to people where it says so', async () => {
    const { channel, workflow, bruna, hears, ends } = await begun(survey);
    await write(bruna, channel, 'Bom dia');
    expect(await runsOf(team, channel, workflow)).toEqual([]);
    await write(bruna, channel, 'nota');
    await hears('Oi, Bruna Carvalho! Que nota você dá?');
    await write(bruna, channel, '3');
    await ends('handed');
    const [conversation] = await inbox(team, channel);
    expect(conversation?.waitingSince).not.toBeNull();
  });

  it.each([
    ['HORÁRIO', 'qual o horario de voces?'],
    ['horario', 'Qual é o horário?'],
  ])('begins with the word %s also where the accents are others: %s', async (word, text) => {
    const { channel, bruna, hears } = await begun(
      flow([startOn('keyword', word), saying('open', 'Das 8 às 18.'), ending()], 'start.next>open open.next>end'),
    );
    await write(bruna, channel, text);
    await hears('Das 8 às 18.');
  });

  it('goes by the button that was pressed, and another way with another message', async () => {
    const buttons = flow(
      [
        startOn(),
        saying('menu', 'O que você quer?', ['Horário', 'Preço']),
        saying('hours', 'Das 8 às 18.'),
        saying('what', 'Não entendi.'),
        ending(),
      ],
      'start.next>menu menu.button0>hours menu.button1>hours menu.other>what menu.late>end hours.next>end what.next>menu',
    );
    const { channel, bruna, hears, ends } = await begun(buttons);
    await write(bruna, channel, 'Oi');
    await hears('O que você quer?');
    await write(bruna, channel, 'sei lá');
    await hears('Não entendi.');
    await until(
      async () => (await opened(bruna, channel)).list.filter(({ text }) => text === 'O que você quer?'),
      (list) => list.length === 2,
    );
    await write(bruna, channel, 'horário');
    await hears('Das 8 às 18.');
    await ends('done');
  });

  it('waits by the clock of the product, and goes another way when nobody answers in time', async () => {
    const waits = flow(
      [
        startOn('follower'),
        step('wait', 'wait', { minutes: 10 }),
        step('ask', 'ask', { text: 'Gostou?', value: 'gostou', minutes: 10 }),
        saying('bye', 'Até mais.'),
        ending(),
      ],
      'start.next>wait wait.next>ask ask.answered>end ask.late>bye bye.next>end',
    );
    const { texts, hears, ends } = await begun(waits);
    await ends('waiting');
    expect(await texts()).toEqual([]);
    await pass(660);
    await hears('Gostou?');
    await ends('asking');
    await pass(660);
    await hears('Até mais.');
    await ends('done');
  });

  it('follows the version with which it began, whatever is published meanwhile', async () => {
    const { channel, workflow, bruna, hears, ends } = await begun(survey);
    await write(bruna, channel, 'nota');
    await hears('Oi, Bruna Carvalho! Que nota você dá?');
    const draft = flow([startOn(), saying('other', 'Outro fluxo.'), ending()], 'start.next>other other.next>end');
    const params = { id: channel.id, workflowId: workflow.id };
    const saved = await team.call(saveWorkflow, { params, body: { name: 'Fluxo', draft, version: workflow.version } });
    await publish(team, channel, saved);
    await write(bruna, channel, '10');
    await hears('Que bom: 10!');
    await ends('done');
    await write(bruna, channel, 'oi');
    await hears('Outro fluxo.');
  });

  it('says nothing after people have taken over, and begins no more when it is off or removed', async () => {
    const { channel, workflow, bruna, hears, ends } = await begun(survey);
    const params = { id: channel.id, workflowId: workflow.id };
    await write(bruna, channel, 'nota');
    await hears('Oi, Bruna Carvalho! Que nota você dá?');
    const [conversation] = await inbox(team, channel);
    await team.call(handleConversation, {
      params: { id: channel.id, conversationId: conversation?.id ?? '' },
      body: { handler: 'people' },
    });
    await pass(660);
    await ends('done');
    await team.call(switchWorkflow, { params, body: { isOn: false } });
    await team.call(removeWorkflow, { params });
    await expect(runsOf(team, channel, workflow)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('fails for a follower who left, and goes on from there when they are back', async () => {
    const waits = flow(
      [startOn(), step('wait', 'wait', { minutes: 10 }), saying('hi', 'Voltou?'), ending()],
      'start.next>wait wait.next>hi hi.next>end',
    );
    const { channel, workflow, bruna, ends } = await begun(waits);
    await write(bruna, channel, 'oi');
    await ends('waiting');
    await bruna.call(unfollowChannel, { params: { link: linkOf(channel) } });
    await pass(660);
    await ends('failed');
    const [run] = await runsOf(team, channel, workflow);
    expect(run).toMatchObject({ failure: 'unreachable' });
    const ofOne = { id: channel.id, workflowId: workflow.id };
    expect((await team.call(listWorkflowRuns, { params: ofOne, query: {} })).nextCursor).toBeNull();
    const unknown = team.call(getWorkflowRun, { params: { ...ofOne, runId: workflow.id } });
    await expect(unknown).rejects.toMatchObject({ name: 'not_found' });
    const params = { id: channel.id, workflowId: workflow.id, runId: run?.id ?? '' };
    expect(await team.call(retryWorkflowRun, { params })).toMatchObject({ state: 'running', failure: null });
    await ends('failed');
    expect((await stepsOf(team, channel, workflow)).map(({ nodeId }) => nodeId)).toEqual(['start', 'wait', 'hi', 'hi']);
  });

  it('calls no server that the channel does not allow any more, and goes the way of failure', async () => {
    const channel = await makeChannel(team);
    const hosts = (list: string[]) =>
      team.call(putWorkflowHosts, { params: { id: channel.id }, body: { hosts: list } });
    await hosts(['https://api.loja.com.br']);
    const calls = flow(
      [
        startOn(),
        step('call', 'call', {
          method: 'GET',
          address: 'https://api.loja.com.br/p/{{message}}',
          body: '',
          kept: [{ path: 'status', value: 'status' }],
        }),
        saying('ok', '{{status}}'),
        saying('sorry', 'Tente mais tarde.'),
        ending(),
      ],
      'start.next>call call.ok>ok call.failed>sorry ok.next>end sorry.next>end',
    );
    const workflow = await online(team, channel, calls);
    await hosts([]);
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    await write(bruna, channel, '12');
    await until(
      async () => (await opened(bruna, channel)).list.map(({ text }) => text),
      (list) => list.includes('Tente mais tarde.'),
    );
    const steps = await stepsOf(team, channel, workflow);
    expect(steps[1]).toMatchObject({ kind: 'call', out: 'failed', failure: 'hostForbidden' });
  });
});
