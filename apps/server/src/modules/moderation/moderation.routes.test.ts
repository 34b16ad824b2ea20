import { listAuditEvents } from '@balcao/contract/audit-event';
import { getBroadcast, getBroadcastRoom, listBroadcasts } from '@balcao/contract/broadcast';
import { countUnread, getPost, listPosts } from '@balcao/contract/broadcast-feed';
import { testBroadcast } from '@balcao/contract/broadcast-sending';
import { type Channel, getChannel } from '@balcao/contract/channel';
import { followChannel, listFollowedChannels, openChannel, searchChannels } from '@balcao/contract/follower';
import { type CaseDecision, type ReportReason, reportsADay } from '@balcao/contract/moderation';
import { freezeChannel, getDeskChannel, listDeskChannels, putChannelLimit } from '@balcao/contract/moderation-channel';
import { decideCase, getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { listOwnReports, reportBroadcast, reportChannel } from '@balcao/contract/moderation-report';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

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

const linkParams = (channel: Channel) => ({ params: { link: linkOf(channel) } });
const entry = (reason: ReportReason = 'fraud', text = '') => ({ reason, text });
const report = ({ call }: Pick<TestCustomer, 'call'>, channel: Channel, body = entry()) =>
  call(reportChannel, { ...linkParams(channel), body });
const reportPost = ({ call }: Pick<TestCustomer, 'call'>, channel: Channel, broadcastId: string, body = entry()) =>
  call(reportBroadcast, { params: { link: linkOf(channel), broadcastId }, body });
const waiting = async (channel: Channel) => {
  const { list } = await rita.call(listDeskCases, { query: { search: channel.name, state: ['open', 'appealed'] } });
  return list.filter(({ channel: { id } }) => id === channel.id);
};
const onlyCase = async (channel: Channel) => {
  const [found, ...others] = await waiting(channel);
  if (!found || others.length > 0) throw new Error('one case waits');
  return found;
};
const why = 'Promete dinheiro em dobro e some.';
const decide = (id: string, decision: CaseDecision, who: Staff = rita, reason = why) =>
  who.call(decideCase, { params: { id }, body: { decision, reason } });
const nameOf = (name: string) => ({ name });
/** A channel with one broadcast, and a person who follows it. */
const openPlace = async () => {
  const channel = await makeChannel(team);
  const bruna = await follower(testApp, channel);
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 1 } });
  const post = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Dobre seu dinheiro' }));
  return { channel, bruna, post };
};
const read = ({ call }: TestCustomer, channel: Channel, broadcastId: string) =>
  call(getPost, { params: { link: linkOf(channel), broadcastId } });
const posts = async ({ call }: TestCustomer, channel: Channel) =>
  (await call(listPosts, { ...linkParams(channel), query: {} })).list.map(({ id }) => id);
const own = async (channel: Channel) => (await team.call(listOwnCases, { params: { id: channel.id } })).list;

