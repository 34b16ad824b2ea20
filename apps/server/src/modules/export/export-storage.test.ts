import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listExports } from '@balcao/contract/export';
import { advanceClock, resetSandbox } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { askForTestList, endOfExport, fetchExport, registerTestList } from '../../../test/exports.ts';
import { openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openS3Server } from '../../../test/s3-server.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { readS3Address } from '../../platform/files/s3-address.ts';
import type { ExportSource } from './export.service.ts';

/** Two servers of one platform on two machines: they share the database and the service that keeps files, and no folder. */
let storage: Awaited<ReturnType<typeof openS3Server>>;
let testApp: TestApp;
let second: TestApp;
let ana: Team;
const folders = ['one', 'two'].map(() => fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-export-')));
beforeAll(async () => {
  storage = await openS3Server();
  const files = readS3Address(storage.url);
  const [one = '', two = ''] = folders;
  testApp = await openTestApp({ files, dataDir: one });
  fs.copyFileSync(path.join(one, 'master.key'), path.join(two, 'master.key'));
  second = await openTestApp({ files, dataDir: two }, testApp.database);
  ana = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(async () => {
  await second.close();
  await testApp.close();
  await storage.close();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});
afterEach(() => storage.fail(undefined));

const word = 'Pão de queijo';
/** Both servers know the list, so either may take the job. */
const exporting = async (batches: ExportSource['batches']): Promise<string> => {
  for (const app of [testApp, second]) registerTestList(app, batches);
  return (await askForTestList(ana)).id;
};
const stateOf = async (id: string) => (await ana.call(listExports, {})).list.find((one) => one.id === id);
const ended = (id: string) => endOfExport(ana, id);
const fetched = (app: TestApp, id: string): Promise<Response> => fetchExport(app, ana, id);
const namesOf = (id: string): string[] => [...storage.files.keys()].filter((name) => name.includes(id));

it('a file is fetched from any server, and lies encrypted where they share it', async () => {
  const id = await exporting(async function* () {
    yield [[word]];
  });
  expect(await ended(id)).toMatchObject({ state: 'done', rows: 1 });
  for (const app of [testApp, second]) expect(await (await fetched(app, id)).text()).toContain(word);
  expect(namesOf(id)).toEqual([`data/sealed-exports/${id}.1`]);
  expect(storage.files.get(`data/sealed-exports/${id}.1`)?.bytes.includes(word)).toBe(false);
  for (const folder of folders) expect(fs.existsSync(path.join(folder, 'exports'))).toBe(false);
});

it('a long file goes in parts, and comes back as it went', async () => {
  const line = 'á'.repeat(1_000);
  const id = await exporting(async function* () {
    for (let batch = 0; batch < 10; batch += 1) yield Array.from({ length: 500 }, () => [line]);
  });
  const made = await ended(id);
  expect(made).toMatchObject({ state: 'done', rows: 5_000 });
  const file = await (await fetched(second, id)).arrayBuffer();
  expect(file.byteLength).toBe(made?.bytes);
  expect(Buffer.from(file).toString().split('\r\n')).toEqual(['\ufeffx', ...Array(5_000).fill(line), '']);
});

it('while the service is away, nothing is lost: the file is made when it is back, and one that is there is unavailable, not gone', async () => {
  storage.fail((operation) => operation === 'part' || operation === 'put');
  const line = 'x'.repeat(2_000);
  let begun = 0;
  const id = await exporting(async function* () {
    begun += 1;
    for (let batch = 0; batch < 10; batch += 1) yield Array.from({ length: 500 }, () => [line]);
  });
  await until(
    async () => begun > 0 && (await stateOf(id))?.state === 'waiting',
    (isLetGo) => isLetGo,
  );
  expect([...storage.uploads.values()].filter(({ key }) => key.includes(id))).toEqual([]);
  storage.fail(undefined);
  await until(
    async () => {
      await testApp.platform.jobs.sweep();
      return stateOf(id);
    },
    (one) => one?.state === 'done',
  );
  storage.fail((operation) => operation === 'get');
  expect(await (await fetched(testApp, id)).json()).toMatchObject({ data: { refusal: 'unavailable' } });
});

it('what a service says that it has, and has not, is no file', async () => {
  const failing = await openS3Server();
  failing.forget();
  const app = await openTestApp({ files: readS3Address(failing.url) });
  const signal = new AbortController().signal;
  async function* long() {
    for (let part = 0; part < 3; part += 1) yield Buffer.alloc(4 * 1024 * 1024);
  }
  await expect(app.platform.files.writeStream('x', long(), signal)).rejects.toThrow('unavailable');
  await app.close();
  await failing.close();
});

it('nothing of it stays after a day, of makers that died neither', async () => {
  const id = await exporting(async function* () {
    yield [[word]];
  });
  await ended(id);
  const half = `data/sealed-exports/${id}.2`;
  storage.files.set(half, { bytes: Buffer.from('half'), meta: {} });
  await testApp.platform.db.$client.query('update export set attempts = 2 where id = $1', [id]);
  expect(namesOf(id)).toHaveLength(2);
  storage.fail((operation) => operation === 'delete');
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 25 * 3_600 } });
  ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
  await testApp.platform.jobs.sweep();
  expect(namesOf(id)).toHaveLength(2);
  storage.fail(undefined);
  await until(
    async () => {
      await testApp.platform.jobs.sweep();
      return namesOf(id);
    },
    (names) => names.length === 0,
  );
});

it('a sandbox that starts over has no files of before', async () => {
  const id = await exporting(async function* () {
    yield [[word]];
  });
  await ended(id);
  await testApp.caller()(resetSandbox, {});
  expect(namesOf(id)).toEqual([]);
});
