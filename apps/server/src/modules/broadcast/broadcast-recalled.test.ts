import { changeBroadcast, getBroadcast, listBroadcasts, removeBroadcast } from '@balcao/contract/broadcast';
import { countUnread, listPosts } from '@balcao/contract/broadcast-feed';
import {
  broadcastTestsADay,
  editRecalledBroadcast,
  recallBroadcast,
  testBroadcast,
} from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { putChannelManager, removeChannelManager } from '@balcao/contract/channel-right';
import { followChannel } from '@balcao/contract/follower';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof customer>>;
const posts = async ({ call }: Person, channel: Channel) =>
  (await call(listPosts, { params: { link: linkOf(channel) }, query: {} })).list;
const wait = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const recalled = async (channel: Channel) =>
  team.call(recallBroadcast, broadcastParams(await sendBroadcast(team, await writeBroadcast(team, channel))));

describe('a recalled broadcast', () => {
  it('is written again with the same words, once, and phones say that it was edited', async () => {
    const channel = await makeChannel(team);
    const bruna = await follower(testApp, channel);
    await wait(1);
    const first = await recalled(channel);
    const edit = () => team.call(editRecalledBroadcast, broadcastParams(first));
    const draft = await edit();
    expect(draft).toMatchObject({ state: 'draft', text: first.text, sentAt: null, delivered: 0, isEdited: true });
    expect((await edit()).id).toBe(draft.id);
    await sendBroadcast(team, draft);
    expect(await posts(bruna, channel)).toMatchObject([{ id: draft.id, isEdited: true, isTest: false }]);
    const again = team.call(editRecalledBroadcast, broadcastParams(draft));
    await expect(again).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is deleted: what it said is gone, its figures and its line in the log stay', async () => {
    const channel = await makeChannel(team);
    const first = await recalled(channel);
    await team.call(removeBroadcast, broadcastParams(first));
    expect((await team.call(listBroadcasts, { params: { id: channel.id }, query: {} })).list).toEqual([]);
    expect(await team.call(getBroadcast, broadcastParams(first))).toMatchObject({
      state: 'erased',
      text: '',
      title: '',
    });
    const { list } = await team.call(listLog, { query: { event: ['92'] } });
    expect(list[0]?.changes).toMatchObject([{ field: 'broadcast', after: first.text }]);
    const again = team.call(removeBroadcast, broadcastParams(first));
    await expect(again).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('a test', () => {
  it('shows a draft on the phone of the member alone, for a day, and counts nowhere', async () => {
    const own = await openTeam(testApp, await register(testApp), { certified: true });
    const phone = await customer(testApp, { boundTo: own.accountId });
    const channel = await makeChannel(own);
    const bruna = await follower(testApp, channel);
    const draft = await writeBroadcast(own, channel);
    const test = () => own.call(testBroadcast, broadcastParams(draft));
    await expect(test()).rejects.toMatchObject({ name: 'broadcast_test_follow' });
    await phone.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    for (let left = broadcastTestsADay - 1; left >= 0; left -= 1) expect(await test()).toEqual({ left });
    await expect(test()).rejects.toMatchObject({ name: 'broadcast_tests_full' });
    expect(await posts(phone, channel)).toMatchObject([{ id: draft.id, isTest: true, isUnread: false }]);
    expect(await posts(bruna, channel)).toEqual([]);
    expect(await phone.call(countUnread, {})).toEqual({ list: [] });
    const { id: _, channelId: __, ...words } = { ...draft };
    const { type, title, url, version } = words;
    const body = { type, title, url, version, text: 'Chegou o bolo.' };
    await own.call(changeBroadcast, { ...broadcastParams(draft), body });
    expect((await posts(phone, channel))[0]?.text).toBe('Chegou o bolo.');
    await testApp.platform.db.execute(sql`update broadcast_test set sent_at = sent_at - interval '24 hours'`);
    expect(await posts(phone, channel)).toEqual([]);
    expect(await test()).toEqual({ left: broadcastTestsADay - 1 });
    const sent = await sendBroadcast(own, await own.call(getBroadcast, broadcastParams(draft)));
    expect(await posts(phone, channel)).toMatchObject([{ id: sent.id, isTest: false }]);
    expect(sent).toMatchObject({ delivered: 2, seen: 0 });
  });

  it('of what cannot be sent is refused', async () => {
    const empty = await writeBroadcast(team, await makeChannel(team), { text: '' });
    const asked = team.call(testBroadcast, broadcastParams(empty));
    await expect(asked).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('a scheduled broadcast whose author lost the right meanwhile', () => {
  it('is a draft again, and the team is told', async () => {
    const channel = await makeChannel(team);
    const permissions = [{ menuId: 'channels.index', permissionLevel: 'write' }] as const;
    const helper = await member(testApp, team, { permissions: [...permissions] });
    await customer(testApp, { boundTo: helper.accountId });
    const params = { id: channel.id, memberId: helper.accountId };
    await team.call(putChannelManager, { params, body: { rights: ['write', 'publish'] } });
    const at = new Date(testApp.platform.clock.now().getTime() + 600_000).toISOString();
    const [kept, lost] = [await writeBroadcast(team, channel), await writeBroadcast(helper, channel)];
    await sendBroadcast(team, kept, at);
    await sendBroadcast(helper, lost, at);
    await team.call(removeChannelManager, { params });
    await wait(601);
    expect(await team.call(getBroadcast, broadcastParams(kept))).toMatchObject({ state: 'sent' });
    expect(await team.call(getBroadcast, broadcastParams(lost))).toMatchObject({ state: 'draft', sentAt: null });
    const { list } = await team.call(listNotices, {});
    expect(list.filter(({ kind }) => kind === 'broadcastReturned')).toMatchObject([
      { data: { broadcastId: lost.id, channelId: channel.id, reason: 'rights' } },
    ]);
  });
});
