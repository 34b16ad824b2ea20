import { getTemplateHealth } from '@balcao/contract/template-quality';
import { listTemplateUses } from '@balcao/contract/template-use';
import { removeWorkflow, saveWorkflow, switchWorkflow } from '@balcao/contract/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { newTeam } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { ending, flow, makeWorkflow, online, startOn, step } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const sends = (templateId: string) => {
  const values = ['nome', 'pedido'].map((name) => ({ name, content: 'x' }));
  const template = { templateId, name: 'pedido', language: 'pt-BR' as const, values };
  return flow(
    [startOn(), step('send', 'template', { template }), ending()],
    'start.next>send send.next>end send.failed>end',
  );
};
const says = flow([startOn(), ending()], 'start.next>end');
const passed = () => passedTemplate(testApp, team, { name: freeName() });
const usesOf = (templateId: string, by: Pick<Team, 'call'> = team) =>
  by.call(listTemplateUses, { params: { templateId } });

describe('where a template is used', () => {
  it('are the workflows that send it now, would once they are on, or send it in their drafts', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    expect(await usesOf(id)).toEqual({ list: [], elsewhere: 0, broadcasts: [], messages: [] });
    const on = await online(team, channel, sends(id), 'A pronto');
    const off = await online(team, channel, sends(id), 'B parado');
    const draft = await makeWorkflow(team, channel, sends(id), 'C rascunho');
    await makeWorkflow(team, channel, sends((await passed()).id), 'De outro modelo');
    const params = (workflowId: string) => ({ id: channel.id, workflowId });
    await team.call(switchWorkflow, { params: params(off.id), body: { isOn: false } });
    const use = { channelId: channel.id, channel: channel.name };
    expect(await usesOf(id)).toEqual({
      list: [
        { ...use, workflowId: on.id, workflow: 'A pronto', state: 'on' },
        { ...use, workflowId: off.id, workflow: 'B parado', state: 'off' },
        { ...use, workflowId: draft.id, workflow: 'C rascunho', state: 'draft' },
      ],
      elsewhere: 0,
      broadcasts: [],
      messages: [],
    });
    const staff = await staffMember(testApp, 'reviewer');
    expect(await staff.call(getTemplateHealth, { params: { id } })).toMatchObject({ workflows: 3, workflowsOn: 1 });

    // What is published counts until another version is; what was removed does not.
    await team.call(saveWorkflow, {
      params: params(on.id),
      body: { name: 'A pronto', draft: says, version: on.version },
    });
    await team.call(removeWorkflow, { params: params(draft.id) });
    expect((await usesOf(id)).list.map(({ workflow, state }) => [workflow, state])).toEqual([
      ['A pronto', 'on'],
      ['B parado', 'off'],
    ]);
  });

  it('names no workflow of a channel that the member does not manage, and is not found by another team', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    await online(team, channel, sends(id), 'Segredo');
    const answering = await helper(testApp, team, channel, ['answer']);
    const seen = await usesOf(id, answering).catch((error: unknown) => error);
    expect(JSON.stringify(seen)).not.toContain('Segredo');
    await expect(usesOf(id, await newTeam(testApp))).rejects.toMatchObject({ name: 'not_found' });
  });
});
