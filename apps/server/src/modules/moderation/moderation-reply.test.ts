import { getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { appealCase, listOwnCases } from '@balcao/contract/moderation-own';
import { listOwnReports, reportReply } from '@balcao/contract/moderation-report';
import { moveReply } from '@balcao/contract/reply';
import { removeReply } from '@balcao/contract/reply-phone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import type { TestCustomer } from '../../../test/customers.ts';
import { namedFollower } from '../../../test/followers.ts';
import { decide, type TestStaff } from '../../../test/moderation.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { allowReplies, repliesTo, reply, teamReplies } from '../../../test/reactions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let rita: TestStaff;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** A post to which Bruna replied something that Caio reads and may report. */
const replied = async (text = 'Pague aqui e ganhe o dobro') => {
  const channel = await makeChannel(team);
  await allowReplies(team, channel);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const caio = await follower(testApp, channel);
  const post = await sendBroadcast(team, await writeBroadcast(team, channel));
  const { id: replyId } = await reply(bruna, channel, post, text);
  const params = { link: linkOf(channel), broadcastId: post.id, replyId };
  const report = (by: Pick<TestCustomer, 'call'>) =>
    by.call(reportReply, { params, body: { reason: 'fraud', text: '' } });
  const caseOf = async () => {
    const { list } = await rita.call(listDeskCases, { query: { subject: ['reply'], search: text.slice(0, 20) } });
    return list.find((one) => one.channel.id === channel.id) ?? expect.fail('there is no case');
  };
  const move = (state: 'shown' | 'hidden') =>
    team.call(moveReply, {
      params: { id: channel.id, replyId },
      body: state === 'hidden' ? { state, why: 'spam' } : { state },
    });
  return { channel, bruna, caio, post, replyId, params, report, caseOf, move };
};

describe('a reply that is reported', () => {
  it('is a case of its own with its words, once for a person, and never by its author', async () => {
    const { bruna, caio, channel, report, caseOf } = await replied();
    await report(caio);
    await expect(report(caio)).rejects.toMatchObject({ name: 'reported_already' });
    await expect(report(bruna)).rejects.toMatchObject({ name: 'not_found' });
    const found = await caseOf();
    expect(found).toMatchObject({ subject: 'reply', label: 'Pague aqui e ganhe o dobro', reports: 1, state: 'open' });
    const { reply: seen, post } = await rita.call(getDeskCase, { params: { id: found.id } });
    expect(seen).toMatchObject({ name: 'Bruna Carvalho', text: 'Pague aqui e ganhe o dobro', state: 'shown' });
    expect(post).toBeNull();
    const { list } = await caio.call(listOwnReports, {});
    expect(list).toMatchObject([{ subject: 'reply', channel: channel.name, outcome: null }]);
  });

  it('is taken down for all but its author, whom the team can neither show nor hide again, until it is restored', async () => {
    const { bruna, caio, channel, post, report, caseOf, move } = await replied();
    await report(caio);
    const { id } = await caseOf();
    await decide(rita, id, 'takeDown');
    expect((await repliesTo(caio, channel, post)).list).toEqual([]);
    expect((await repliesTo(bruna, channel, post)).list).toMatchObject([{ isTakenDown: true, hiddenWhy: null }]);
    expect(await teamReplies(team, channel, post)).toMatchObject([{ state: 'takenDown' }]);
    for (const state of ['shown', 'hidden'] as const)
      await expect(move(state)).rejects.toMatchObject({ name: 'state_forbids' });
    await decide(rita, id, 'reverse');
    expect((await repliesTo(caio, channel, post)).list).toMatchObject([{ isTakenDown: false }]);
  });

  it('comes back hidden where the team had hidden it before', async () => {
    const { caio, channel, post, report, caseOf, move } = await replied();
    await report(caio);
    await move('hidden');
    const { id } = await caseOf();
    await decide(rita, id, 'takeDown');
    expect(await teamReplies(team, channel, post)).toMatchObject([{ state: 'takenDown', hiddenWhy: 'spam' }]);
    await decide(rita, id, 'reverse');
    expect(await teamReplies(team, channel, post)).toMatchObject([{ state: 'hidden', hiddenWhy: 'spam' }]);
  });

  it('freezes no channel, and is nothing that its team answers for', async () => {
    const { caio, channel, report, caseOf } = await replied();
    await report(caio);
    const { id } = await caseOf();
    await expect(decide(rita, id, 'freeze')).rejects.toMatchObject({ name: 'state_forbids' });
    await decide(rita, id, 'takeDown');
    const params = { id: channel.id, caseId: id };
    expect((await team.call(listOwnCases, { params })).list).toEqual([]);
    const body = { text: 'Não concordamos com isso.' };
    await expect(team.call(appealCase, { params, body })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('keeps its words in the case after its author removed it, and is dismissed then', async () => {
    const { bruna, caio, params, report, caseOf } = await replied();
    await report(caio);
    await bruna.call(removeReply, { params });
    const { id, label } = await caseOf();
    expect(label).toBe('Pague aqui e ganhe o dobro');
    expect((await rita.call(getDeskCase, { params: { id } })).reply).toBeNull();
    await expect(decide(rita, id, 'takeDown')).rejects.toMatchObject({ name: 'state_forbids' });
    await decide(rita, id, 'dismiss');
    expect((await caio.call(listOwnReports, {})).list).toMatchObject([{ outcome: 'kept' }]);
  });

  it('is not found where it is hidden, or stands under another post', async () => {
    const { caio, channel, report, move, params } = await replied();
    const other = await sendBroadcast(team, await writeBroadcast(team, channel));
    const elsewhere = { params: { ...params, broadcastId: other.id }, body: { reason: 'spam' as const, text: '' } };
    await expect(caio.call(reportReply, elsewhere)).rejects.toMatchObject({ name: 'not_found' });
    await move('hidden');
    await expect(report(caio)).rejects.toMatchObject({ name: 'not_found' });
  });
});
