import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { exportListName } from '@balcao/applet-package/export-list';
import { partsOf, zipOf } from '@balcao/applet-package/package-fixtures';
import { getApplet } from '@balcao/contract/applet';
import { createVersion, getVersion } from '@balcao/contract/version';
import type { RefusedError } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { longestTurn } from '../../../test/longest-turn.ts';
import { emptyFiles, exported, filesOf, openVersion, packageOf, sendPackage } from '../../../test/packages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { versionContents, versionFiles, versions } from './version.tables.ts';

let testApp: TestApp;
let team: Team;
let id: string;
let appId: string;
let online: string;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
  ({ appId } = await team.call(getApplet, { params: { id } }));
  online = (await openVersion(testApp, team, id)).id;
  await testApp.platform.db.update(versions).set({ stage: 'online' });
});
afterAll(() => testApp.close());

let made = 0;
const create = (uploadId: string, by: Team = team) => {
  made += 1;
  const body = { uploadId, number: `2.0.${made}`, description: 'Nova.' };
  return by.call(createVersion, { params: { id }, body });
};
/** What is said of a package: the codes of its faults. */
const faultsOf = async (zip: Buffer): Promise<readonly string[]> => {
  const asked = create(await sendPackage(testApp, team.token, zip));
  const error: unknown = await asked.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'package_refused' });
  const { faults = [] } = error as RefusedError;
  for (const { text, path } of faults) {
    expect(text).toMatch(/^\p{Lu}|^\w+/u);
    expect((path ?? '').length).toBeLessThanOrEqual(512);
  }
  return faults.map(({ code }) => code);
};
const kept = async (): Promise<readonly number[]> => {
  const { db } = testApp.platform;
  return Promise.all([db.$count(versions), db.$count(versionFiles), db.$count(versionContents)]);
};

/** The central and the local header of a zip say that its one file is this large. */
const bomb = async (): Promise<Buffer> => {
  const zeros = deflateRawSync(Buffer.alloc(40_000_000));
  const zip = await zipOf([['a.txt', zeros, { compress: false }]]);
  const [local = 0] = partsOf(zip, 'local');
  const [central = 0] = partsOf(zip, 'central');
  zip.writeUInt16LE(8, local + 8);
  zip.writeUInt16LE(8, central + 10);
  zip.writeUInt32LE(4_000_000_000, central + 24);
  return zip;
};
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const link = { mode: 0o120777 } as const;

