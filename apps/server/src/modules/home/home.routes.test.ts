import { putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import { getHome, putSelling, type Waiting } from '@balcao/contract/home';
import { answerReview } from '@balcao/contract/review';
import { askReview } from '@balcao/contract/review-desk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { openDispute } from '../../../test/held-disputes.ts';
import { receiver } from '../../../test/merchants.ts';
import { member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, claim, newTeam, submitForReview } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, announce } from '../../../test/webhooks.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const home = ({ call }: Pick<Team, 'call'>) => call(getHome, {});
const waiting = async (worker: Pick<Team, 'call'>): Promise<Waiting[]> => (await home(worker)).waiting;

describe('the start of the day', () => {
  it('says that nothing waits where nothing does, and belongs to one team', async () => {
    const fresh = await openTeam(testApp, await register(testApp));
    expect(await home(fresh)).toEqual({ waiting: [], selling: null });
    await expect(home(await register(testApp))).rejects.toMatchObject({ name: 'team_missing' });
  });

  it('names a dispute with its day and leads to it, before what presses less', async () => {
    const shop = await openChannelTeam(testApp);
    await openDispute(testApp, shop.merchantId);
    const channel = await makeChannel(shop);
    await write(await namedFollower(testApp, channel, 'Nina Prado'), channel, 'Abre hoje?');
    const [first, second] = await waiting(shop);
    expect(first).toMatchObject({ kind: 'dispute', count: 1, name: null });
    expect(new Date(first?.until ?? 0).getTime()).toBeGreaterThan(testApp.platform.clock.now().getTime());
    expect(second).toMatchObject({ kind: 'conversation', count: 1, name: channel.name });
    expect(second?.path).toBe(`/channel/${channel.id}/services/conversations`);
  });

  it('tells a member of a broadcast to approve, unless they submitted it or may not publish', async () => {
    const channel = await makeChannel(team);
    await team.call(putBroadcastApproval, { params: { id: channel.id }, body: { isOn: true } });
    const bia = await helper(testApp, team, channel, ['write', 'publish']);
    const caio = await helper(testApp, team, channel, ['write']);
    await sendBroadcast(bia, await writeBroadcast(bia, channel));
    expect(await waiting(team)).toMatchObject([{ kind: 'approval', count: 1, name: channel.name }]);
    expect(await waiting(bia)).toEqual([]);
    expect(await waiting(caio)).toEqual([]);
  });

  it('leads to a question of the reviewers until it is answered', async () => {
    const applicant = await newTeam(testApp);
    const id = await submitForReview(testApp, applicant);
    const rita = await staffMember(testApp, 'reviewer');
    await claim(rita, id);
    await rita.call(askReview, { ...about(id), body: { text: 'Qual é o ramo?' } });
    expect(await waiting(applicant)).toMatchObject([{ kind: 'question', path: '/certify' }]);
    await applicant.call(answerReview, { params: { id }, body: { text: 'Padaria.' } });
    expect(await waiting(applicant)).toEqual([]);
  });

  it('tells of an address that notifications do not reach, from the first one on and until it answers', async () => {
    const shop = await openTeam(testApp, await register(testApp), { certified: true });
    const hook = await receiver();
    hook.answerWith({ status: 503 });
    await addressOf(shop, hook);
    expect(await waiting(shop)).toEqual([]);
    await announce(testApp, shop);
    const path = '/setting/payment?tab=notifications';
    await vi.waitFor(async () => expect(await waiting(shop)).toMatchObject([{ kind: 'webhook', count: 1, path }]));
    hook.answerWith({ status: 200 });
    await announce(testApp, shop);
    await vi.waitFor(async () => expect(await waiting(shop)).toEqual([]));
    await hook.close();
  });

  it('says nothing of what the role does not open, or opens without the right to do it', async () => {
    const shop = await openTeam(testApp, await register(testApp));
    await openDispute(testApp, shop.merchantId);
    const may = (menuId: 'payment.orders' | 'payment.refunds', permissionLevel: 'read' | 'write') =>
      member(testApp, shop, { permissions: [{ menuId, permissionLevel }] });
    expect(await waiting(await may('payment.orders', 'write'))).toEqual([]);
    expect(await waiting(await may('payment.refunds', 'read'))).toEqual([]);
    expect(await waiting(await may('payment.refunds', 'write'))).toMatchObject([{ kind: 'dispute' }]);
  });

  it('keeps how the team sells, said by a super admin alone, the last word', async () => {
    const shop = await openTeam(testApp, await register(testApp));
    const reader = await member(testApp, shop, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'write' }],
    });
    const say = ({ call }: Pick<Team, 'call'>, selling: 'shop' | 'both') => call(putSelling, { body: { selling } });
    await expect(say(reader, 'shop')).rejects.toMatchObject({ name: 'permission_missing' });
    await say(shop, 'shop');
    await say(shop, 'both');
    expect((await home(reader)).selling).toBe('both');
  });
});
