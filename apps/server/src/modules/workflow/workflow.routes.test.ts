import {
  createWorkflow,
  getWorkflow,
  listWorkflows,
  publishWorkflow,
  putWorkflowHosts,
  saveWorkflow,
  switchWorkflow,
} from '@balcao/contract/workflow';
import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { listWorkflowVersions, restoreWorkflowVersion } from '@balcao/contract/workflow-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { ending, flow, makeWorkflow, publish, saying, startOn, step } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const hello = (text = 'Oi') => flow([startOn(), saying('hi', text), ending()], 'start.next>hi hi.next>end');

describe('a workflow', () => {
  it('is kept as one types, and a second person who writes is told so', async () => {
    const channel = await makeChannel(team);
    const made = await team.call(createWorkflow, {
      params: { id: channel.id },
      body: { name: 'Fluxo', draft: hello() },
    });
    const { id: workflowId, version } = made;
    const params = { id: channel.id, workflowId };
    const body = { name: 'Boas-vindas', draft: hello('Olá'), version };
    expect(await team.call(saveWorkflow, { params, body })).toMatchObject({
      version: version + 1,
      name: 'Boas-vindas',
    });
    // The same once more, after its answer was lost.
    expect(await team.call(saveWorkflow, { params, body })).toMatchObject({ version: version + 1 });
    const other = team.call(saveWorkflow, { params, body: { ...body, draft: hello('E aí') } });
    await expect(other).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });

  it('is published only without faults, has a history, and comes back as a draft', async () => {
    const channel = await makeChannel(team);
    const made = await makeWorkflow(team, channel, flow([startOn(), saying('hi', '')], 'start.next>hi'));
    const params = { id: channel.id, workflowId: made.id };
    expect(made.faults.map(({ fault }) => fault)).toEqual(['emptyText', 'deadEnd']);
    const early = team.call(publishWorkflow, { params, body: { version: made.version } });
    await expect(early).rejects.toMatchObject({ name: 'workflow_faulty' });
    await expect(team.call(switchWorkflow, { params, body: { isOn: true } })).rejects.toMatchObject({
      name: 'state_forbids',
    });
    const save = async (text: string) => {
      const { version } = await team.call(getWorkflow, { params });
      return team.call(saveWorkflow, { params, body: { name: 'Fluxo', draft: hello(text), version } });
    };
    await publish(team, channel, await save('Oi'));
    const second = await publish(team, channel, await save('Olá'));
    expect(second).toMatchObject({ published: 2, isOn: true, isChanged: false });
    const { list } = await team.call(listWorkflowVersions, { params });
    expect(list.map(({ number }) => number)).toEqual([2, 1]);
    expect(list[0]?.differences).toEqual([{ nodeId: 'hi', kind: 'answer', what: 'changed' }]);
    const back = await team.call(restoreWorkflowVersion, { params, body: { number: 1, version: second.version } });
    expect(back).toMatchObject({ draft: hello('Oi'), isChanged: true, published: 2 });
  });

  it('is for those who manage the channel', async () => {
    const channel = await makeChannel(team);
    const [caio, dora] = [
      await helper(testApp, team, channel, ['manage']),
      await helper(testApp, team, channel, ['answer']),
    ];
    await makeWorkflow(caio, channel, hello());
    await expect(makeWorkflow(dora, channel, hello())).rejects.toMatchObject({ name: 'channel_right' });
    const read = dora.call(listWorkflows, { params: { id: channel.id } });
    await expect(read).rejects.toMatchObject({ name: 'channel_right' });
  });

  it('calls only hosts that one can own, by https and by name', async () => {
    const { id } = await makeChannel(team);
    const put = (...hosts: string[]) => team.call(putWorkflowHosts, { params: { id }, body: { hosts } });
    expect(await put('https://API.Loja.com.br/')).toEqual({ hosts: ['https://api.loja.com.br'] });
    for (const wrong of [
      'http://loja.com.br',
      'https://127.0.0.1',
      'https://localhost',
      'https://com.br',
      'https://*.loja.com.br',
    ])
      await expect(put(wrong), wrong).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('a try of a workflow', () => {
  it('says on paper what a run would say, and waits for the person at each pause', async () => {
    const channel = await makeChannel(team);
    const call = {
      method: 'GET' as const,
      address: 'https://api.loja.com.br/{{order}}',
      body: '',
      kept: [{ path: 'a.0.b', value: 'status' }],
    };
    const draft = flow(
      [
        startOn(),
        step('ask', 'ask', { text: 'Qual?', value: 'order', minutes: 10 }),
        step('wait', 'wait', { minutes: 5 }),
        step('call', 'call', call),
        saying('ok', 'Está {{status}}.'),
        ending(),
      ],
      'start.next>ask ask.answered>wait ask.late>end wait.next>call call.ok>ok call.failed>end ok.next>end',
    );
    const { id: workflowId } = await makeWorkflow(team, channel, draft);
    const params = { id: channel.id, workflowId };
    const first = await team.call(tryWorkflow, { params, body: { place: null, input: { kind: 'begin', text: 'Oi' } } });
    expect(first).toMatchObject({ waits: 'follower', lines: [{ kind: 'said', text: 'Qual?' }] });
    const input = { kind: 'text', text: '1/2', button: null } as const;
    const second = await team.call(tryWorkflow, { params, body: { place: first.place, input } });
    expect(second).toMatchObject({ waits: 'time' });
    const third = await team.call(tryWorkflow, { params, body: { place: second.place, input: { kind: 'time' } } });
    expect(third).toMatchObject({
      waits: 'server',
      lines: [{ kind: 'call', text: 'GET https://api.loja.com.br/1%2F2' }],
    });
    const answer = { kind: 'answer', status: 200, body: '{"a":[{"b":"pronto"}]}' } as const;
    const last = await team.call(tryWorkflow, { params, body: { place: third.place, input: answer } });
    expect(last).toMatchObject({
      waits: null,
      lines: [{ kind: 'kept' }, { kind: 'said', text: 'Está pronto.' }, { kind: 'end' }],
    });
  });
});
