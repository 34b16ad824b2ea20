import { listAuditEvents } from '@balcao/contract/audit-event';
import { followChannel } from '@balcao/contract/follower';
import { getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { listOwnReports, reportMessage } from '@balcao/contract/moderation-report';
import { listNotices } from '@balcao/contract/notification-bell';
import { erasePerson } from '@balcao/contract/person';
import { listRobots } from '@balcao/contract/robot';
import { holdRobot, releaseRobot } from '@balcao/contract/robot-desk';
import { listWorkflows, removeWorkflow, switchWorkflow } from '@balcao/contract/workflow';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, inbox, opened, write } from '../../../test/conversations.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { namedFollower } from '../../../test/followers.ts';
import { decide, reason, type TestStaff } from '../../../test/moderation.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { ending, flow, online, saying, startOn } from '../../../test/workflows.ts';

let testApp: TestApp;
let team: Team;
let rita: TestStaff;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

type Channel = Awaited<ReturnType<typeof makeChannel>>;
type Person = Pick<TestCustomer, 'call'>;
const promise = 'Mande R$ 100 e receba o dobro.';
const report = ({ call }: Person, channel: Channel, position: number, text = '') =>
  call(reportMessage, { params: { link: linkOf(channel), position }, body: { reason: 'fraud', text } });
/** Where the machine's message stands in the conversation of a person, once it is there. */
const answered = async (person: Person, channel: Channel): Promise<number> => {
  const { list } = await until(
    () => opened(person, channel),
    (now) => now.list.some(({ isMachine }) => isMachine),
  );
  return list.find(({ isMachine }) => isMachine)?.position ?? 0;
};
const talk = async (channel: Channel, name = 'Bruna') => {
  const person = await namedFollower(testApp, channel, name);
  await write(person, channel, 'Oi');
  return { ...person, position: await answered(person, channel) };
};
const withRobot = async () => {
  const channel = await makeChannel(team);
  const robot = await makeRobot(team, channel, { greeting: promise });
  await putRobot(team, channel, robot);
  return { channel, robot };
};
const withWorkflow = async () => {
  const channel = await makeChannel(team);
  const draft = flow([startOn(), saying('say', promise), ending()], 'start.next>say say.next>end');
  return { channel, workflow: await online(team, channel, draft, 'Sorteio') };
};
const casesOf = async (channel: Channel) => {
  const { list } = await rita.call(listDeskCases, { query: { search: channel.name } });
  return list.filter((one) => one.channel.id === channel.id);
};
const onlyCase = async (channel: Channel) => {
  const [one, ...more] = await casesOf(channel);
  expect(more).toEqual([]);
  return rita.call(getDeskCase, { params: { id: one?.id ?? '' } });
};

