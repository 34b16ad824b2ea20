import { listAuditEvents } from '@balcao/contract/audit-event';
import { listNotices } from '@balcao/contract/notification-bell';
import { listRobots } from '@balcao/contract/robot';
import { getDeskRobot, holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
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
const openPlace = async (name = `Lia ${crypto.randomUUID().slice(0, 8)}`) => {
  const channel = await makeChannel(team);
  const robot = await makeRobot(team, channel, { name });
  await putRobot(team, channel, robot);
  return { channel, robot };
};
const hold = ({ id }: { id: string }, who: Staff = rita) => who.call(holdRobot, { params: { id }, body: { reason } });
const release = ({ id }: { id: string }) =>
  rita.call(releaseRobot, { params: { id }, body: { reason: 'A equipe corrigiu.' } });
const found = async (search: string, query: object = {}) =>
  (await rita.call(listDeskRobots, { query: { search, ...query } })).list;

describe('staff of the platform', () => {
  it('switch a robot off: its team reads why, in the list, the bell and a mail, and cannot switch it on', async () => {
    const { channel, robot } = await openPlace();
    expect(await hold(robot)).toMatchObject({ state: 'held', held: { reason }, channel: { name: channel.name } });
    const { list } = await team.call(listRobots, { params: { id: channel.id } });
    expect(list).toMatchObject([{ isOn: false, held: { reason } }]);
    await expect(putRobot(team, channel, robot)).rejects.toMatchObject(named('robot_held'));
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell[0]).toMatchObject({
      kind: 'robotHeld',
      data: { name: robot.name, channel: channel.name, what: 'held', reason },
    });
    const written = await until(
      () => testApp.platform.db.select().from(mails).where(eq(mails.recipient, team.email)),
      (all) => all.some(({ subject }) => subject.includes(robot.name)),
    );
    const [mail] = written.filter(({ subject }) => subject.includes(robot.name));
    expect(mail?.body).toContain(reason);
    const igor = await staffMember(testApp, 'admin');
    const { list: audited } = await igor.call(listAuditEvents, { query: {} });
    expect(audited.find(({ kind }) => kind === 'robotHeld')).toMatchObject({
      subjectName: `${channel.name}: ${robot.name}`,
    });
  });

  it('let it go: it stays off until its team switches it on', async () => {
    const { channel, robot } = await openPlace();
    await hold(robot);
    expect(await release(robot)).toMatchObject({ state: 'off', held: null });
    expect(await putRobot(team, channel, robot)).toMatchObject({ isOn: true, held: null });
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell[0]).toMatchObject({ kind: 'robotHeld', data: { what: 'released' } });
  });

  it('of two at once the first does it, and each tells the team once', async () => {
    const { robot } = await openPlace();
    const both = await Promise.allSettled([hold(robot), hold(robot, await staffMember(testApp, 'reviewer'))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: named('colleague_first') });
    const { list } = await team.call(listNotices, { query: {} });
    expect(
      list.filter(({ kind, data }) => kind === 'robotHeld' && 'robotId' in data && data.robotId === robot.id),
    ).toHaveLength(1);
    await release(robot);
    await expect(release(robot)).rejects.toMatchObject(named('colleague_first'));
  });

  it('say why, in ten letters or more', async () => {
    const { robot } = await openPlace();
    const without = rita.call(holdRobot, { params: { id: robot.id }, body: { reason: 'Não' } });
    await expect(without).rejects.toMatchObject({ name: 'form_invalid', fields: { reason: expect.any(String) } });
    const unknown = { id: crypto.randomUUID() };
    await expect(hold(unknown)).rejects.toMatchObject(named('not_found'));
    await expect(rita.call(getDeskRobot, { params: unknown })).rejects.toMatchObject(named('not_found'));
  });

  it('may look without the right to decide', async () => {
    const { robot } = await openPlace();
    const support = await staffMember(testApp, 'support');
    expect(await support.call(getDeskRobot, { params: { id: robot.id } })).toMatchObject({ state: 'on' });
    await expect(hold(robot, support)).rejects.toMatchObject(named('permission_missing'));
  });

  it('find robots by what they, their channels and their teams are called, and by how they stand', async () => {
    const { channel, robot } = await openPlace();
    const ids = async (search: string, query: object = {}) => (await found(search, query)).map(({ id }) => id);
    expect(await ids(robot.name)).toEqual([robot.id]);
    expect(await ids(channel.name)).toEqual([robot.id]);
    const [shown] = await found(robot.name);
    expect(await ids(shown?.merchant.number ?? '')).toContain(robot.id);
    expect(await ids(`${robot.name}%`)).toEqual([]);
    expect(await ids(robot.name, { state: ['off', 'held'] })).toEqual([]);
    await hold(robot);
    expect(await ids(robot.name, { state: ['held'] })).toEqual([robot.id]);
  });

  it('page through them by cursor, the last made first', async () => {
    const name = `Página ${crypto.randomUUID().slice(0, 8)}`;
    const channel = await makeChannel(team);
    const made = [];
    for (let count = 0; count < 3; count += 1) made.unshift((await makeRobot(team, channel, { name })).id);
    const query = { search: name, pageSize: 2 };
    const first = await rita.call(listDeskRobots, { query });
    const second = await rita.call(listDeskRobots, { query: { ...query, cursor: first.nextCursor ?? '' } });
    expect([first.total, second.nextCursor]).toEqual([3, null]);
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(made);
  });
});
