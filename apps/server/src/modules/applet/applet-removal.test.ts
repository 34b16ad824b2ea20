import { getApplet } from '@balcao/contract/applet';
import { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { getReview } from '@balcao/contract/review-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { onlineVersion } from '../../../test/held-versions.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, outcomesOf, reject } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

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
afterAll(() => testApp.close());

const reason = 'A loja fechou.';
const params = () => ({ params: { id } });
const request = () => team.call(requestRemoval, { ...params(), body: { reason } });
const shelf = async () => (await team.call(getApplet, params())).shelf;
const removal = async () => (await team.call(getRemoval, params())).submission;
const publish = (number = '1.0.0') => onlineVersion(testApp, team, id, number);
const reviewer = () => staffMember(testApp, 'reviewer');

describe('the removal of a mini program', () => {
  it('is asked for of what is on the shelf, with a reason that staff read', async () => {
    await expect(request()).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await removal()).toBeNull();
    await publish();
    expect(await request()).toMatchObject({ shelf: 'removalRequested', onlineNumber: '1.0.0' });
    const { reviewId = '', kind } = (await removal()) ?? {};
    const { call } = await reviewer();
    const detail = await call(getReview, about(reviewId));
    expect([kind, detail.subject, detail.fields.map(({ value }) => value)]).toEqual(['removal', id, [reason]]);
    await expect(request()).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('takes it off when staff agree; publishing a version puts it on again', async () => {
    await publish();
    await request();
    await approve(await reviewer(), (await removal())?.reviewId ?? '');
    expect(await shelf()).toBe('off');
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'removalDecided', data: { appletId: id, isAccepted: true } });
    await expect(request()).rejects.toMatchObject({ name: 'state_forbids' });
    await publish('1.1.0');
    expect(await shelf()).toBe('on');
  });

  it('leaves it where it is when staff refuse, or its team takes the request back', async () => {
    await publish();
    await request();
    await reject(await reviewer(), (await removal())?.reviewId ?? '', 'reason');
    expect(await shelf()).toBe('on');
    await request();
    expect(await team.call(cancelRemoval, params())).toMatchObject({ shelf: 'on' });
    await expect(team.call(cancelRemoval, params())).rejects.toMatchObject({ name: 'state_forbids' });
    const { list } = await team.call(listLog, { query: { event: ['24', '25'] } });
    expect(list.map(({ event }) => event)).toEqual(['25', '24', '24']);
  });

  it('is decided all the same when a version is published meanwhile', async () => {
    await publish();
    await request();
    await publish('1.1.0');
    expect(await shelf()).toBe('removalRequested');
    await approve(await reviewer(), (await removal())?.reviewId ?? '');
    expect(await shelf()).toBe('off');
  });

  it('is asked for once by two at the same moment', async () => {
    await publish();
    expect((await outcomesOf([request(), request()])).sort()).toEqual(['done', 'state_forbids']);
  });
});
