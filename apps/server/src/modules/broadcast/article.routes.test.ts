import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Article } from '@balcao/contract/article';
import { listPictures, readPicture } from '@balcao/contract/article-picture';
import { changeBroadcast, getBroadcast, listBroadcasts } from '@balcao/contract/broadcast';
import { getPost, listPosts } from '@balcao/contract/broadcast-feed';
import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { pathOf } from '@balcao/contract/endpoint';
import { listUploads } from '@balcao/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { onePicture, pdf, photo, widePng } from '../../../test/documents.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, transferOf } from '../../../test/transfers.ts';

let testApp: TestApp;
let dataDir: string;
let address: string;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-pictures-'));
  testApp = await openTestApp({ dataDir });
  address = await addressOf(testApp);
});
const openTeam = async () => {
  team = await openChannelTeam(testApp);
};
beforeEach(async () => {
  channel = await makeChannel(team);
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const refused = (name: string) => expect.objectContaining({ name });
const send = async (bytes: Buffer, by: Pick<Team, 'token'> = team): Promise<string> =>
  (await transferOf(address, by.token).send(bytes, 'pão.jpg', 'picture')).id;
const pictureOf = async (id: string) => {
  const { list } = await team.call(listPictures, { params: { id: channel.id }, query: { id: [id] } });
  return list[0];
};
const look = (at: string | null | undefined) => fetch(address + at);
const isShown = async (at: string | null | undefined) => (await look(at)).headers.get('content-type') === 'image/webp';
const showing = (upload: string): Article => [
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Da serra' }] },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Chegou a ' },
      { type: 'text', marks: [{ type: 'bold' }], text: 'torra da semana' },
    ],
  },
  { type: 'picture', attrs: { upload, alt: 'Grãos', width: 800, height: 600 } },
];
const write = (change: Parameters<typeof writeBroadcast>[2]) =>
  writeBroadcast(team, channel, { type: 'article', title: 'Torra nova', text: '', ...change });
const fieldsOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was refused',
    (error: { fields?: object }) => Object.keys(error.fields ?? {}),
  );

describe('a picture for a broadcast', () => {
  beforeAll(openTeam);
  it('is kept upright in WebP, no wider than a phone needs, and without place and camera', async () => {
    const id = await send(await photo(2_000));
    const picture = await pictureOf(id);
    expect(picture).toMatchObject({ id, state: 'ready', problem: null });
    const said = picture?.address?.split('/').at(-1);
    expect(picture?.address).toBe(pathOf(readPicture, { picture: said }));
    const answer = await look(picture?.address);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 1_600 });
    expect(kept.includes('Telefone da Ana')).toBe(false);
  });

  it.each([
    ['a text', async () => Buffer.from('oi, eu sou um retrato'), 'typeUnknown'],
    ['a PDF', async () => pdf(), 'typeWrong'],
    ['a GIF', async () => onePicture(20).gif().toBuffer(), 'typeWrong'],
    ['60,000 by 60,000 points', async () => widePng(60_000), 'tooManyPixels'],
    ['half a photo', async () => (await photo()).subarray(0, 20_000), 'damaged'],
  ])('is refused when it is %s, whatever it is called', async (_, make, problem) => {
    expect(await pictureOf(await send(await make()))).toMatchObject({ state: 'refused', problem, address: null });
  });

  it('is refused above ten megabytes, and of those who do not write for channels', async () => {
    const tus = transferOf(address, team.token);
    const metadata = `use ${Buffer.from('picture').toString('base64')}`;
    const announced = await tus.announce(10 * 1024 * 1024 + 1, 'a.jpg', { headers: { 'upload-metadata': metadata } });
    expect(await refusalOf(announced)).toBe('document_too_large');
    const clerk = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'write' }],
    });
    const theirs = await transferOf(address, clerk.token).announce(9, 'a.jpg', {
      headers: { 'upload-metadata': metadata },
    });
    expect(await refusalOf(theirs)).toBe('permission_missing');
  });

  it('is no document, and unknown to other teams', async () => {
    const id = await send(await photo());
    expect((await team.call(listUploads, { query: { id: [id] } })).list).toEqual([]);
    const other = await openChannelTeam(testApp);
    const theirs = await makeChannel(other);
    const seen = await other.call(listPictures, { params: { id: theirs.id }, query: { id: [id] } });
    expect(seen.list).toEqual([]);
  });

  it('is shown by no address that is made up, or given for another picture', async () => {
    const [one, other] = await Promise.all([
      pictureOf(await send(await photo())),
      pictureOf(await send(await photo())),
    ]);
    const forged = `${one?.address?.slice(0, -43)}${other?.address?.slice(-43)}`;
    expect([await isShown(forged), await isShown(other?.address)]).toEqual([false, true]);
  });
});

