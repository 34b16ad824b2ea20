import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Article } from '@balcao/contract/article';
import { getPost } from '@balcao/contract/broadcast-feed';
import { sendBroadcast } from '@balcao/contract/broadcast-open';
import type { Channel } from '@balcao/contract/channel';
import { giveChannelServer } from '@balcao/contract/channel-open';
import type { AskOf } from '@balcao/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follower } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { photo } from '../../../test/documents.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, transferOf } from '../../../test/transfers.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
let channel: Channel;
let address: string;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-article-'));
beforeAll(async () => {
  testApp = await openTestApp({ dataDir });
  address = await addressOf(testApp);
  team = await openChannelTeam(testApp);
  server = await merchantServer(testApp, team);
  channel = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id: channel.id } });
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

type Entry = AskOf<typeof sendBroadcast>['body'];
const heading: Article[number] = {
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: 'Da serra' }],
};
const paragraph: Article[number] = { type: 'paragraph', content: [{ type: 'text', text: 'Chegou a torra.' }] };
const showing = (upload: string): Article[number] => ({
  type: 'picture',
  attrs: { upload, alt: 'Grãos', width: 800, height: 600 },
});
const send = (change: Partial<Entry> = {}, idempotencyKey: string = randomUUID()) =>
  server.call(
    sendBroadcast,
    {
      body: {
        merchantBroadcastNumber: randomUUID(),
        channelId: channel.id,
        type: 'article',
        title: 'Torra nova',
        article: [heading, paragraph],
        ...change,
      },
    },
    { idempotencyKey },
  );
const pictureOf = async (by: Pick<Team, 'token'>) =>
  (await transferOf(address, by.token).send(await photo(), 'grãos.jpg', 'picture')).id;

describe('an article that a server publishes', () => {
  it('is read by followers as one that a member wrote, with the pictures of the team', async () => {
    const person = await follower(testApp, channel);
    const [upload, cover] = [await pictureOf(team), await pictureOf(team)];
    const article = [heading, paragraph, showing(upload)];
    const sent = await send({ article, cover });
    expect(sent).toMatchObject({ type: 'article', state: 'sent', title: 'Torra nova' });
    const post = await person.call(getPost, { params: { link: linkOf(channel), broadcastId: sent.id } });
    expect(post).toMatchObject({ article });
    expect(post.pictures.map(({ id }) => id).sort()).toEqual([upload, cover].sort());
    expect(post.cover).not.toBeNull();
  });

  it('is published once under its key, and another one under that key is refused', async () => {
    const [key, merchantBroadcastNumber] = [randomUUID(), randomUUID()];
    const first = await send({ merchantBroadcastNumber }, key);
    expect(await send({ merchantBroadcastNumber }, key)).toEqual(first);
    const other = send({ merchantBroadcastNumber, article: [paragraph] }, key);
    await expect(other).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });

  it.each<[string, object, string]>([
    ['HTML', { article: '<p>Oi</p>' }, 'article'],
    ['nothing to say', { article: [] }, 'article'],
    ['no title', { title: '' }, 'title'],
    ['a block that there is not', { article: [heading, { type: 'script', content: [] }] }, 'article.1.type'],
    [
      'an address that runs',
      {
        article: [
          {
            type: 'paragraph',
            content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
          },
        ],
      },
      'article.0.content.0.marks.0.attrs.href',
    ],
    ['more blocks than a post has', { article: Array.from({ length: 501 }, () => paragraph) }, 'article'],
    ['a picture that there is not', { article: [showing(randomUUID())] }, 'article'],
    ['a cover that there is not', { cover: randomUUID() }, 'cover'],
  ])('is refused with %s, at its place', async (_, change, field) => {
    await expect(send(change as Partial<Entry>)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('shows no picture of another team', async () => {
    const theirs = await pictureOf(await openChannelTeam(testApp));
    await expect(send({ article: [showing(theirs)] })).rejects.toMatchObject({
      fields: { article: expect.any(String) },
    });
  });
});
