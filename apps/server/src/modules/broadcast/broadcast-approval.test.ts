import { changeBroadcast, getBroadcast, listBroadcasts } from '@balcao/contract/broadcast';
import { type BroadcastDecision, decideBroadcast, putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { unscheduleBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel, ChannelRight } from '@balcao/contract/channel';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const refused = (name: string) => expect.objectContaining({ name });
const inHours = (hours: number): string =>
  new Date(testApp.platform.clock.now().getTime() + hours * 3_600_000).toISOString();
const withRights = (...rights: ChannelRight[]) => helper(testApp, team, channel, rights);
type Waiting = Awaited<ReturnType<typeof writeBroadcast>>;
const decide = ({ call }: Pick<Team, 'call'>, broadcast: Waiting, body: Partial<BroadcastDecision> = {}) =>
  call(decideBroadcast, {
    ...broadcastParams(broadcast),
    body: { version: broadcast.version, isApproved: true, ...body } as BroadcastDecision,
  });
const read = (broadcast: Waiting, { call }: Pick<Team, 'call'> = team) =>
  call(getBroadcast, broadcastParams(broadcast));
/** A channel where two publish, with one who may, and what that one asked to send. */
const asked = async (at: string | null = null) => {
  channel = await makeChannel(team);
  await team.call(putBroadcastApproval, { params: { id: channel.id }, body: { isOn: true } });
  const bia = await withRights('write', 'publish');
  const waiting = await sendBroadcast(bia, await writeBroadcast(bia, channel), at);
  return { bia, waiting };
};

describe('a channel that needs a second person', () => {
  it('sends nothing until another one who may publish approves it', async () => {
    const { bia, waiting } = await asked();
    const reader = await follower(testApp, channel);
    const posts = async () => (await reader.call(listPosts, { params: { link: linkOf(channel) }, query: {} })).list;
    expect(await posts()).toEqual([]);
    expect(waiting).toMatchObject({ state: 'waiting', sentAt: null, asked: { isOwn: true } });
    expect((await read(waiting)).asked).toMatchObject({ isOwn: false });
    await expect(decide(bia, waiting)).rejects.toEqual(refused('broadcast_own'));
    const sent = await decide(team, waiting);
    expect(sent).toMatchObject({ state: 'sent', delivered: 1, asked: null });
    expect(await posts()).toHaveLength(1);
  });

  it('schedules what was asked for a time, and refuses it once the time has passed', async () => {
    const at = inHours(2);
    const { waiting } = await asked(at);
    expect(await decide(team, waiting)).toMatchObject({ state: 'scheduled', scheduledAt: at });
    const late = await asked(inHours(1));
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 3_700 } });
    await expect(decide(team, late.waiting)).rejects.toEqual(refused('broadcast_late'));
    expect((await read(late.waiting)).state).toBe('waiting');
  });

  it('gives a broadcast back with the reason, which stays until it is asked for again', async () => {
    const { bia, waiting } = await asked();
    await expect(decide(team, waiting, { isApproved: false, note: '  ' })).rejects.toEqual(refused('form_invalid'));
    const draft = await decide(team, waiting, { isApproved: false, note: 'Falta o preço.' });
    expect(draft).toMatchObject({ state: 'draft', declined: { note: 'Falta o preço.' }, asked: null });
    const again = await sendBroadcast(bia, draft);
    expect(again).toMatchObject({ state: 'waiting', declined: null });
    expect(await decide(team, again)).toMatchObject({ state: 'sent' });
  });

  it('decides once: of two who decide at the same moment one is refused', async () => {
    const { waiting } = await asked();
    const carla = await withRights('publish');
    const done = await Promise.allSettled([
      decide(team, waiting),
      decide(carla, waiting, { isApproved: false, note: 'Não.' }),
    ]);
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(decide(carla, waiting)).rejects.toEqual(refused('state_forbids'));
  });

  it('lets nothing of what waits be changed, and the one who asked withdraw it', async () => {
    const { bia, waiting } = await asked();
    const body = { type: 'message', title: '', text: 'Outra coisa', url: '', version: waiting.version } as const;
    await expect(bia.call(changeBroadcast, { ...broadcastParams(waiting), body })).rejects.toEqual(
      refused('state_forbids'),
    );
    const draft = await bia.call(unscheduleBroadcast, broadcastParams(waiting));
    expect(draft).toMatchObject({ state: 'draft', asked: null, scheduledAt: null });
    await expect(decide(team, waiting)).rejects.toEqual(refused('state_forbids'));
  });

  it('is decided by those who may publish in it: not by writers, nor by another team', async () => {
    const { waiting } = await asked();
    const writer = await withRights('write');
    await expect(decide(writer, waiting)).rejects.toEqual(refused('channel_right'));
    const other = await openChannelTeam(testApp);
    await expect(decide(other, waiting)).rejects.toEqual(refused('not_found'));
  });

  it('is turned on and off by those who manage it; what was scheduled before goes out', async () => {
    channel = await makeChannel(team);
    const scheduled = await sendBroadcast(team, await writeBroadcast(team, channel), inHours(1));
    const publisher = await withRights('write', 'publish');
    const params = { id: channel.id };
    await expect(publisher.call(putBroadcastApproval, { params, body: { isOn: true } })).rejects.toEqual(
      refused('channel_right'),
    );
    const put = (isOn: boolean) => team.call(putBroadcastApproval, { params, body: { isOn } });
    expect(await put(true)).toMatchObject({ needsApproval: true });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 3_700 } });
    expect(await read(scheduled)).toMatchObject({ state: 'sent' });
    expect(await put(false)).toMatchObject({ needsApproval: false });
    const free = await sendBroadcast(publisher, await writeBroadcast(publisher, channel));
    expect(free.state).toBe('sent');
  });

  it('is told to those who may write, and stands in the log', async () => {
    const { bia, waiting } = await asked();
    await decide(team, waiting, { isApproved: false, note: 'Falta o preço.' });
    const { list } = await bia.call(listNotices, { query: {} });
    expect(list.flatMap(({ kind, data }) => (kind === 'broadcastApproval' ? [data.what] : [])).slice(0, 2)).toEqual([
      'declined',
      'asked',
    ]);
    const { list: log } = await team.call(listLog, { query: {} });
    const events = log.map(({ event }) => event);
    for (const event of ['93', '95', '96']) expect(events).toContain(event);
    const { list: waitingOnes } = await team.call(listBroadcasts, {
      params: { id: channel.id },
      query: { state: 'waiting' },
    });
    expect(waitingOnes).toEqual([]);
  });
});