// A team has twenty channels at most.
describe('an article', () => {
  beforeAll(openTeam);
  it('is kept as it was written, found by its words, and left out of lists', async () => {
    const article = showing(await send(await photo()));
    const draft = await write({ article });
    const whole = await team.call(getBroadcast, broadcastParams(draft));
    expect(JSON.stringify(whole.article)).toBe(JSON.stringify(article));
    expect(whole).toMatchObject({ excerpt: 'Da serra Chegou a torra da semana', cover: null });
    expect(await isShown(whole.pictures[0]?.address)).toBe(true);
    const found = (search: string) => team.call(listBroadcasts, { params: { id: channel.id }, query: { search } });
    expect((await found('torra da')).list).toEqual([expect.objectContaining({ id: draft.id })]);
    expect((await found('torra da')).list[0]).not.toHaveProperty('article');
    expect((await found('bolo')).list).toEqual([]);
  });

  it('that somebody else saved meanwhile is not saved over', async () => {
    const draft = await write({ article: [] });
    const body = { type: 'article', title: 'A', text: '', url: '', version: 1 } as const;
    await team.call(changeBroadcast, {
      ...broadcastParams(draft),
      body: { ...body, article: [{ type: 'paragraph' }] },
    });
    await expect(team.call(changeBroadcast, { ...broadcastParams(draft), body })).rejects.toEqual(
      refused('changed_elsewhere'),
    );
    expect((await team.call(getBroadcast, broadcastParams(draft))).article).toEqual([{ type: 'paragraph' }]);
  });

  it.each([
    [{ title: '', article: showing('019a0000-0000-7000-8000-000000000001') }, 'title'],
    [{ article: [] }, 'article'],
    [{ article: [{ type: 'paragraph' as const }] }, 'article'],
    [
      { article: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '面'.repeat(3_001) }] }] },
      'article',
    ],
    [{ article: showing('019a0000-0000-7000-8000-000000000001') }, 'article'],
    [
      {
        cover: '019a0000-0000-7000-8000-000000000001',
        article: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'oi' }] }],
      },
      'cover',
    ],
  ])('does not go out like this: %#', async (change, field) => {
    expect(await fieldsOf(sendBroadcast(team, await write(change)))).toEqual([field]);
  });

  it('does not go out with the picture of another team, or one that was refused', async () => {
    const other = await openChannelTeam(testApp);
    const theirs = await send(await photo(), other);
    expect(await fieldsOf(sendBroadcast(team, await write({ article: showing(theirs) })))).toEqual(['article']);
    const broken = await send(Buffer.from('oi'));
    expect(await fieldsOf(sendBroadcast(team, await write({ article: showing(broken) })))).toEqual(['article']);
  });

  it('is listed in short with its cover, read whole on a page of its own, and gone with its pictures when it is recalled', async () => {
    const person = await follower(testApp, channel);
    const [cover, inside] = [await send(await photo()), await send(await photo())];
    const draft = await sendBroadcast(team, await write({ cover, article: showing(inside) }));
    const params = { link: linkOf(channel) };
    const [post] = (await person.call(listPosts, { params, query: {} })).list;
    expect(post).toMatchObject({ type: 'article', excerpt: 'Da serra Chegou a torra da semana', isUnread: true });
    expect(await isShown(post?.cover)).toBe(true);
    const one = { params: { ...params, broadcastId: draft.id } };
    const whole = await person.call(getPost, one);
    expect(whole).toMatchObject({ article: showing(inside), isUnread: true });
    const at = whole.pictures.find(({ id }) => id === inside)?.address;
    expect(await isShown(at)).toBe(true);
    await team.call(recallBroadcast, broadcastParams(draft));
    await expect(person.call(getPost, one)).rejects.toEqual(refused('not_found'));
    expect([await isShown(at), await isShown(post?.cover)]).toEqual([false, false]);
  });

  it('of a channel for invited people, or still a draft, is unknown to others', async () => {
    channel = await makeChannel(team, { type: 'invited_only' });
    const stranger = await follower(testApp, await makeChannel(team));
    const draft = await write({ article: showing(await send(await photo())) });
    const ask = () => stranger.call(getPost, { params: { link: linkOf(channel), broadcastId: draft.id } });
    await expect(ask()).rejects.toEqual(refused('not_found'));
    await sendBroadcast(team, draft);
    await expect(ask()).rejects.toEqual(refused('not_found'));
  });
});
