import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDocument } from '@balcao/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifest, verifyContents } from '../../src/platform/backup/manifest.ts';
import { readS3Address } from '../../src/platform/files/s3-address.ts';
import { readMasterKeys } from '../../src/platform/master-keys.ts';
import { makeChannel, openChannelTeam } from '../channels.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { pdf } from '../documents.ts';
import { addMedia, mp4 } from '../media.ts';
import { runOperator } from '../operator-commands.ts';
import { type Team, workIn } from '../people.ts';
import { openS3Server } from '../s3-server.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { addressOf, transferOf } from '../transfers.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-service-'));
const dataDir = path.join(folder, 'data');
const backup = path.join(folder, 'backup');
const document = pdf();
const databases: FreshDatabase[] = [];
let storage: Awaited<ReturnType<typeof openS3Server>>;
let testApp: TestApp;
let team: Team;
const ids: string[] = [];
let film: string;

beforeAll(async () => {
  storage = await openS3Server();
  testApp = await openTestApp({ dataDir, files: readS3Address(storage.url) });
  team = await openChannelTeam(testApp);
  const tus = transferOf(await addressOf(testApp), team.token);
  for (let at = 0; at < 4; at += 1) ids.push((await tus.send(document, `contrato-${at}.pdf`)).id);
  film = (await addMedia(team, tus, await makeChannel(team), { bytes: mp4(), kind: 'video', name: 'f.mp4' })).id;
});
afterAll(async () => {
  await testApp.close();
  await storage.close();
  for (const database of databases) await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const key = (): string => fs.readFileSync(path.join(dataDir, 'master.key'), 'utf8');
const here = () => ({ database: testApp.database, dataDir, key: key(), filesUrl: storage.url });
/** Where nothing is yet, with files at this service or in its folder. */
const emptyPlace = async (name: string, filesUrl?: string) => {
  const database = await freshDatabase('template0');
  databases.push(database);
  return { database, dataDir: path.join(folder, name), key: key(), ...(filesUrl && { filesUrl }) };
};
const nameOf = (id: string): string => `files/${id.slice(-2)}/${id}`;
const atService = (id: string): string => `data/${nameOf(id)}`;
const takeAway = (id: string) => {
  const kept = storage.files.get(atService(id));
  storage.files.delete(atService(id));
  return () => kept && storage.files.set(atService(id), kept);
};
const linesOf = async (of: string): Promise<{ name: string; bytes: number; sha256: string }[]> => {
  const { service } = await readManifest(of);
  const text = fs.readFileSync(path.join(of, service?.list?.path ?? ''), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { name: string; bytes: number; sha256: string });
};

describe('a backup where documents lie at a service', () => {
  it('lists each with its size there and its hash, and says that the service keeps them', async () => {
    const { code, said } = await runOperator('backup', backup, here());
    expect(said).toMatch(/; 5 documents at http:\/\/127[.]0[.]0[.]1:\d+\/bucket\/data\/ listed[.]\n/);
    expect(said).toContain('are not in it: keep copies of them there.');
    expect(code).toBe(0);
    expect(said).not.toContain('key:secret');
    expect(fs.readFileSync(path.join(backup, 'manifest.json'), 'utf8')).not.toContain('key:secret');
    const listed = await linesOf(backup);
    expect(listed.map(({ name }) => name).toSorted()).toEqual([...ids, film].map(nameOf).toSorted());
    for (const { name, bytes, sha256 } of listed) {
      expect(bytes).toBe(storage.files.get(`data/${name}`)?.bytes.length);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    const manifest = await readManifest(backup);
    const list = path.join(backup, manifest.service?.list?.path ?? '');
    const kept = fs.readFileSync(list);
    fs.writeFileSync(list, Buffer.concat([kept, Buffer.from('\n')]));
    await expect(verifyContents(backup, manifest)).rejects.toThrow(/is not what was written/);
    fs.writeFileSync(list, kept);
  });

  it('is restored onto the same service: every document is there, and opens', async () => {
    const place = await emptyPlace('restored', storage.url);
    const { code, said } = await runOperator('restore', backup, place);
    expect(said).toMatch(/The documents, looked for in http:.*\/bucket\/data\/ \(5\): nothing wrong[.]/);
    expect(code).toBe(0);
    const masterKeys = readMasterKeys(key(), 'MASTER_KEY');
    const there = { dataDir: place.dataDir, masterKeys, files: readS3Address(storage.url) };
    const restored = await openTestApp(there, place.database);
    try {
      const again = await workIn(restored, team, team.merchantId);
      const { url } = await again.call(openDocument, { params: { id: ids[0] ?? '' } });
      const shown = await restored.send(new Request(new URL(url, 'http://balcao.test')));
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(document);
    } finally {
      await restored.close();
    }
  });

  it('names what the service has lost since, or has of another size, and does not end well', async () => {
    const [lost = '', cut = ''] = ids;
    const [bring, mend] = [takeAway(lost), takeAway(cut)];
    storage.files.set(atService(cut), { bytes: Buffer.from('half'), meta: {} });
    const { code, said } = await runOperator('restore', backup, await emptyPlace('lossy', storage.url));
    expect(code).toBe(1);
    expect(said).toMatch(/\(5\): 1 missing, 1 of another size[.]\n/);
    expect(said).toContain(`  ${nameOf(lost)}: missing\n`);
    expect(said).toContain(`  ${nameOf(cut)}: of another size\n`);
    bring();
    mend();
  });

  it('says where documents lie when it is restored without their service', async () => {
    const { code, said } = await runOperator('restore', backup, await emptyPlace('without'));
    expect(code).toBe(1);
    expect(said).toMatch(/\(5\): 5 missing[.]\n {2}They lie at http:.*\/bucket\/data\/: name it in FILES_URL[.]\n/);
    expect(said).toContain(`  ${nameOf(film)}: missing\n`);
  });

  it('is made although the service lost a document or is away, says so, and does not end well', async () => {
    const bring = takeAway(film);
    const lossy = path.join(folder, 'lossy-backup');
    const one = await runOperator('backup', lossy, here());
    expect(one).toMatchObject({ code: 1, said: expect.stringMatching(/Not at http:.*: 1 document of the database/) });
    expect((await readManifest(lossy)).missing).toEqual([film]);
    bring();
    storage.fail((operation) => operation === 'list');
    const away = path.join(folder, 'away-backup');
    const other = await runOperator('backup', away, here());
    expect(other).toMatchObject({ code: 1, said: expect.stringMatching(/did not answer: which documents lie there/) });
    const restored = await runOperator('restore', away, await emptyPlace('away', storage.url));
    expect(restored).toMatchObject({ code: 1, said: expect.stringMatching(/did not answer, nobody knows which of 5/) });
    expect(restored.said).toMatch(/ledger, .*: nothing wrong[.]/);
    storage.fail(undefined);
  });
});
