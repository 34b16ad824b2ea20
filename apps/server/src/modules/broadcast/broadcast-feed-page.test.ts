import { randomUUID } from 'node:crypto';
import { listPosts, type PostsPage, seePosts } from '@balcao/contract/broadcast-feed';
import type { Channel } from '@balcao/contract/channel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof follower>>;
type Asked = Parameters<typeof read>[2];
const read = ({ call }: Person, channel: Channel, query: { cursor?: string; newer?: string; from?: 'unread' } = {}) =>
  call(listPosts, { params: { link: linkOf(channel) }, query });
const see = ({ call }: Person, channel: Channel, ids: string[]) =>
  call(seePosts, { params: { link: linkOf(channel) }, body: { ids } });
const textsOf = ({ list }: PostsPage) => list.map(({ text }) => text);
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => String(from > to ? from - at : from + at));

/** A channel with 50 posts, 1 to 50, copies of one that was sent, one a minute; the person followed before all of them. */
const channelOf50 = async () => {
  const channel = await makeChannel(team);
  const person = await follower(testApp, channel);
  const { id } = await sendBroadcast(team, await writeBroadcast(team, channel, { text: '50' }));
  const { db } = testApp.platform;
  await db.execute(
    sql`update channel_follower set followed_at = followed_at - interval '1 day' where channel_id = ${channel.id}`,
  );
  await db.execute(sql`insert into broadcast (merchant_id, id, channel_id, type, state, title, text, url, day, sent_at, created_by,
      created_at, updated_by, updated_at)
    select merchant_id, gen_random_uuid(), channel_id, type, state, title, n::text, url, day, sent_at - (50 - n) * interval '1 minute',
      created_by, created_at, updated_by, updated_at
    from broadcast cross join generate_series(1, 49) n where id = ${id}`);
  return { channel, person };
};

describe('the feed of a channel, in pages both ways', () => {
  it('opens at the oldest that the person has not seen, and goes on to newer and older ones without a gap', async () => {
    const { channel, person } = await channelOf50();
    const all: PostsPage['list'] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page: PostsPage = await read(person, channel, cursor === undefined ? {} : { cursor });
      all.push(...page.list);
      cursor = page.nextCursor ?? undefined;
      more = page.nextCursor !== null;
    }
    expect(all.map(({ text }) => text)).toEqual(numbers(50, 1));
    // All are seen but 7, 30 and 50.
    const seen = all.filter(({ text }) => !['7', '30', '50'].includes(text)).map(({ id }) => id);
    for (let at = 0; at < seen.length; at += 20) await see(person, channel, seen.slice(at, at + 20));

    const opened = await read(person, channel, { from: 'unread' });
    expect(textsOf(opened)).toEqual(numbers(26, 7));
    expect(opened.list.findLast(({ isUnread }) => isUnread)?.text).toBe('7');
    const newer = await read(person, channel, { newer: opened.newerCursor ?? '' });
    expect(textsOf(newer)).toEqual(numbers(46, 27));
    const newest = await read(person, channel, { newer: newer.newerCursor ?? '' });
    expect([newer.isNewest, textsOf(newest), newest.isNewest]).toEqual([false, numbers(50, 47), true]);
    const none = await read(person, channel, { newer: newest.newerCursor ?? '' });
    expect(none).toMatchObject({ list: [], isNewest: true, newerCursor: newest.newerCursor });
    const older = await read(person, channel, { cursor: opened.nextCursor ?? '' });
    expect([textsOf(older), older.nextCursor]).toEqual([numbers(6, 1), null]);
  });

  it('reads any page again by its own cursor', async () => {
    const { channel, person } = await channelOf50();
    const [first] = [await read(person, channel)];
    const second = await read(person, channel, { cursor: first.nextCursor ?? '' });
    expect(first.ownCursor).toBeNull();
    expect(second.ownCursor).toBe(first.nextCursor);
    const newer = await read(person, channel, { newer: second.newerCursor ?? '' });
    expect(textsOf(newer)).toEqual(textsOf(first));
    expect(textsOf(await read(person, channel, { cursor: newer.ownCursor ?? '' }))).toEqual(textsOf(first));
  });

  it('begins at the newest for a person without anything unread, and for one who does not follow', async () => {
    const { channel, person } = await channelOf50();
    await testApp.platform.db.execute(
      sql`update channel_follower set followed_at = now() + interval '1 day' where channel_id = ${channel.id}`,
    );
    const page = await read(person, channel, { from: 'unread' });
    expect([textsOf(page)[0], page.isNewest]).toEqual(['50', true]);
    const stranger = await follower(testApp, await makeChannel(team));
    expect(textsOf(await read(stranger, channel, { from: 'unread' }))).toEqual(textsOf(page));
  });

  it.each<[string, Asked, string]>([
    ['a place that is none', { newer: 'abc' }, 'newer'],
    ['two places', { cursor: `x${randomUUID()}`, newer: 'MS5h' }, 'newer'],
    ['a place and a start', { cursor: 'MS5h', from: 'unread' }, 'from'],
  ])('takes no %s', async (_, query, field) => {
    const channel = await makeChannel(team);
    const person = await follower(testApp, channel);
    await expect(read(person, channel, query)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});
