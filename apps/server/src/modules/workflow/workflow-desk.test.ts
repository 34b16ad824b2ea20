import { listAuditEvents } from '@balcao/contract/audit-event';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { getWorkflow, listWorkflows, removeWorkflow, saveWorkflow, switchWorkflow } from '@balcao/contract/workflow';
import { getDeskWorkflow, holdWorkflow, listDeskWorkflows, releaseWorkflow } from '@balcao/contract/workflow-desk';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { retryWorkflowRun } from '@balcao/contract/workflow-run';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, online, publish, runsOf, saying, startOn, step } from '../../../test/workflows.ts';
import { mails } from '../../platform/platform.tables.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let team: Team;
let rita: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const reason = 'Promete dinheiro em dobro.';
const named = (name: string) => ({ name });
const pass = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const asks = flow(
  [
    startOn('keyword', 'nota'),
    step('ask', 'ask', { text: 'Que nota?', value: 'nota', minutes: 10 }),
    saying('bye', 'Obrigado!'),
    ending(),
  ],
  'start.next>ask ask.answered>bye ask.late>bye bye.next>end',
);
const openPlace = async (draft: WorkflowDefinition = asks, name = `Fluxo ${crypto.randomUUID().slice(0, 8)}`) => {
  const channel = await makeChannel(team);
  const workflow = await online(team, channel, draft, name);
  return { channel, workflow, params: { id: channel.id, workflowId: workflow.id } };
};
const hold = ({ id }: { id: string }, who: Staff = rita) =>
  who.call(holdWorkflow, { params: { id }, body: { reason } });
const release = ({ id }: { id: string }) =>
  rita.call(releaseWorkflow, { params: { id }, body: { reason: 'A equipe corrigiu.' } });
const found = async (search: string, query: object = {}) =>
  (await rita.call(listDeskWorkflows, { query: { search, ...query } })).list;

describe('staff of the platform', () => {
  it('switch a workflow off: its team reads why, in the list, the bell and a mail, and cannot switch it on', async () => {
    const { channel, workflow, params } = await openPlace();
    expect(await hold(workflow)).toMatchObject({
      ...{ state: 'held', held: { reason }, channel: { name: channel.name } },
      says: ['Que nota?', 'Obrigado!'],
    });
    const { list } = await team.call(listWorkflows, { params: { id: channel.id } });
    expect(list).toMatchObject([{ isOn: false, held: { reason } }]);
    const on = team.call(switchWorkflow, { params, body: { isOn: true } });
    await expect(on).rejects.toMatchObject(named('workflow_held'));
    await expect(team.call(removeWorkflow, { params })).rejects.toMatchObject(named('workflow_held'));
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell[0]).toMatchObject({
      kind: 'workflowHeld',
      data: { name: workflow.name, channel: channel.name, what: 'held', reason },
    });
    const written = await until(
      () => testApp.platform.db.select().from(mails).where(eq(mails.recipient, team.email)),
      (all) => all.some(({ subject }) => subject.includes(workflow.name)),
    );
    expect(written.find(({ subject }) => subject.includes(workflow.name))?.body).toContain(reason);
    const igor = await staffMember(testApp, 'admin');
    const audited = async () => (await igor.call(listAuditEvents, { query: {} })).list;
    const subjectName = `${channel.name}: ${workflow.name}`;
    expect((await audited()).find(({ kind }) => kind === 'workflowHeld')).toMatchObject({ subjectName });
    await release(workflow);
    expect((await audited()).find(({ kind }) => kind === 'workflowReleased')).toMatchObject({ subjectName });
  });

  it('let it go: it stays off until its team switches it on', async () => {
    const { workflow, params } = await openPlace();
    await hold(workflow);
    expect(await release(workflow)).toMatchObject({ state: 'off', held: null });
    expect(await team.call(switchWorkflow, { params, body: { isOn: true } })).toMatchObject({ isOn: true, held: null });
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell[0]).toMatchObject({ kind: 'workflowHeld', data: { what: 'released' } });
  });

  it('of two at once the first does it, and each tells the team once', async () => {
    const { workflow } = await openPlace();
    const both = await Promise.allSettled([hold(workflow), hold(workflow, await staffMember(testApp, 'reviewer'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: named('colleague_first') });
    const { list } = await team.call(listNotices, { query: {} });
    const told = list.filter(({ data }) => 'workflowId' in data && data.workflowId === workflow.id);
    expect(told).toHaveLength(1);
    await expect(hold(workflow)).rejects.toMatchObject(named('colleague_first'));
    await release(workflow);
    await expect(release(workflow)).rejects.toMatchObject(named('colleague_first'));
  });

  it('say why, in ten letters or more, of one that is there and not removed', async () => {
    const { workflow, params } = await openPlace();
    const without = rita.call(holdWorkflow, { params: { id: workflow.id }, body: { reason: 'Não' } });
    await expect(without).rejects.toMatchObject({ name: 'form_invalid', fields: { reason: expect.any(String) } });
    const unknown = { id: crypto.randomUUID() };
    await expect(hold(unknown)).rejects.toMatchObject(named('not_found'));
    await team.call(removeWorkflow, { params });
    await expect(hold(workflow)).rejects.toMatchObject(named('not_found'));
    expect(await found(workflow.name)).toEqual([]);
  });

  it('may look without the right to decide', async () => {
    const { workflow } = await openPlace();
    const support = await staffMember(testApp, 'support');
    const shown = await support.call(getDeskWorkflow, { params: { id: workflow.id } });
    expect(shown).toMatchObject({ state: 'on' });
    await expect(hold(workflow, support)).rejects.toMatchObject(named('permission_missing'));
  });

  it('find workflows by what they, their channels and their teams are called, and by how they stand', async () => {
    const { channel, workflow } = await openPlace();
    const ids = async (search: string, query: object = {}) => (await found(search, query)).map(({ id }) => id);
    expect(await ids(workflow.name)).toEqual([workflow.id]);
    expect(await ids(channel.name)).toEqual([workflow.id]);
    const [shown] = await found(workflow.name);
    expect(await ids(shown?.merchant.number ?? '')).toContain(workflow.id);
    expect(await ids(workflow.name, { state: ['off', 'held'] })).toEqual([]);
    await hold(workflow);
    expect(await ids(workflow.name, { state: ['held'] })).toEqual([workflow.id]);
    const first = await rita.call(listDeskWorkflows, { query: { pageSize: 1 } });
    const second = await rita.call(listDeskWorkflows, { query: { pageSize: 1, cursor: first.nextCursor ?? '' } });
    expect([first.list[0]?.id, second.list[0]?.id === workflow.id]).toEqual([workflow.id, false]);
  });
});

