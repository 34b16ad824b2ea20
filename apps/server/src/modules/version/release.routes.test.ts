import { getApplet } from '@balcao/contract/applet';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { getVersion, readVersionBoard } from '@balcao/contract/version';
import {
  advanceRelease,
  listReleases,
  publishVersion,
  rollBackVersion,
  stopRelease,
} from '@balcao/contract/version-release';
import { cancelVersion } from '@balcao/contract/version-review';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { approvedVersion, onlineVersion, submit } from '../../../test/held-versions.ts';
import { openVersion } from '../../../test/packages.ts';
import { logIn, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Team;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
});
afterEach(() => testApp.platform.clock.setAhead(0));
afterAll(() => testApp.close());

type Share = 5 | 20 | 50 | 100;
const params = (versionId: string) => ({ params: { id, versionId } });
const approved = (number: string) => approvedVersion(testApp, team, id, number);
const online = (number: string) => onlineVersion(testApp, team, id, number);
const publish = (versionId: string, share: Share = 100, at: string | null = null) =>
  team.call(publishVersion, { ...params(versionId), body: { share, at } });
const advance = (releaseId: string, share: Share) =>
  team.call(advanceRelease, { params: { id, releaseId }, body: { share } });
const stop = (releaseId: string) => team.call(stopRelease, { params: { id, releaseId } });
const rollBack = (versionId: string) => team.call(rollBackVersion, params(versionId));
const board = () => team.call(readVersionBoard, { params: { id } });
const stageOf = async (versionId: string) => (await team.call(getVersion, params(versionId))).stage;
const hoursAhead = (hours: number) =>
  new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const pass = async (hours: number) => {
  testApp.platform.clock.setAhead(hours * 3_600);
  // Their session has ended meanwhile: they log in again.
  team = { ...team, ...(await workIn(testApp, await logIn(testApp, team), team.merchantId)) };
  await testApp.platform.jobs.sweep();
};

describe('a version that is published', () => {
  it('is for everybody at once, takes the place of the one before, and puts its mini program on the shelf', async () => {
    const first = await approved('1.0.0');
    expect((await team.call(getApplet, { params: { id } })).shelf).toBe('notYet');
    expect(await publish(first.id)).toMatchObject({ state: 'done', share: 100, number: '1.0.0', formerNumber: null });
    expect(await team.call(getApplet, { params: { id } })).toMatchObject({ shelf: 'on', onlineNumber: '1.0.0' });
    const second = await approved('1.1.0');
    expect(await publish(second.id)).toMatchObject({
      kind: 'publish',
      formerNumber: '1.0.0',
      endedAt: expect.any(String),
    });
    expect([await stageOf(first.id), await stageOf(second.id)]).toEqual(['past', 'online']);
    const { list, total } = await team.call(listReleases, { params: { id }, query: {} });
    expect([total, list.map(({ number }) => number)]).toEqual([2, ['1.1.0', '1.0.0']]);
    const log = await team.call(listLog, { query: { event: ['20'] } });
    expect(log.list[0]?.changes).toEqual([{ field: 'version', of: null, before: '1.0.0', after: '1.1.0' }]);
  });

  it('goes to a share of people, to more of them, and to all', async () => {
    const first = await online('1.0.0');
    const second = await approved('1.1.0');
    const { id: releaseId } = await publish(second.id, 5);
    expect(await board()).toMatchObject({ rolling: { number: '1.1.0' }, online: { number: '1.0.0' } });
    await expect(advance(releaseId, 5)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await advance(releaseId, 50)).toMatchObject({ state: 'rolling', share: 50 });
    await expect(advance(releaseId, 20)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await advance(releaseId, 100)).toMatchObject({ state: 'done', share: 100 });
    expect([await stageOf(first.id), await stageOf(second.id)]).toEqual(['past', 'online']);
    await expect(advance(releaseId, 100)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is stopped before it was for everybody: all have the one before, and it may be published again', async () => {
    const first = await online('1.0.0');
    const second = await approved('1.1.0');
    const { id: releaseId } = await publish(second.id, 20);
    expect(await stop(releaseId)).toMatchObject({ state: 'stopped', endedAt: expect.any(String) });
    expect([await stageOf(first.id), await stageOf(second.id)]).toEqual(['online', 'approved']);
    await expect(stop(releaseId)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await publish(second.id)).toMatchObject({ state: 'done' });
  });

  it('is stopped also while the next one is on its way: it goes back to development then', async () => {
    const first = await approved('1.0.0');
    const { id: releaseId } = await publish(first.id, 5);
    const next = await openVersion(testApp, team, id, { number: '1.0.1' });
    await submit(team, id, next.id);
    await advance(releaseId, 20);
    expect(await stop(releaseId)).toMatchObject({ state: 'stopped' });
    expect([await stageOf(first.id), await stageOf(next.id)]).toEqual(['develop', 'review']);
  });

  it('is one at a time: what is under way ends first', async () => {
    await online('1.0.0');
    await online('1.1.0');
    const next = await approved('1.2.0');
    await publish(next.id, 5);
    const [past] = (await board()).rollbackTo;
    await expect(rollBack(past?.id ?? '')).rejects.toMatchObject({ name: 'release_under_way' });
    await expect(publish(next.id)).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('a version that is to be published at a time', () => {
  it('goes out when the clock says so, and the super admins are told', async () => {
    const first = await online('1.0.0');
    const next = await approved('1.1.0');
    expect(await publish(next.id, 50, hoursAhead(2))).toMatchObject({ state: 'scheduled', endedAt: null });
    await pass(1);
    expect(await stageOf(next.id)).toBe('approved');
    await pass(3);
    expect([await stageOf(first.id), await stageOf(next.id)]).toEqual(['online', 'rolling']);
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'releaseDue', data: { number: '1.1.0', share: 50, isOut: true } });
    await testApp.platform.jobs.sweep();
    expect((await team.call(listNotices, { query: {} })).list.filter(({ kind }) => kind === 'releaseDue')).toHaveLength(
      1,
    );
  });

  it('does not go out when its team was taken its certification, and is stopped by its team before its time', async () => {
    const next = await approved('1.0.0');
    const { id: releaseId } = await publish(next.id, 100, hoursAhead(2));
    expect(await stop(releaseId)).toMatchObject({ state: 'cancelled' });
    await publish(next.id, 100, hoursAhead(2));
    const { db } = testApp.platform;
    await transaction(db, (tx) => testApp.services.teams.setStanding(tx, team.merchantId, { teamCert: false }));
    await pass(3);
    expect(await stageOf(next.id)).toBe('approved');
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'releaseDue', data: { isOut: false } });
  });

  it('does not go out when it was given up meanwhile', async () => {
    const next = await approved('1.0.0');
    await publish(next.id, 100, hoursAhead(2));
    await team.call(cancelVersion, params(next.id));
    await pass(3);
    expect(await stageOf(next.id)).toBe('develop');
    const { list } = await team.call(listReleases, { params: { id }, query: {} });
    expect(list[0]).toMatchObject({ state: 'cancelled' });
  });

  it.each([
    ['a moment ago', () => hoursAhead(-1)],
    ['now', () => hoursAhead(0)],
    ['after more than thirty days', () => hoursAhead(30 * 24 + 1)],
    ['at no time', () => '2026-02-30T00:00:00Z'],
  ])('is not to be published %s', async (_, at) => {
    const next = await approved('1.0.0');
    await expect(publish(next.id, 100, at())).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { at: expect.any(String) },
    });
    expect(await stageOf(next.id)).toBe('approved');
  });
});

