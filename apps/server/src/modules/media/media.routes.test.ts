import { randomUUID } from 'node:crypto';
import { changeBroadcast, getBroadcast, removeBroadcast } from '@balcao/contract/broadcast';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import { createChannelInvitation } from '@balcao/contract/channel-invitation';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { createMedia, getMedia, type MediaKind, putMediaPoster } from '@balcao/contract/media';
import { advanceClock } from '@balcao/contract/sandbox';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { invitationIn, linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { pdf, photo } from '../../../test/documents.ts';
import { addMedia, apk, docx, hashOf, mov, mp4 } from '../../../test/media.ts';
import { type Team, workIn } from '../../../test/people.ts';
import { openS3Server } from '../../../test/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { readS3Address } from '../../platform/files/s3-address.ts';

let storage: Awaited<ReturnType<typeof openS3Server>>;
let testApp: TestApp;
let address: string;
let team: Team;
let tus: Transfer;
let channel: Channel;
beforeAll(async () => {
  storage = await openS3Server();
  testApp = await openTestApp({ files: readS3Address(storage.url) });
  team = await openChannelTeam(testApp);
  address = await addressOf(testApp);
  tus = transferOf(address, team.token);
  channel = await makeChannel(team);
});
afterAll(async () => {
  await testApp.close();
  await storage.close();
});

const refused = (name: string) => expect.objectContaining({ name });
const add = (bytes: Buffer, kind: MediaKind, name: string) => addMedia(team, tus, channel, { bytes, kind, name });
const fetchAt = (url: string, range?: string) =>
  fetch(address + url, range === undefined ? {} : { headers: { range } });
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('a video', () => {
  it('is what its content says, with its size, its length and its codec', async () => {
    expect(await add(mp4(), 'video', 'férias.pdf')).toMatchObject({
      type: 'mp4',
      name: 'férias.pdf',
      bytes: mp4().length,
      width: 640,
      height: 360,
      seconds: 4,
      codec: expect.stringMatching(/^avc1/),
      scan: 'unscanned',
      posterUrl: null,
    });
    expect(await add(mov(), 'video', 'x.mov')).toMatchObject({ type: 'mov', width: 1_920, height: 1_080 });
  });

  it('is read from any byte on, by its link alone', async () => {
    const { url } = await add(mp4(), 'video', 'filme.mp4');
    const whole = await fetchAt(url);
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect((await bodyOf(whole)).equals(mp4())).toBe(true);
    const part = await fetchAt(url, 'bytes=1001-2017');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1001-2017/${mp4().length}`]);
    expect((await bodyOf(part)).equals(mp4().subarray(1_001, 2_018))).toBe(true);
    expect((await bodyOf(await fetchAt(url, 'bytes=-5'))).equals(mp4().subarray(-5))).toBe(true);
    expect((await bodyOf(await fetchAt(url, 'bytes=30000-'))).equals(mp4().subarray(30_000))).toBe(true);
    const past = await fetchAt(url, 'bytes=99999999-');
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${mp4().length}`]);
    const last = url.at(-1) === 'A' ? 'B' : 'A';
    expect((await fetchAt(url.slice(0, -1) + last)).status).toBe(404);
  });

  it('has a picture of ours, encoded again', async () => {
    const { id } = await add(mp4(), 'video', 'filme.mp4');
    const put = (picture: Buffer) =>
      team.call(putMediaPoster, {
        params: { id: channel.id, mediaId: id },
        body: { picture: picture.toString('base64') },
      });
    const { posterUrl } = await put(await photo());
    const shown = await fetchAt(posterUrl ?? '');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await bodyOf(shown)).includes('Telefone da Ana')).toBe(false);
    await expect(put(Buffer.from('<svg onload=alert(1)>'))).rejects.toEqual(refused('picture_wrong'));
  });
});