describe('a workflow that staff hold', () => {
  it('stops a run at its next step, leaves the message to others, and begins none', async () => {
    const { channel, workflow, params } = await openPlace();
    const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
    const texts = async () => (await opened(bruna, channel)).list.map(({ text }) => text);
    await write(bruna, channel, 'nota');
    await until(texts, (list) => list.includes('Que nota?'));
    await hold(workflow);
    await write(bruna, channel, '9');
    const [run] = await until(
      () => runsOf(team, channel, workflow),
      ([one]) => one?.state === 'failed',
    );
    expect(run).toMatchObject({ state: 'failed', failure: 'held' });
    expect((await inbox(team, channel))[0]?.waitingSince).not.toBeNull();
    await write(bruna, channel, 'nota');
    expect(await runsOf(team, channel, workflow)).toHaveLength(1);
    expect(await texts()).not.toContain('Obrigado!');
    const again = team.call(retryWorkflowRun, { params: { ...params, runId: run?.id ?? '' } });
    await expect(again).rejects.toMatchObject(named('workflow_held'));
  });

  it('stops a run that waits for time when its time comes', async () => {
    const waits = flow(
      [startOn('follower'), step('wait', 'wait', { minutes: 10 }), saying('hi', 'Voltou?'), ending()],
      'start.next>wait wait.next>hi hi.next>end',
    );
    const { channel, workflow } = await openPlace(waits);
    await namedFollower(testApp, channel, 'Bruna Carvalho');
    const state = async () => (await runsOf(team, channel, workflow))[0];
    await until(state, (run) => run?.state === 'waiting');
    await hold(workflow);
    await pass(660);
    expect(await until(state, (run) => run?.state === 'failed')).toMatchObject({ failure: 'held' });
  });

  it('keeps what its team writes in the draft meanwhile, and does not publish it', async () => {
    const { channel, workflow, params } = await openPlace();
    await hold(workflow);
    const draft = flow([startOn(), saying('hi', 'Oi!'), ending()], 'start.next>hi hi.next>end');
    const body = { name: 'Outro', draft, version: workflow.version };
    const saved = await team.call(saveWorkflow, { params, body });
    expect(saved).toMatchObject({ isOn: false, isChanged: true, held: { reason } });
    await expect(publish(team, channel, saved)).rejects.toMatchObject(named('workflow_held'));
    await release(workflow);
    expect(await publish(team, channel, saved)).toMatchObject({ isOn: true, held: null });
    expect(await team.call(getWorkflow, { params })).toMatchObject({ name: 'Outro' });
  });
});
