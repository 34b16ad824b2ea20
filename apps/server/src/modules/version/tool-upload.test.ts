import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getApplet } from '@balcao/contract/applet';
import { revokeUploadKey } from '@balcao/contract/applet-upload-key';
import { listVersions } from '@balcao/contract/version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUploadKey } from '../../../test/applet-servers.ts';
import { openBrokenLine } from '../../../test/broken-line.ts';
import { openApplet } from '../../../test/held-applets.ts';
import { filesOf } from '../../../test/packages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { startTool, type ToolPlace } from '../../../test/tool-process.ts';

let testApp: TestApp;
let team: Team;
let url: string;
const folders: string[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(async () => {
  await testApp.close();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string | Uint8Array>>;
/** A machine with the folder of a mini program and an upload key of it. */
const machine = async (name: string, more: Files = {}) => {
  const id = await openApplet(team);
  const { appId } = await team.call(getApplet, { params: { id } });
  const { made, secret } = await makeUploadKey(testApp, team, id, name);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-tool-'));
  folders.push(folder);
  fs.mkdirSync(path.join(folder, 'cafe'));
  for (const [file, content] of Object.entries({ ...(filesOf(appId) as Files), ...more }))
    fs.writeFileSync(path.join(folder, 'cafe', file), content);
  return { id, appId, keyId: made.id, place: { folder, url, uploadKey: secret } satisfies ToolPlace };
};
const words = (number: string) => ['applet', 'upload', 'cafe', '--version', number, '--description', 'Novidades.'];
const upload = (place: ToolPlace, number = '1.0.0') => startTool(place, ...words(number)).ended;
const uploadJson = async (place: ToolPlace, number = '1.0.0') => {
  const { code, stdout, stderr } = await startTool(place, ...words(number), '--json').ended;
  expect(stderr).toBe('');
  return { code, said: JSON.parse(stdout) };
};
const versionsOf = async (id: string) => (await team.call(listVersions, { params: { id } })).list;
const uploadsKept = async (keyId: string): Promise<number> => {
  const { rows } = await testApp.platform.db.$client.query('select id from upload where created_by = $1', [keyId]);
  return rows.length;
};

describe.concurrent('the developer tool', { timeout: 60_000 }, () => {
  it('ends with 3 when the platform does not answer', async () => {
    const { place } = await machine('CI');
    const line = await openBrokenLine(url);
    await line.close();
    expect(await uploadJson({ ...place, url: line.url })).toMatchObject({ code: 3, said: { error: 'unreachable' } });
  });

  it('makes a version of a folder, which the back office shows with the machine that sent it', async () => {
    const { id, appId, place } = await machine('Servidor de CI');
    expect(await upload(place)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Version 1.0.0 was uploaded'),
      stderr: 'Sent: 100%\n',
    });
    const [version] = await versionsOf(id);
    expect(version).toMatchObject({ number: '1.0.0', stage: 'develop', origin: 'tool', machine: 'Servidor de CI' });
    expect(version?.description).toBe('Novidades.');
    expect(await uploadJson(place, '1.0.1')).toMatchObject({
      code: 0,
      said: { ok: true, version: { number: '1.0.1' } },
    });
    const { code, stdout } = await startTool(place, 'applet', 'versions', '--json').ended;
    expect({ code, said: JSON.parse(stdout) }).toEqual({
      code: 0,
      said: { ok: true, appId, total: 2, versions: await versionsOf(id) },
    });
    const told = (await startTool(place, 'applet', 'versions').ended).stdout;
    expect(told).toMatch(/^1\.0\.1 {2}in development .*Servidor de CI {2}Novidades\.\n1\.0\.0 /);
  });

  it('takes the key from a file too, and never from the call itself', async () => {
    const { id, place } = await machine('Notebook');
    const { uploadKey: key, ...keyless } = place;
    fs.writeFileSync(path.join(place.folder, 'key'), `${key}\n`);
    const [command, ...more] = [...words('1.0.0'), '--key-file', 'key'];
    expect(await startTool(keyless, command ?? '', ...more).ended).toMatchObject({ code: 0 });
    expect(await versionsOf(id)).toHaveLength(1);
    expect(await startTool(keyless, ...words('1.0.1'), '--key', key).ended).toMatchObject({ code: 2 });
    expect(await upload(keyless, '1.0.1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('BALCAO_UPLOAD_KEY'),
    });
  });

  it('is refused with 4 for a key that is wrong or was revoked, and sends nothing', async () => {
    const { id, keyId, place } = await machine('CI');
    const wrong = { ...place, uploadKey: `${place.uploadKey.slice(0, -4)}AAAA` };
    expect(await uploadJson(wrong)).toMatchObject({ code: 4, said: { error: 'refused', refusal: 'upload_key_wrong' } });
    await team.call(revokeUploadKey, { params: { id, keyId } });
    expect(await upload(place)).toMatchObject({ code: 4, stderr: 'The upload key is incorrect or was revoked.\n' });
    expect([await versionsOf(id), await uploadsKept(keyId)]).toEqual([[], 0]);
  });

  it('is refused with 4 for a key of another mini program, before anything is sent', async () => {
    const [one, other] = [await machine('CI'), await machine('CI')];
    const { code, stderr } = await upload({ ...one.place, uploadKey: other.place.uploadKey });
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: `The key belongs to another mini program: it is for ${other.appId}, and the folder is for ${one.appId}.\n`,
    });
    expect([await versionsOf(one.id), await versionsOf(other.id), await uploadsKept(other.keyId)]).toEqual([[], [], 0]);
  });

  it('is refused with 4 for a number that was used, and does not send the package again for the next one', async () => {
    const { id, keyId, place } = await machine('CI');
    await upload(place);
    const again = await uploadJson(place);
    expect(again).toMatchObject({ code: 4, said: { refusal: 'form_invalid', fields: { number: expect.any(String) } } });
    expect(await uploadsKept(keyId)).toBe(1);
    expect(await upload(place, '1.0.1')).toMatchObject({ code: 0, stderr: '' });
    expect((await versionsOf(id)).map(({ number }) => number)).toEqual(['1.0.1', '1.0.0']);
    expect(await uploadsKept(keyId)).toBe(0);
  });

  it('says the faults of a folder as the check does, ends with 1, and sends nothing', async () => {
    const { id, place } = await machine('CI', { 'loja.exe': 'MZ' });
    const checked = await startTool(place, 'applet', 'check', 'cafe', '--json').ended;
    const { code, said } = await uploadJson(place);
    expect([code, said]).toEqual([1, JSON.parse(checked.stdout)]);
    expect(said.faults).toMatchObject([{ code: 'fileType', path: 'loja.exe' }]);
    expect(await versionsOf(id)).toEqual([]);
  });

  it('asks nothing where nobody is, and says what is missing or wrong in the call', async () => {
    const { place } = await machine('CI');
    const call = (...more: string[]) => startTool(place, 'applet', 'upload', 'cafe', ...more).ended;
    expect(await call()).toMatchObject({ code: 2, stderr: expect.stringContaining('--version') });
    expect(await call('--version', '1.0')).toMatchObject({ code: 2, stderr: expect.stringContaining('1.0.3') });
    const plain = { ...place, url: 'http://balcao.example' };
    expect(await upload(plain)).toMatchObject({ code: 2, stderr: expect.stringContaining('https://') });
  });
});