describe('what a robot said', () => {
  it('is reported by its reader, once, with its words, and all reports of that robot are one case', async () => {
    const { channel, robot } = await withRobot();
    const [bruna, caio] = [await talk(channel), await talk(channel, 'Caio')];
    expect(await report(bruna, channel, bruna.position, 'Isto é golpe.')).toBeNull();
    expect(await report(caio, channel, caio.position)).toBeNull();
    await expect(report(bruna, channel, bruna.position)).rejects.toMatchObject({ name: 'reported_already' });
    expect(await onlyCase(channel)).toMatchObject({
      ...{ subject: 'robot', label: robot.name, reports: 2, state: 'open' },
      automation: { id: robot.id, name: robot.name, state: 'on' },
      texts: [
        { text: '', quoted: promise },
        { text: 'Isto é golpe.', quoted: promise },
      ],
    });
    // The name is the team's own: people know the channel.
    const { list } = await bruna.call(listOwnReports, {});
    expect(list).toMatchObject([{ subject: 'robot', channel: channel.name, label: '', outcome: null }]);
  });

  it('can be reported, and nothing that people wrote, nor what others read', async () => {
    const { channel } = await withRobot();
    const bruna = await talk(channel);
    const [conversation] = await inbox(team, channel);
    const given = { text: 'Já vai.', seen: bruna.position };
    const written = await answer(team, channel, conversation?.id ?? '', given);
    const { list } = await opened(bruna, channel);
    expect(list.map(({ reportable }) => reportable)).toEqual([null, 'automation', null]);
    for (const position of [1, written.position, 99])
      await expect(report(bruna, channel, position)).rejects.toMatchObject({ name: 'not_found' });
    const stranger = await namedFollower(testApp, channel, 'Dora');
    await expect(report(stranger, channel, bruna.position)).rejects.toMatchObject({ name: 'not_found' });
    expect(await casesOf(channel)).toEqual([]);
  });

  it('switches the robot off by the decision: its team reads why, asks for another look, and gets it back', async () => {
    const { channel, robot } = await withRobot();
    const bruna = await talk(channel);
    await report(bruna, channel, bruna.position);
    const { id } = await onlyCase(channel);
    expect(await decide(rita, id, 'switchOff')).toMatchObject({
      ...{ state: 'actioned', sanction: 'switchOff', automation: { state: 'held' } },
    });
    const place = { params: { id: channel.id } };
    expect((await team.call(listRobots, place)).list).toMatchObject([{ isOn: false, held: { reason } }]);
    await expect(putRobot(team, channel, robot)).rejects.toMatchObject({ name: 'robot_held' });
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell.filter(({ kind }) => kind === 'robotHeld')).toHaveLength(1);
    const { list: own } = await team.call(listOwnCases, place);
    expect(own).toMatchObject([
      { subject: 'robot', automationId: robot.id, sanction: 'switchOff', state: 'actioned', reason },
    ]);
    const body = { text: 'Corrigimos a saudação.' };
    await team.call(appealCase, { params: { id: channel.id, caseId: id }, body });
    await decide(rita, id, 'reverse');
    expect((await team.call(listRobots, place)).list).toMatchObject([{ isOn: false, held: null }]);
    expect(await putRobot(team, channel, robot)).toMatchObject({ isOn: true });
    const { list } = await bruna.call(listOwnReports, {});
    expect(list).toMatchObject([{ outcome: 'kept' }]);
    const igor = await staffMember(testApp, 'admin');
    const { list: audited } = await igor.call(listAuditEvents, { query: {} });
    const subjectName = `${channel.name}: ${robot.name}`;
    for (const kind of ['robotHeld', 'robotReleased'])
      expect(audited.filter((one) => one.kind === kind && one.subjectName === subjectName)).toHaveLength(1);
  });

  it('is not switched off twice: the first of two staff does it, at its desk or in the case', async () => {
    const { channel, robot } = await withRobot();
    const bruna = await talk(channel);
    await report(bruna, channel, bruna.position);
    const { id } = await onlyCase(channel);
    await rita.call(holdRobot, { params: { id: robot.id }, body: { reason } });
    await expect(decide(rita, id, 'switchOff')).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await onlyCase(channel)).toMatchObject({ state: 'open', automation: { state: 'held' } });
    await rita.call(releaseRobot, { params: { id: robot.id }, body: { reason } });
    const twice = await Promise.allSettled([decide(rita, id, 'switchOff'), decide(rita, id, 'switchOff')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Released at the desk meanwhile: nothing is left to undo, and the case says that it was reversed.
    await rita.call(releaseRobot, { params: { id: robot.id }, body: { reason } });
    expect(await decide(rita, id, 'reverse')).toMatchObject({ state: 'reversed', automation: { state: 'off' } });
  });

  it('keeps its words for staff until the person who reported it has their account erased', async () => {
    const { channel } = await withRobot();
    const bruna = await customer(testApp, { balance: 0 });
    await bruna.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    await write(bruna, channel, 'Oi');
    await report(bruna, channel, await answered(bruna, channel), 'Isto é golpe.');
    await bruna.call(erasePerson, { body: { pin: bruna.pin } });
    await testApp.platform.jobs.sweep();
    await until(
      () => onlyCase(channel),
      ({ texts }) => texts.length === 0,
    );
    expect(await onlyCase(channel)).toMatchObject({ reports: 1 });
  });
});

describe('what a workflow said', () => {
  it('is a case of the workflow, which the decision switches off and gives back', async () => {
    const { channel, workflow } = await withWorkflow();
    const bruna = await talk(channel);
    await report(bruna, channel, bruna.position);
    const found = await onlyCase(channel);
    expect(found).toMatchObject({
      ...{ subject: 'workflow', label: 'Sorteio', automation: { id: workflow.id, state: 'on' } },
      texts: [{ quoted: promise }],
    });
    await expect(decide(rita, found.id, 'takeDown')).rejects.toMatchObject({ name: 'state_forbids' });
    await decide(rita, found.id, 'switchOff');
    const params = { id: channel.id, workflowId: workflow.id };
    const { list } = await team.call(listWorkflows, { params });
    expect(list).toMatchObject([{ isOn: false, held: { reason } }]);
    await expect(team.call(switchWorkflow, { params, body: { isOn: true } })).rejects.toMatchObject({
      name: 'workflow_held',
    });
    await decide(rita, found.id, 'reverse');
    expect(await team.call(switchWorkflow, { params, body: { isOn: true } })).toMatchObject({ isOn: true });
  });

  it('freezes the channel too, and nothing is switched off that its team has removed', async () => {
    const { channel, workflow } = await withWorkflow();
    const [bruna, caio] = [await talk(channel), await talk(channel, 'Caio')];
    await report(bruna, channel, bruna.position);
    const first = await onlyCase(channel);
    expect(await decide(rita, first.id, 'freeze')).toMatchObject({ sanction: 'freeze' });
    await decide(rita, first.id, 'reverse');
    await team.call(removeWorkflow, { params: { id: channel.id, workflowId: workflow.id } });
    await report(caio, channel, caio.position);
    const second = (await casesOf(channel)).find(({ state }) => state === 'open');
    const shown = await rita.call(getDeskCase, { params: { id: second?.id ?? '' } });
    expect(shown).toMatchObject({ label: 'Sorteio', automation: null });
    await expect(decide(rita, shown.id, 'switchOff')).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await decide(rita, shown.id, 'dismiss')).toMatchObject({ state: 'dismissed' });
  });

  it('of a time before messages kept their workflow cannot be reported', async () => {
    const { channel } = await withWorkflow();
    const bruna = await talk(channel);
    await testApp.platform.db.execute(
      sql`update conversation_message set workflow_id = null where text = ${promise} and merchant_id = ${team.merchantId}`,
    );
    expect((await opened(bruna, channel)).list[0]).toMatchObject({ reportable: null });
    await expect(report(bruna, channel, bruna.position)).rejects.toMatchObject({ name: 'not_found' });
  });
});