describe('a package that a stranger would send', () => {
  it.each<readonly [about: string, code: string, zip: () => Promise<Buffer>]>([
    ['climbs out of its folder', 'pathClimbs', () => exported(appId, filesOf(appId), [['../../a.js', 'x']])],
    ['names an absolute path', 'pathAbsolute', () => exported(appId, filesOf(appId), [['/etc/a.js', 'x']])],
    ['has a link in it', 'pathLink', () => exported(appId, filesOf(appId), [['b.js', '/etc/passwd', link]])],
    ['unpacks to four gigabytes', 'packageTooLarge', bomb],
    ['has names that differ in case only', 'pathTwice', () => packageOf(appId, { 'A.js': '1', 'a.js': '1' })],
    [
      'has names that differ in their Unicode form only',
      'pathTwice',
      () => packageOf(appId, { 'caf\u00e9.js': '1', 'cafe\u0301.js': '1' }),
    ],
    [
      'has a name of 4,000 letters',
      'pathLong',
      () => exported(appId, filesOf(appId), [[`${'a'.repeat(4_000)}.js`, 'x']]),
    ],
    ['misses a page', 'pageMissing', () => packageOf(appId, {}, { pages: ['index.html', 'cart.html'] })],
    [
      'loads a script from elsewhere',
      'htmlForeignScript',
      () => packageOf(appId, { 'index.html': '<script src="https://evil.example/a.js"></script>' }),
    ],
    ['has an app.json of 5 MB', 'fileTooLarge', () => packageOf(appId, { 'app.json': `"${'a'.repeat(5_000_000)}"` })],
    ['has an app.json of 10,000 levels', 'manifestTooDeep', () => packageOf(appId, { 'app.json': deep(10_000) })],
    ['is of another mini program', 'listAppId', () => packageOf('bl0123456789abcdef')],
    [
      'was changed after its export',
      'fileChanged',
      () =>
        packageOf(appId).then(() =>
          zipOf([
            [
              exportListName,
              JSON.stringify({
                format: 1,
                appId,
                tool: { name: '@balcao/cli', version: '0.1.0' },
                files: Object.entries(filesOf(appId)).map(([path, text]) => ({
                  path,
                  bytes: String(text).length,
                  sha256: '0'.repeat(64),
                })),
              }),
            ],
            ...Object.entries(filesOf(appId)),
          ]),
        ),
    ],
    ['was not exported by the tool', 'listMissing', () => zipOf(Object.entries(filesOf(appId)))],
    ['is no zip', 'zipBroken', async () => randomBytes(5_000)],
  ])('that %s is refused with what is wrong, and nothing of it is kept', async (_, code, zip) => {
    const before = await kept();
    expect(await faultsOf(await zip())).toContain(code);
    expect(await kept()).toEqual(before);
    expect((await team.call(getVersion, { params: { id, versionId: online } })).list).toHaveLength(3);
  });

  it('of 100,000 files is refused before they are read', async () => {
    expect(await faultsOf(emptyFiles(100_000))).toEqual(['tooManyFiles']);
  }, 60_000);

  it('of more than the largest zip is refused when it is announced, in words that help', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/upload',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${team.token}`,
        'upload-length': '22000001',
        'upload-metadata': `use ${Buffer.from('package').toString('base64')}`,
      },
    });
    expect(answer.json()).toMatchObject({ data: { refusal: 'package_refused', faults: [{ code: 'zipTooLarge' }] } });
  });
});

/** Close to the most that a package may hold, and nothing that packs well. */
const large = (): Promise<Buffer> => {
  const text = () => `//${randomBytes(1_000_000).toString('hex').slice(0, 1_999_000)}`;
  return packageOf(appId, Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`b${at}.js`, text()])));
};
const statOf = (pid: string): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /, '');
  } catch {
    return '';
  }
};
/** The process that reads a package for this server at this moment. */
const busyReader = (): string | undefined =>
  fs.readdirSync('/proc').find((pid) => {
    const [state, parent] = statOf(pid).split(' ');
    return (
      state === 'R' &&
      parent === String(process.pid) &&
      fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('package-main.ts')
    );
  });

describe('reading a package', () => {
  it('that ends in the middle leaves nothing, and goes well the next time', async () => {
    const before = await kept();
    const uploadId = await sendPackage(testApp, team.token, await large());
    const asked = create(uploadId).catch((error: unknown) => error);
    let pid: string | undefined;
    await expect.poll(() => (pid = busyReader()), { interval: 2, timeout: 20_000 }).toBeDefined();
    process.kill(Number(pid), 'SIGKILL');
    expect(await asked).toMatchObject({ name: 'package_refused', faults: [{ code: 'tooCostly' }] });
    expect(await kept()).toEqual(before);
    expect(await create(uploadId)).toMatchObject({ files: 12 });
  }, 60_000);

  it('takes the upload of nobody else, of no other team and of no document (rule: foreign-is-unknown)', async () => {
    const rui = await openTeam(testApp, await register(testApp), { certified: true });
    const theirs = await sendPackage(testApp, rui.token, await packageOf(appId));
    for (const uploadId of [theirs, await readyUpload(testApp, team), crypto.randomUUID()])
      await expect(create(uploadId)).rejects.toMatchObject({ fields: { uploadId: expect.any(String) } });
    await expect(create(theirs, rui)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('of nearly 20 MB keeps nobody else waiting (rule: costly-work-is-bounded)', async () => {
    const uploadId = await sendPackage(testApp, team.token, await large());
    const made = create(uploadId);
    expect(await longestTurn(made)).toBeLessThan(1_000);
    expect((await made).bytes).toBeGreaterThan(17_900_000);
  }, 60_000);
});