describe.concurrent('a large package', { timeout: 120_000 }, () => {
  const text = () => randomBytes(1_400_000).toString('base64');
  const large = (): Files => ({ 'a.txt': text(), 'b.txt': text(), 'c.txt': text() });

  it('arrives whole when the line breaks in the middle', async () => {
    const { id, place } = await machine('CI', large());
    const line = await openBrokenLine(url);
    const broken = line.breakAfter(2_500_000, 'cut');
    const { code, stderr } = await upload({ ...place, url: line.url });
    await broken;
    await line.close();
    expect([code, stderr.split('\n').at(-2)]).toEqual([0, 'Sent: 100%']);
    expect(line.sent()).toBeLessThan(6_000_000);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it('goes on where it was when the tool was ended in the middle', async () => {
    const { id, place } = await machine('CI', large());
    const line = await openBrokenLine(url);
    const through = { ...place, url: line.url };
    const broken = line.breakAfter(2_500_000, 'hang');
    const tool = startTool(through, ...words('1.0.0'));
    await broken;
    tool.child.kill('SIGKILL');
    expect((await tool.ended).code).toBeNull();
    line.mend();
    const before = line.sent();
    const { code, stderr } = await upload(through);
    expect([code, stderr.split('\n').at(-2)]).toEqual([0, 'Sent: 100%']);
    expect(line.sent() - before).toBeLessThan(2_500_000);
    expect(await versionsOf(id)).toHaveLength(1);
    await line.close();
  });
});