describe('a rollback', () => {
  it('puts an earlier version back for everybody, and not twice in a row (rule: rollback)', async () => {
    const [first, second, third] = [await online('1.0.0'), await online('1.1.0'), await online('1.2.0')];
    expect((await board()).rollbackTo.map(({ number }) => number)).toEqual(['1.1.0', '1.0.0']);
    expect(await rollBack(first.id)).toMatchObject({ kind: 'rollback', number: '1.0.0', formerNumber: '1.2.0' });
    expect([await stageOf(first.id), await stageOf(third.id)]).toEqual(['online', 'past']);
    await expect(rollBack(second.id)).rejects.toMatchObject({ name: 'rolled_back_already' });
    expect((await board()).rollbackBlocked).toBe('rolledBack');
    await online('1.3.0');
    expect(await rollBack(second.id)).toMatchObject({ number: '1.1.0' });
  });

  it('reaches back five versions, and none that was never online', async () => {
    const numbers = ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6'];
    const all = [];
    for (const number of numbers) all.push(await online(number));
    const waiting = await approved('1.0.7');
    expect((await board()).rollbackTo.map(({ number }) => number)).toEqual([
      '1.0.5',
      '1.0.4',
      '1.0.3',
      '1.0.2',
      '1.0.1',
    ]);
    for (const one of [all[0], all.at(-1), waiting])
      await expect(rollBack(one?.id ?? '')).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await rollBack(all[1]?.id ?? '')).toMatchObject({ number: '1.0.1' });
  }, 60_000);

  it('and a publication at the same moment: one of each is done at a time, and one version is online', async () => {
    const first = await online('1.0.0');
    await online('1.1.0');
    const next = await approved('1.2.0');
    const calls = [publish(next.id), rollBack(first.id), publish(next.id), rollBack(first.id)];
    const outcomes = await outcomesOf(calls);
    expect(outcomes.filter((one) => one === 'done').length).toBeGreaterThan(0);
    const refusals = new Set(outcomes.filter((one) => one !== 'done'));
    for (const refusal of refusals)
      expect(['release_under_way', 'state_forbids', 'rolled_back_already']).toContain(refusal);
    const { list } = await team.call(listReleases, { params: { id }, query: {} });
    expect(list).toHaveLength(2 + outcomes.filter((one) => one === 'done').length);
    expect((await board()).online).not.toBeNull();
  });
});