describe('a file is refused', () => {
  const cutFilm = () => mp4().subarray(0, -400);
  it.each([
    ['a program for phones that is called PDF', apk, 'document', 'contrato.pdf', 'file_is_apk'],
    ['a text that is called MOV', () => Buffer.from('nem um filme'), 'video', 'filme.mov', 'media_type_wrong'],
    ['a film where a document belongs', mp4, 'document', 'filme.mp4', 'media_type_wrong'],
    ['a film that ends before its end', cutFilm, 'video', 'filme.mp4', 'media_damaged'],
    [
      'a PDF that runs a program',
      () => pdf({ objects: ['<< /S /JavaScript >>'] }),
      'document',
      'a.pdf',
      'media_active',
    ],
    ['a PDF of which a half is missing', () => pdf().subarray(0, 200), 'document', 'a.pdf', 'media_damaged'],
    ['bytes that are no text', () => Buffer.from([0, 1, 2, 3, 255]), 'document', 'a.txt', 'media_type_wrong'],
  ] as const)('%s', async (_, make, kind, name, refusal) => {
    const bytes = await make();
    await expect(add(bytes, kind, name)).rejects.toEqual(refused(refusal));
    // It is not kept either.
    const again = await tus.send(bytes, name, 'media');
    await expect(
      team.call(createMedia, { params: { id: channel.id }, body: { uploadId: again.id, kind, sha256: hashOf(bytes) } }),
    ).rejects.toEqual(refused(refusal));
    expect([...storage.files.keys()].filter((key) => key.includes(again.id))).toEqual([]);
  });

  it('that is another one than was sent', async () => {
    const { id: uploadId } = await tus.send(mp4(), 'filme.mp4', 'media');
    const body = { uploadId, kind: 'video', sha256: hashOf(mov()) } as const;
    const asked = team.call(createMedia, { params: { id: channel.id }, body });
    await expect(asked).rejects.toEqual(refused('media_changed'));
  });

  it('above 800 MB as a video, and above 2,048 MB at all, before anything of it is sent', async () => {
    const { id: uploadId } = await tus.send(mp4(), 'filme.mp4', 'media');
    await testApp.platform.db.execute(sql`update upload set bytes = ${801 * 1024 * 1024} where id = ${uploadId}`);
    const body = { uploadId, kind: 'video', sha256: hashOf(mp4()) } as const;
    const asked = team.call(createMedia, { params: { id: channel.id }, body });
    await expect(asked).rejects.toEqual(refused('video_too_large'));
    const announced = await tus.announce(2_049 * 1024 * 1024, 'a.mp4', {}, 'media');
    expect([announced.status, await refusalOf(announced)]).toEqual([413, 'media_too_large']);
    expect((await tus.announce(2_048 * 1024 * 1024, 'a.mp4', {}, 'media')).status).toBe(201);
  });

  it('of somebody else, or of another team', async () => {
    const other = await openChannelTeam(testApp);
    const { id: uploadId } = await transferOf(address, other.token).send(mp4(), 'filme.mp4', 'media');
    const body = { uploadId, kind: 'video', sha256: hashOf(mp4()) } as const;
    const asked = team.call(createMedia, { params: { id: channel.id }, body });
    await expect(asked).rejects.toEqual(refused('not_found'));
    const { id } = await add(mp4(), 'video', 'filme.mp4');
    const place = { params: { id: (await makeChannel(team)).id, mediaId: id } };
    await expect(team.call(getMedia, place)).rejects.toEqual(refused('not_found'));
  });
});

describe('documents', () => {
  it('are known by their content, and saved under the ending of what they are', async () => {
    expect(await add(pdf(), 'document', 'Cardápio.pdf')).toMatchObject({ type: 'pdf', pages: 1 });
    expect(await add(await docx(), 'document', 'Receitas.docx')).toMatchObject({ type: 'docx', pages: null });
    const { url, type } = await add(Buffer.from('<script>alert(1)</script>'), 'document', 'página.html');
    expect(type).toBe('txt');
    const { headers } = await fetchAt(url);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; .*UTF-8''p%C3%A1gina\.html\.txt$/);
  });
});