describe('reports of people', () => {
  it('are one row for each subject, with how many, why and what was written', async () => {
    const { channel, bruna, post } = await openPlace();
    const caio = await customer(testApp, {});
    await report(bruna, channel, entry('spam'));
    await reportPost(bruna, channel, post.id, entry('fraud', 'Perdi 200 reais.'));
    await reportPost(caio, channel, post.id, entry('fraud'));
    await reportPost(await customer(testApp, {}), channel, post.id, entry('other'));
    const list = await waiting(channel);
    expect(list.map(({ subject, label, reports }) => [subject, label, reports])).toEqual([
      ['broadcast', 'Dobre seu dinheiro', 3],
      ['channel', '', 1],
    ]);
    expect(list[0]?.reasons).toEqual([
      { reason: 'fraud', count: 2 },
      { reason: 'other', count: 1 },
    ]);
    const detail = await rita.call(getDeskCase, { params: { id: list[0]?.id ?? '' } });
    expect(detail.texts.map(({ text }) => text)).toEqual(['Perdi 200 reais.']);
    expect(detail.post).toMatchObject({ text: 'Dobre seu dinheiro', state: 'sent' });
    expect(detail.about).toMatchObject({ name: channel.name, frozenAt: null });
  });

  it('are one open report of a person for each subject, also when they are sent at once', async () => {
    const { channel, bruna } = await openPlace();
    const sent = await Promise.allSettled([report(bruna, channel), report(bruna, channel), report(bruna, channel)]);
    const failed = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(failed).toEqual([
      expect.objectContaining(nameOf('reported_already')),
      expect.objectContaining(nameOf('reported_already')),
    ]);
    expect((await onlyCase(channel)).reports).toBe(1);
  });

  it('are at most twenty on a day', async () => {
    const bruna = await customer(testApp, {});
    const channel = await makeChannel(team);
    for (let sent = 0; sent < reportsADay; sent += 1) {
      await report(bruna, channel);
      await decide((await onlyCase(channel)).id, 'dismiss');
    }
    await expect(report(bruna, channel)).rejects.toMatchObject(nameOf('reports_today'));
  });

  it('are of what the person can read: nothing of channels for invited people, nothing of other channels', async () => {
    const closed = await makeChannel(team, { type: 'invited_only' });
    const [here, there] = [await openPlace(), await openPlace()];
    await expect(report(here.bruna, closed)).rejects.toMatchObject(nameOf('not_found'));
    await expect(reportPost(here.bruna, here.channel, there.post.id)).rejects.toMatchObject(nameOf('not_found'));
  });

  it('tell the one who reported what was decided, and open another case afterwards', async () => {
    const { channel, bruna } = await openPlace();
    await report(bruna, channel);
    const outcome = async () => (await bruna.call(listOwnReports, {})).list.map((one) => one.outcome);
    expect(await outcome()).toEqual([null]);
    await decide((await onlyCase(channel)).id, 'dismiss');
    expect(await outcome()).toEqual(['kept']);
    await report(bruna, channel);
    await decide((await onlyCase(channel)).id, 'freeze');
    expect(await outcome()).toEqual(['acted', 'kept']);
  });
});

describe('a broadcast that is taken down', () => {
  it('is gone from every phone and stays with its team, with the reason; and can be restored', async () => {
    const { channel, bruna, post } = await openPlace();
    await reportPost(bruna, channel, post.id);
    const { id } = await onlyCase(channel);
    expect(await decide(id, 'takeDown')).toMatchObject({ state: 'actioned', post: { state: 'takenDown' } });
    expect(await posts(bruna, channel)).toEqual([]);
    expect((await bruna.call(countUnread, {})).list).toEqual([]);
    await expect(read(bruna, channel, post.id)).rejects.toMatchObject(nameOf('not_found'));
    const { list } = await team.call(listBroadcasts, { params: { id: channel.id }, query: {} });
    expect(list.map(({ state, recallUntil }) => [state, recallUntil])).toEqual([['takenDown', null]]);
    expect(await own(channel)).toMatchObject([
      { broadcastId: post.id, sanction: 'takeDown', state: 'actioned', reason: why, appeal: null },
    ]);
    await decide(id, 'reverse', rita, 'Foi um engano nosso.');
    expect(await posts(bruna, channel)).toEqual([post.id]);
    expect(await own(channel)).toMatchObject([{ state: 'reversed', reason: 'Foi um engano nosso.' }]);
  });

  it('is decided once when two decide at the same moment', async () => {
    const { channel, bruna, post } = await openPlace();
    await reportPost(bruna, channel, post.id);
    const { id } = await onlyCase(channel);
    const davi = await staffMember(testApp, 'reviewer');
    const both = await Promise.allSettled([decide(id, 'takeDown'), decide(id, 'dismiss', davi)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: nameOf('colleague_first') });
    expect((await rita.call(getDeskCase, { params: { id } })).decisions).toHaveLength(1);
  });

  it('is decided by reviewers; support and admins look, finance does not', async () => {
    const { channel, bruna } = await openPlace();
    await report(bruna, channel);
    const { id } = await onlyCase(channel);
    const [support, finance] = [await staffMember(testApp, 'support'), await staffMember(testApp, 'finance')];
    expect(await support.call(getDeskCase, { params: { id } })).toMatchObject({ id });
    await expect(decide(id, 'dismiss', support)).rejects.toMatchObject(nameOf('permission_missing'));
    await expect(finance.call(listDeskCases, { query: {} })).rejects.toMatchObject(nameOf('permission_missing'));
    await expect(decide(id, 'takeDown')).rejects.toMatchObject(nameOf('state_forbids'));
  });

  it('stands in the record of the console, and in the bell of the team', async () => {
    const { channel, bruna, post } = await openPlace();
    await reportPost(bruna, channel, post.id);
    await decide((await onlyCase(channel)).id, 'takeDown');
    const ada = await staffMember(testApp, 'admin');
    const { list } = await ada.call(listAuditEvents, { query: { kind: ['broadcastTakenDown'], search: channel.name } });
    const changes = [{ field: 'reason', before: '', after: why }];
    expect(list).toMatchObject([{ subjectName: `${channel.name}: Dobre seu dinheiro`, changes }]);
    const { list: bell } = await team.call(listNotices, { query: {} });
    expect(bell[0]).toMatchObject({ kind: 'channelModerated', data: { what: 'takenDown', reason: why } });
  });
});

