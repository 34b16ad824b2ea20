import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { mediaBytesAtMost } from '@balcao/contract/media';
import { documentBytesAtMost, listUploads, openDocument } from '@balcao/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photo } from '../../../test/documents.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, offsetOf, refusalOf, type Transfer, transferOf } from '../../../test/transfers.ts';

let testApp: TestApp;
/** Another server on the same database and the same folder. */
let second: TestApp;
let dataDir: string;
let ana: Team;
let tus: Transfer;
let tusAtSecond: Transfer;
let picture: Uint8Array<ArrayBuffer>;
let addresses: [string, string];
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-uploads-'));
  testApp = await openTestApp({ dataDir });
  second = await openTestApp({ dataDir }, testApp.database);
  addresses = [await addressOf(testApp), await addressOf(second)];
  picture = new Uint8Array(await photo());
});
afterAll(async () => {
  await second.close();
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  ana = await openTeam(testApp, await register(testApp));
  tus = transferOf(addresses[0], ana.token);
  tusAtSecond = transferOf(addresses[1], ana.token);
});

const idOf = (at: string): string => at.split('/').at(-1) ?? '';
const known = async (id: string) => (await ana.call(listUploads, { query: { id: [id] } })).list[0];
const shown = async (id: string): Promise<Response> =>
  fetch(addresses[0] + (await ana.call(openDocument, { params: { id } })).url);
const announced = async (bytes = picture.length): Promise<string> =>
  (await tus.announce(bytes)).headers.get('location') ?? '';
const expectWhole = async (at: string) => {
  expect(await known(idOf(at))).toMatchObject({ state: 'ready', type: 'image/webp' });
  const answer = await shown(idOf(at));
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 400 });
};
/** A body that sends this and then hangs, as a lost line does; the answer ends it. */
const hanging = (bytes: Uint8Array): { body: ReadableStream; drop: () => void } => {
  let drop = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      drop = () => controller.error(new Error('lost'));
    },
  });
  return { body, drop: () => drop() };
};

