import { getBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { resumeBroadcast, testBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { followChannel } from '@balcao/contract/follower';
import { freezeChannel, getDeskChannel, putChannelLimit } from '@balcao/contract/moderation-channel';
import { getDeskCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { reportBroadcast } from '@balcao/contract/moderation-report';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel } from '../../../test/channels.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { addMedia, mp4 } from '../../../test/media.ts';
import { decide, reason } from '../../../test/moderation.ts';
import { secondsToNoon } from '../../../test/noon.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openS3Server } from '../../../test/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { until } from '../../../test/until.ts';
import { readS3Address } from '../../platform/files/s3-address.ts';

let storage: Awaited<ReturnType<typeof openS3Server>>;
let testApp: TestApp;
let address: string;
let team: Team;
let tus: Transfer;
/** Of the author. */
let phone: TestCustomer;
let rita: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  storage = await openS3Server();
  testApp = await openTestApp({ files: readS3Address(storage.url) });
  await wait(secondsToNoon(testApp));
  team = await openTeam(testApp, await register(testApp), { certified: true });
  phone = await customer(testApp, { boundTo: team.accountId });
  address = await addressOf(testApp);
  tus = transferOf(address, team.token);
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(async () => {
  await testApp.close();
  await storage.close();
});

const wait = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const later = (hours: number) => new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const statusOf = async (url: string) => (await fetch(address + url, { headers: { range: 'bytes=0-9' } })).status;
const filmOf = async ({ call }: Pick<Team, 'call'>, channel: Channel) => {
  const { list } = await call(listPosts, { params: { link: linkOf(channel) }, query: {} });
  return list.flatMap(({ media }) => media.map(({ url }) => url))[0] ?? '';
};
const freeze = (channel: Channel) => rita.call(freezeChannel, { params: { id: channel.id }, body: { reason } });
const letGo = async (channel: Channel) => {
  const { cases } = await rita.call(getDeskChannel, { params: { id: channel.id } });
  await decide(rita, cases[0]?.id ?? '', 'reverse');
};

describe('a film', () => {
  /** A channel with a film that was sent, one who follows it, and the address of the film for them. */
  const shown = async () => {
    const channel = await makeChannel(team);
    const bruna = await follower(testApp, channel);
    await wait(1);
    const { id } = await addMedia(team, tus, channel, { bytes: mp4(), kind: 'video', name: 'filme.mp4' });
    const written = await writeBroadcast(team, channel, { type: 'video', text: 'Dobre', mediaIds: [id] });
    const post = await sendBroadcast(team, written);
    const url = await filmOf(bruna, channel);
    expect(await statusOf(url)).toBe(206);
    return { channel, bruna, post, url, mediaId: id };
  };

  it('of a broadcast that is taken down runs no further, and runs again once it is restored', async () => {
    const { channel, bruna, post, url } = await shown();
    const params = { link: linkOf(channel), broadcastId: post.id };
    await bruna.call(reportBroadcast, { params, body: { reason: 'fraud', text: '' } });
    const { list } = await rita.call(listDeskCases, { query: { search: channel.name } });
    const id = list[0]?.id ?? '';
    await decide(rita, id, 'takeDown');
    expect(await statusOf(url)).toBe(404);
    // Staff see it still, by an address of their own, as long as they work there.
    const { post: seen } = await rita.call(getDeskCase, { params: { id } });
    const [film] = seen?.media ?? [];
    expect(await statusOf(film?.url ?? '')).toBe(206);
    await testApp.platform.db.execute(sql`update staff set role = 'finance' where id = ${rita.staffId}`);
    expect(await statusOf(film?.url ?? '')).toBe(404);
    await testApp.platform.db.execute(sql`update staff set role = 'reviewer' where id = ${rita.staffId}`);
    await decide(rita, id, 'reverse');
    expect(await statusOf(url)).toBe(206);
  });

  it('of a frozen channel runs no further, nor does a test of its team', async () => {
    const { channel, url, mediaId } = await shown();
    await phone.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
    const draft = await writeBroadcast(team, channel, { type: 'video', text: 'Teste', mediaIds: [mediaId] });
    await team.call(testBroadcast, broadcastParams(draft));
    const tested = await filmOf(phone, channel);
    expect(await statusOf(tested)).toBe(206);
    await freeze(channel);
    expect([await statusOf(url), await statusOf(tested)]).toEqual([404, 404]);
    await letGo(channel);
    expect([await statusOf(url), await statusOf(tested)]).toEqual([206, 206]);
  });
});

describe('what is on its way', () => {
  it('to a part stops where it is when its channel is frozen, and cannot be resumed', async () => {
    const channel = await makeChannel(team);
    await follower(testApp, channel);
    await wait(1);
    const draft = await writeBroadcast(team, channel);
    const body = { version: draft.version, at: null, audience: { languages: ['pt-BR' as const] } };
    await team.call(publishBroadcast, { ...broadcastParams(draft), body });
    const read = () => team.call(getBroadcast, broadcastParams(draft));
    await until(read, ({ state }) => state === 'sent');
    // As one stands between two slices.
    await testApp.platform.db.execute(
      sql`update broadcast set state = 'sending', paused_at = now() where id = ${draft.id}`,
    );
    await freeze(channel);
    expect(await read()).toMatchObject({ state: 'sent', isStopped: true });
    await expect(team.call(resumeBroadcast, broadcastParams(draft))).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('at a time is a draft again where the channel may send less by then, and the team is told why', async () => {
    const channel = await makeChannel(team);
    const planned = [];
    for (const hours of [0.1, 0.2])
      planned.push(await sendBroadcast(team, await writeBroadcast(team, channel, { text: `${hours}` }), later(hours)));
    const body = { broadcastsADay: 1, reason };
    await rita.call(putChannelLimit, { params: { id: channel.id }, body });
    await wait(721);
    await testApp.platform.jobs.sweep();
    const states = await Promise.all(
      planned.map(async (one) => (await team.call(getBroadcast, broadcastParams(one))).state),
    );
    expect(states).toEqual(['sent', 'draft']);
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'broadcastReturned', data: { label: '0.2', reason: 'limit' } });
  });
});