describe('a channel that is frozen', () => {
  const freeze = async () => {
    const place = await openPlace();
    const draft = await writeBroadcast(team, place.channel, { text: 'Rascunho' });
    const later = new Date(testApp.platform.clock.now().getTime() + 3_600_000).toISOString();
    const planned = await sendBroadcast(team, await writeBroadcast(team, place.channel, { text: 'Depois' }), later);
    await report(place.bruna, place.channel);
    const { id } = await onlyCase(place.channel);
    await decide(id, 'freeze');
    return { ...place, id, draft, planned };
  };
  const frozen = nameOf('channel_frozen');

  it('is not followed, not found and not read, and says so to those who follow it', async () => {
    const { channel, bruna, post } = await freeze();
    const { call } = await customer(testApp, {});
    await expect(call(followChannel, { ...linkParams(channel), body: {} })).rejects.toMatchObject(frozen);
    expect((await call(searchChannels, { query: { search: channel.name } })).list).toEqual([]);
    const page = await bruna.call(openChannel, { ...linkParams(channel), query: {} });
    expect(page).toMatchObject({ name: channel.name, isFrozen: true, description: '', isFollowing: true });
    expect((await bruna.call(listFollowedChannels, {})).list).toMatchObject([{ isFrozen: true }]);
    await expect(posts(bruna, channel)).rejects.toMatchObject(frozen);
    await expect(read(bruna, channel, post.id)).rejects.toMatchObject(frozen);
    expect((await bruna.call(countUnread, {})).list).toEqual([]);
    await expect(report(bruna, channel)).rejects.toMatchObject(frozen);
  });

  it('sends nothing: not at once, not at a time, not as a test; what was scheduled is a draft again', async () => {
    const { channel, draft, planned } = await freeze();
    await expect(sendBroadcast(team, draft)).rejects.toMatchObject(frozen);
    const later = new Date(testApp.platform.clock.now().getTime() + 7_200_000).toISOString();
    await expect(sendBroadcast(team, draft, later)).rejects.toMatchObject(frozen);
    await expect(team.call(testBroadcast, broadcastParams(draft))).rejects.toMatchObject(frozen);
    expect(await team.call(getBroadcast, broadcastParams(planned))).toMatchObject({ state: 'draft' });
    expect((await team.call(getBroadcastRoom, { params: { id: channel.id }, query: {} })).left).toBe(9);
    const seen = await team.call(getChannel, { params: { id: channel.id } });
    expect(seen.frozenAt).not.toBeNull();
  });

  it('is open again as it was when it is let go', async () => {
    const { channel, bruna, draft, post, id } = await freeze();
    await decide(id, 'reverse');
    expect(await posts(bruna, channel)).toEqual([post.id]);
    expect(await sendBroadcast(team, draft)).toMatchObject({ state: 'sent' });
    expect((await follower(testApp, channel)).name).toBeDefined();
  });
});