describe('sending a document by tus (rule: resumable-uploads)', () => {
  it('takes a photo whole, and shows it to anyone who may look', async () => {
    const { id, status } = await tus.send(Buffer.from(picture), 'Frente do RG.jpg');
    expect(status).toBe(204);
    const facts = { name: 'Frente do RG.jpg', type: 'image/webp', state: 'ready', problem: null };
    expect(await known(id)).toMatchObject(facts);
    const answer = await shown(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="documento-[0-9a-f]{8}\.webp"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    await expectWhole(id);
  });

  it('says what it offers to anybody, and lets no other site in', async () => {
    const answer = await fetch(`${addresses[0]}/upload`, {
      method: 'OPTIONS',
      headers: { origin: 'https://mal.example' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-max-size')).toBe(String(mediaBytesAtMost));
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const made = await tus.announce(5, 'a.pdf', {
      headers: { origin: 'https://mal.example', 'x-forwarded-host': 'mal.example' },
    });
    expect(made.headers.get('location')).toMatch(/^\/upload\/[0-9a-f-]{36}$/);
    expect([...made.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('goes on where it broke off, and says until when it waits', async () => {
    const made = await tus.announce(picture.length);
    expect(new Date(made.headers.get('upload-expires') ?? '').getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    const at = made.headers.get('location') ?? '';
    expect(offsetOf(await tus.put(at, 0, picture.slice(0, 10_001)))).toBe(10_001);
    const looked = await tus.look(at);
    expect(offsetOf(looked)).toBe(10_001);
    expect(looked.headers.get('upload-length')).toBe(String(picture.length));
    expect(looked.headers.get('cache-control')).toBe('no-store');
    expect((await tus.put(at, 5, picture.slice(5))).status).toBe(409);
    expect((await tus.put(at, 20_000, picture.slice(20_000))).status).toBe(409);
    expect(offsetOf(await tus.put(at, 10_001, picture.slice(10_001)))).toBe(picture.length);
    await expectWhole(at);
  });

  it('keeps what came before the line was lost', async () => {
    const at = await announced();
    const { body, drop } = hanging(picture.slice(0, 30_000));
    const lost = tus.put(at, 0, body);
    const place = path.join(dataDir, 'files/incoming', idOf(at));
    await expect.poll(() => fs.existsSync(place) && fs.statSync(place).size).toBe(30_000);
    drop();
    await expect(lost).rejects.toThrow();
    const offset = offsetOf(await tus.look(at));
    expect(offset).toBe(30_000);
    await tus.put(at, offset, picture.slice(offset));
    await expectWhole(at);
  });

  it('goes on at another server', async () => {
    const at = await announced();
    await tus.put(at, 0, picture.slice(0, 7_777));
    expect(offsetOf(await tusAtSecond.look(at))).toBe(7_777);
    expect((await tusAtSecond.put(at, 7_777, picture.slice(7_777))).status).toBe(204);
    await expectWhole(at);
  });

  it('goes on at another server while a lost line still hangs at the first', async () => {
    const at = await announced();
    const { body } = hanging(picture.slice(0, 12_345));
    const hangs = tus.put(at, 0, body).catch(() => undefined);
    const place = path.join(dataDir, 'files/incoming', idOf(at));
    await expect.poll(() => fs.existsSync(place) && fs.statSync(place).size).toBe(12_345);
    expect(offsetOf(await tusAtSecond.look(at))).toBe(12_345);
    expect((await tusAtSecond.put(at, 12_345, picture.slice(12_345))).status).toBe(204);
    await expectWhole(at);
    await hangs;
  });

  it('lets one of two at the same instant write, on one server and on two', async () => {
    for (const [one, other] of [
      [tus, tus],
      [tus, tusAtSecond],
    ] as const) {
      const at = await announced();
      const answers = await Promise.all([one.put(at, 0, picture), other.put(at, 0, picture)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      await expectWhole(at);
    }
  });

  it('looks at what is whole when asked again, if the look was stopped', async () => {
    const at = await announced();
    const blocked = path.join(dataDir, 'files', idOf(at).slice(-2));
    fs.rmSync(blocked, { recursive: true, force: true });
    fs.writeFileSync(blocked, 'in the way');
    expect((await tus.put(at, 0, picture)).status).toBe(500);
    expect(await known(idOf(at))).toMatchObject({ state: 'receiving' });
    fs.rmSync(blocked);
    const looked = await tus.look(at);
    expect(looked.headers.get('upload-offset')).toBe(looked.headers.get('upload-length'));
    await expectWhole(at);
  });

  it('takes a small document with its announcement', async () => {
    const answer = await tus.ask('POST', '/upload', {
      headers: { 'upload-length': String(picture.length), 'content-type': 'application/offset+octet-stream' },
      body: picture,
    });
    expect(answer.status).toBe(201);
    await expectWhole(answer.headers.get('location') ?? '');
  });

  it('adds nothing to what is whole', async () => {
    const { path: at, id } = await tus.send(Buffer.from(picture));
    const length = Number((await tus.look(at)).headers.get('upload-length'));
    expect((await tus.put(at, length, new Uint8Array(0))).status).toBe(204);
    expect((await tus.put(at, length, new Uint8Array(1))).status).toBe(413);
    expect(fs.existsSync(path.join(dataDir, 'files/incoming', id))).toBe(false);
    await expectWhole(at);
  });

  it('takes a document back, with its bytes', async () => {
    const { path: at, id } = await tus.send(Buffer.from(picture));
    const kept = path.join(dataDir, 'files', id.slice(-2), id);
    expect(fs.existsSync(kept)).toBe(true);
    expect((await tus.remove(at)).status).toBe(204);
    expect(fs.existsSync(kept)).toBe(false);
    expect(await known(id)).toBeUndefined();
    expect((await tus.look(at)).status).toBe(404);
  });
});

describe('what tus does not offer here', () => {
  it('is refused before a byte is written: too much, nothing, no size, no protocol', async () => {
    const large = await tus.announce(40 * 1024 * 1024);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ code: 1000, msg: 'O arquivo tem mais de 10 MB. Escolha um menor.' });
    const other = await tus.announce(documentBytesAtMost + 1, 'a.pdf', { headers: { 'accept-language': 'en' } });
    expect(await other.json()).toMatchObject({ msg: 'The file is larger than 10 MB. Choose a smaller one.' });
    expect(await refusalOf(await tus.announce(0))).toBe('document_empty');
    for (const headers of [{}, { 'upload-defer-length': '1' }, { 'upload-length': '-1' }, { 'upload-length': '1e3' }])
      expect((await tus.ask('POST', '/upload', { headers })).status).toBeGreaterThanOrEqual(400);
    expect(
      fs.existsSync(path.join(dataDir, 'files/incoming')) && fs.readdirSync(path.join(dataDir, 'files/incoming')),
    ).toEqual([]);
  });

  it('says which version of tus it speaks, by every method, to those who speak another or none', async () => {
    const at = await announced();
    for (const [method, path] of [
      ['POST', '/upload'],
      ['HEAD', at],
      ['PATCH', at],
      ['DELETE', at],
    ] as const)
      for (const version of ['0.2.2', '']) {
        const answer = await tus.ask(method, path, { headers: { 'tus-resumable': version, 'upload-length': '5' } });
        expect([method, answer.status, answer.headers.get('tus-version')]).toEqual([method, 412, '1.0.0']);
        if (method !== 'HEAD') expect(await refusalOf(answer)).toBe('upload_version_wrong');
      }
    expect(offsetOf(await tus.look(at))).toBe(0);
  });

  it('refuses in the envelope of all answers, and says the version in each', async () => {
    const at = await announced();
    const octets = (type: string, offset = '0') => ({ headers: { 'content-type': type, 'upload-offset': offset } });
    for (const [refusal, status, answer] of [
      ['upload_type_wrong', 415, await tus.put(at, 0, picture.slice(0, 9), octets('application/octet-stream'))],
      ['upload_offset_wrong', 409, await tus.put(at, 7, picture.slice(0, 9))],
      ['request_malformed', 400, await tus.put(at, 0, picture.slice(0, 9), { headers: { 'upload-offset': '-1' } })],
      ['request_malformed', 400, await tus.ask('POST', '/upload')],
      ['body_too_large', 413, await tus.put(at, 0, new Uint8Array(picture.length + 1))],
      ['not_found', 404, await tus.put('/upload/0', 0, picture)],
    ] as const) {
      expect([refusal, answer.status]).toEqual([refusal, status]);
      expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await answer.json()).toMatchObject({ msg: expect.stringMatching(/ /), data: { refusal } });
    }
    expect(offsetOf(await tus.look(at))).toBe(0);
  });

  it('takes no more than was announced', async () => {
    const at = await announced(1_000);
    expect((await tus.put(at, 0, picture.slice(0, 1_001))).status).toBe(413);
    expect(offsetOf(await tus.look(at))).toBe(0);
    const { body, drop } = hanging(picture.slice(0, 5_000));
    const tooMuch = await tus.put(at, 0, body).catch(() => undefined);
    drop();
    expect(tooMuch?.status ?? 413).toBe(413);
    expect(offsetOf(await tus.look(at))).toBeLessThanOrEqual(1_000);
  });

  it('reads no method from a header, and serves no upload by GET', async () => {
    const { path: at, id } = await tus.send(Buffer.from(picture));
    const overridden = await tus.ask('POST', at, { headers: { 'x-http-method-override': 'DELETE' } });
    expect(overridden.status).toBeGreaterThanOrEqual(400);
    expect((await tus.announce(5, 'a', { headers: { 'x-http-method-override': 'DELETE' } })).status).toBe(400);
    for (const method of ['GET', 'PUT', 'POST']) expect((await tus.ask(method, at)).status).toBe(404);
    expect(await known(id)).toMatchObject({ state: 'ready' });
  });

  it('knows an upload by the path alone: an id that stands behind it opens and writes nothing', async () => {
    const at = await announced();
    const id = idOf(at);
    const rui = transferOf(addresses[0], (await openTeam(testApp, await register(testApp))).token);
    const his = (await rui.announce(picture.length)).headers.get('location') ?? '';
    await rui.put(his, 0, picture.slice(0, 6_000));
    for (const behind of [idOf(his), id.toUpperCase(), id.replaceAll('-', ''), 'nothing', '..%2Fmaster.key', '%'])
      expect([behind, (await tus.look(`${at}?/${behind}`)).status]).toEqual([behind, 200]);
    const written = await tus.put(`${at}?/${id.toUpperCase()}`, 0, picture.slice(0, 5_000));
    const again = await tus.put(`${at}?/${id.toUpperCase()}`, 0, picture.slice(5_000, 9_000));
    expect([written.status, again.status]).toEqual([204, 409]);
    expect(offsetOf(await tus.look(at))).toBe(5_000);
    expect((await tus.remove(`${at}?/${idOf(his)}`)).status).toBe(204);
    expect(offsetOf(await rui.look(his))).toBe(6_000);
  });
});