describe('in a broadcast', () => {
  const written = async (mediaIds: string[], type: 'video' | 'document' = 'video') =>
    writeBroadcast(team, channel, { type, title: '', text: '', mediaIds });

  it('files are kept with the draft, and seen by those who may read it, until it is recalled', async () => {
    const { id } = await add(mp4(), 'video', 'filme.mp4');
    const draft = await written([id]);
    expect(draft.media.map((one) => one.id)).toEqual([id]);
    const follows = await follower(testApp, channel);
    const sent = await sendBroadcast(team, draft);
    const { list } = await follows.call(listPosts, { params: { link: linkOf(channel) }, query: {} });
    const [film] = list[0]?.media ?? [];
    expect(film).toMatchObject({ type: 'mp4', seconds: 4 });
    const url = film?.url ?? '';
    const part = await fetchAt(url, 'bytes=100-199');
    expect([part.status, (await bodyOf(part)).equals(mp4().subarray(100, 200))]).toEqual([206, true]);
    await team.call(recallBroadcast, broadcastParams(sent));
    expect((await fetchAt(url)).status).toBe(404);
  });

  it('of a channel for invited people are seen by those who follow it, as long as they do', async () => {
    const invited = await makeChannel(team, { type: 'invited_only' });
    const { id } = await addMedia(team, tus, invited, { bytes: mp4(), kind: 'video', name: 'filme.mp4' });
    const person = await customer(testApp, {});
    const made = await team.call(createChannelInvitation, {
      params: { id: invited.id },
      body: { usesAtMost: 10, days: 7 },
    });
    const at = { params: { link: linkOf(invited) } };
    await person.call(followChannel, { ...at, body: { invitation: invitationIn(made) } });
    await sendBroadcast(team, await writeBroadcast(team, invited, { type: 'video', text: '', mediaIds: [id] }));
    const { list } = await person.call(listPosts, { ...at, query: {} });
    const url = list[0]?.media[0]?.url ?? '';
    expect((await fetchAt(url)).status).toBe(200);
    await person.call(unfollowChannel, at);
    expect((await fetchAt(url)).status).toBe(404);
  });

  it('must be there to be sent, and of its kind', async () => {
    const { id } = await add(pdf(), 'document', 'a.pdf');
    await expect(sendBroadcast(team, await written([]))).rejects.toMatchObject({ name: 'form_invalid' });
    await expect(sendBroadcast(team, await written([id]))).rejects.toMatchObject({ name: 'form_invalid' });
    await expect(written([randomUUID()], 'document')).rejects.toMatchObject({ name: 'form_invalid' });
    expect(await sendBroadcast(team, await written([id], 'document'))).toMatchObject({ state: 'sent' });
  });

  it('that nothing points to any more are forgotten after a day, others stay', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 4; made += 1) ids.push((await add(mp4(), 'video', 'filme.mp4')).id);
    const [held = '', changed = '', removed = '', left = ''] = ids;
    const draft = await written([held]);
    const other = await written([changed]);
    const { version, title, text, url } = other;
    const body = { type: 'video' as const, title, text, url, version, mediaIds: [held] };
    await team.call(changeBroadcast, { ...broadcastParams(other), body });
    await team.call(removeBroadcast, broadcastParams(await written([removed])));
    // Held by another draft still.
    await team.call(removeBroadcast, broadcastParams(other));
    const pass = async (hours: number) => {
      await testApp.caller()(advanceClock, { body: { advanceSeconds: hours * 3_600 } });
      await testApp.platform.jobs.sweep();
      team = { ...team, ...(await workIn(testApp, team, team.merchantId)) };
    };
    const there = () => ids.filter((id) => [...storage.files.keys()].some((key) => key.endsWith(id)));
    await pass(23);
    expect(there()).toEqual(ids);
    await pass(2);
    expect(there()).toEqual([held]);
    expect((await team.call(getBroadcast, broadcastParams(draft))).media).toHaveLength(1);
    for (const id of [changed, removed, left])
      await expect(team.call(getMedia, { params: { id: channel.id, mediaId: id } })).rejects.toEqual(
        refused('not_found'),
      );
  });
});