describe('the channels of the console', () => {
  it('are those of every team, by name and by whether they are frozen, with the reports that wait', async () => {
    const { channel, bruna, post } = await openPlace();
    await report(bruna, channel);
    await reportPost(bruna, channel, post.id);
    const found = async (isFrozen: 'yes' | 'no') =>
      (await rita.call(listDeskChannels, { query: { search: channel.name, isFrozen } })).list;
    expect(await found('no')).toMatchObject([{ id: channel.id, followers: 1, reports: 2, broadcastsADay: 10 }]);
    expect(await found('yes')).toEqual([]);
  });

  it('can be frozen without a report, once, in a case that lets them go again', async () => {
    const { channel } = await openPlace();
    const [params, body] = [{ id: channel.id }, { reason: why }];
    const both = await Promise.allSettled([
      rita.call(freezeChannel, { params, body }),
      rita.call(freezeChannel, { params, body }),
    ]);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: nameOf('colleague_first') });
    const { cases, frozenAt } = await rita.call(getDeskChannel, { params });
    expect([cases.map(({ state, reports }) => [state, reports]), frozenAt !== null]).toEqual([[['actioned', 0]], true]);
    await decide(cases[0]?.id ?? '', 'reverse');
    expect((await rita.call(getDeskChannel, { params })).frozenAt).toBeNull();
  });

  it('send as often on a day as staff say, and their team sees how often', async () => {
    const { channel } = await openPlace();
    const limit = (broadcastsADay: number, who: Staff = rita) =>
      who.call(putChannelLimit, {
        params: { id: channel.id },
        body: { broadcastsADay, reason: 'Muitos pedidos de quem segue.' },
      });
    const support = await staffMember(testApp, 'support');
    await expect(limit(1, support)).rejects.toMatchObject(nameOf('permission_missing'));
    await expect(limit(0)).rejects.toMatchObject(nameOf('form_invalid'));
    expect((await limit(1)).limits).toMatchObject([{ before: 10, after: 1, by: 'Rita Souza' }]);
    const room = async () => team.call(getBroadcastRoom, { params: { id: channel.id }, query: {} });
    expect(await room()).toMatchObject({ left: 0, atMost: 1 });
    const draft = await writeBroadcast(team, channel);
    await expect(sendBroadcast(team, draft)).rejects.toMatchObject(nameOf('broadcasts_today'));
    await limit(2);
    expect(await sendBroadcast(team, draft)).toMatchObject({ state: 'sent' });
    expect(await room()).toMatchObject({ left: 0, atMost: 2 });
  });
});

describe('another look', () => {
  const appeal = (channel: Channel, caseId: string, who: Pick<Team, 'call'> = team) =>
    who.call(appealCase, {
      params: { id: channel.id, caseId },
      body: { text: 'É uma promoção registrada, veja o número no fim.' },
    });
  it('is asked for once, comes back to the list, and leads to the same or to another decision', async () => {
    const { channel, bruna } = await openPlace();
    await report(bruna, channel);
    const { id } = await onlyCase(channel);
    await expect(appeal(channel, id)).rejects.toMatchObject(nameOf('not_found'));
    await decide(id, 'freeze');
    expect(await waiting(channel)).toEqual([]);
    expect(await appeal(channel, id)).toMatchObject({ state: 'appealed' });
    await expect(appeal(channel, id)).rejects.toMatchObject(nameOf('state_forbids'));
    expect(await onlyCase(channel)).toMatchObject({ id, state: 'appealed', sanction: 'freeze' });
    await decide(id, 'uphold', rita, 'O número não existe.');
    expect(await own(channel)).toMatchObject([{ state: 'upheld', reason: 'O número não existe.' }]);
    await expect(appeal(channel, id)).rejects.toMatchObject(nameOf('state_forbids'));
    await decide(id, 'reverse');
    expect((await team.call(getChannel, { params: { id: channel.id } })).frozenAt).toBeNull();
  });

  it('belongs to the team: for another one the case does not exist', async () => {
    const { channel, bruna } = await openPlace();
    await report(bruna, channel);
    const { id } = await onlyCase(channel);
    await decide(id, 'freeze');
    const others = await openChannelTeam(testApp);
    const theirs = await makeChannel(others);
    await expect(appeal(channel, id, others)).rejects.toMatchObject(nameOf('not_found'));
    await expect(appeal(theirs, id, others)).rejects.toMatchObject(nameOf('not_found'));
  });
});
