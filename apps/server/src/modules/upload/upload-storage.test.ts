import { randomBytes } from 'node:crypto';
import { advanceClock } from '@balcao/contract/sandbox';
import { listUploads, openDocument } from '@balcao/contract/upload';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openChannelTeam } from '../../../test/channels.ts';
import { photo } from '../../../test/documents.ts';
import type { Team } from '../../../test/people.ts';
import { openS3Server } from '../../../test/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, offsetOf, refusalOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { readS3Address } from '../../platform/files/s3-address.ts';

const megabyte = 1024 * 1024;
let storage: Awaited<ReturnType<typeof openS3Server>>;
let testApp: TestApp;
let second: TestApp;
let team: Team;
let tus: Transfer;
let tusAtSecond: Transfer;
beforeAll(async () => {
  storage = await openS3Server();
  const files = readS3Address(storage.url);
  testApp = await openTestApp({ files });
  second = await openTestApp({ files }, testApp.database);
  team = await openChannelTeam(testApp);
  tus = transferOf(await addressOf(testApp), team.token);
  tusAtSecond = transferOf(await addressOf(second), team.token);
});
afterAll(async () => {
  await second.close();
  await testApp.close();
  await storage.close();
});
beforeEach(() => {
  storage.fail(undefined);
  storage.asked.length = 0;
});

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(length));
const begun = async (length: number): Promise<string> =>
  (await tus.announce(length, 'filme.mp4', {}, 'media')).headers.get('location') ?? '';
const idOf = (at: string): string => at.split('/').at(-1) ?? '';
const stateOf = async (at: string) => {
  const { rows } = await testApp.platform.db.execute<{ state: string; sha256: string }>(
    sql`select state, sha256 from upload where id = ${idOf(at)}`,
  );
  return rows[0];
};
const namesOf = (at: string): string[] => [...storage.files.keys()].filter((name) => name.includes(idOf(at)));

it('a document of a certification lies at the service, encrypted, and is shown from there', async () => {
  const picture = await photo();
  const { id } = await tus.send(picture);
  const { list } = await team.call(listUploads, { query: { id: [id] } });
  expect(list).toMatchObject([{ state: 'ready', type: 'image/webp' }]);
  const name = `data/files/${id.slice(-2)}/${id}`;
  expect(namesOf(id)).toEqual([name]);
  expect(storage.files.get(name)?.bytes.includes('WEBP')).toBe(false);
  const { url } = await team.call(openDocument, { params: { id } });
  const shown = await tus.ask('GET', url);
  expect(shown.status).toBe(200);
  expect(Buffer.from(await shown.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});

it('a large file goes on where it broke off, at another server, and is whole', async () => {
  const whole = bytes(13 * megabyte);
  const at = await begun(whole.length);
  const control = new AbortController();
  const cut = new ReadableStream({
    start: (stream) => stream.enqueue(whole.slice(0, 6 * megabyte)),
  });
  const lost = tus.put(at, 0, cut, { signal: control.signal }).catch(() => undefined);
  // Some of it has reached the server when the line is lost.
  await expect.poll(() => storage.asked.includes('listParts')).toBe(true);
  control.abort();
  await lost;
  await expect.poll(async () => offsetOf(await tus.look(at))).toBeGreaterThan(0);
  const there = offsetOf(await tusAtSecond.look(at));
  expect(there).toBeLessThanOrEqual(6 * megabyte);
  expect((await tusAtSecond.put(at, there, whole.slice(there, 9 * megabyte))).status).toBe(204);
  expect((await tus.put(at, 9 * megabyte, whole.slice(9 * megabyte))).status).toBe(204);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', whole)).toString('hex');
  expect(await stateOf(at)).toEqual({ state: 'ready', sha256: hash });
  expect(namesOf(at)).toHaveLength(1);
  expect([...storage.uploads.values()]).toEqual([]);
});

it('a service that fails holds an upload up and loses nothing of it', async () => {
  const whole = bytes(9 * megabyte);
  const at = await begun(whole.length);
  await tus.put(at, 0, whole.slice(0, 8 * megabyte));
  storage.fail(() => true);
  // Any other status makes the usual clients begin again from the first byte.
  const looked = await tus.look(at);
  expect(looked.status).toBe(423);
  const refused = await tus.put(at, 8 * megabyte, whole.slice(8 * megabyte));
  expect([refused.status, await refusalOf(refused)]).toEqual([503, 'unavailable']);
  storage.fail(undefined);
  expect(offsetOf(await tus.look(at))).toBe(8 * megabyte);
  expect((await tus.put(at, 8 * megabyte, whole.slice(8 * megabyte))).status).toBe(204);
  expect(await stateOf(at)).toMatchObject({ state: 'ready' });
});

it('an upload that is taken back, or left for a day, leaves nothing at the service', async () => {
  const [one, other] = [await begun(9 * megabyte), await begun(9 * megabyte)];
  for (const at of [one, other]) await tus.put(at, 0, bytes(8 * megabyte + 5));
  expect(storage.uploads.size).toBe(2);
  expect((await tus.remove(one)).status).toBe(204);
  expect(namesOf(one)).toEqual([]);
  expect(storage.uploads.size).toBe(1);
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 25 * 3_600 } });
  await testApp.platform.jobs.sweep();
  expect(namesOf(other)).toEqual([]);
  expect(storage.uploads.size).toBe(0);
});

it('what was begun and has no row any more is taken away after two days', async () => {
  await testApp.platform.files.append({ name: 'files/incoming/lost', bytes: 9 * megabyte }, 0, [
    Buffer.alloc(6 * megabyte),
  ] as unknown as AsyncIterable<Buffer>);
  await testApp.platform.files.dropLeft(new Date(0));
  expect(storage.uploads.size).toBe(1);
  await testApp.platform.files.dropLeft(new Date(Date.now() + 1_000));
  expect(storage.uploads.size).toBe(0);
  expect([...storage.files.keys()].filter((name) => name.includes('lost'))).toEqual([]);
});

it('a service that says yes and keeps nothing is not believed', async () => {
  // The clock was moved: those who were logged in are so again.
  const whole = bytes(6 * megabyte);
  storage.forget();
  const file = { name: 'files/incoming/believed', bytes: whole.length };
  const append = testApp.platform.files.append(file, 0, [Buffer.from(whole)] as unknown as AsyncIterable<Buffer>);
  await expect(append).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(await testApp.platform.files.received(file)).toBe(0);
});
