import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getApplet } from '@balcao/contract/applet';
import { revokeUploadKey } from '@balcao/contract/applet-upload-key';
import { pathOf } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { grantPermission, openApplet } from '@balcao/contract/opening';
import { previewHours, reportPreviewFaults, sendPreview, watchPreview } from '@balcao/contract/preview';
import { listVersions } from '@balcao/contract/version';
import { addTester } from '@balcao/contract/version-tester';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeUploadKey } from '../../../test/applet-servers.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openApplet as newApplet } from '../../../test/held-applets.ts';
import { filesOf, packageOf, sendPackage } from '../../../test/packages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { startTool, type ToolProcess } from '../../../test/tool-process.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let url: string;
let tester: TestCustomer;
const started: ToolProcess[] = [];
const folders: string[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  team = await openTeam(testApp, await register(testApp), { certified: true });
  tester = await customer(testApp);
});
afterEach(() => {
  testApp.platform.clock.setAhead(0);
  for (const tool of started.splice(0)) tool.child.kill('SIGKILL');
});
afterAll(async () => {
  await testApp.close();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, string>>;
/** A developer's machine with a folder and an upload key; `tester` is a tester of the mini program. */
const machine = async (more: Files = {}) => {
  const id = await newApplet(team);
  const { appId } = await team.call(getApplet, { params: { id } });
  const { made, secret: uploadKey } = await makeUploadKey(testApp, team, id, 'Notebook');
  await team.call(addTester, { params: { id }, body: { phone: tester.phone } });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-dev-'));
  folders.push(folder);
  fs.mkdirSync(path.join(folder, 'cafe'));
  const write = (file: string, content: string): void => fs.writeFileSync(path.join(folder, 'cafe', file), content);
  const manifest = { permissions: ['profile'] };
  for (const [file, content] of Object.entries({ ...(filesOf(appId, {}, manifest) as Files), ...more }))
    write(file, content);
  return { id, appId, keyId: made.id, place: { folder, url, uploadKey }, write };
};
const develop = async ({ place }: Awaited<ReturnType<typeof machine>>) => {
  const tool = startTool(place, 'applet', 'dev', 'cafe', '--json');
  started.push(tool);
  const { address } = await tool.said('preview');
  await tool.said('watching');
  return { tool, preview: new URL(String(address)).searchParams.get('preview') ?? '' };
};
const open = (by: TestCustomer, appId: string, preview: string) =>
  by.call(openApplet, { params: { appId }, body: { preview } });
const watch = (by: TestCustomer, appId: string, id: string, query: { revision?: string; wait?: string } = {}) =>
  by.call(watchPreview, { params: { appId, id }, query });
const get = (address: string) => {
  const { host, pathname } = new URL(address);
  return testApp.app.inject({ method: 'GET', url: pathname, headers: { host } });
};

describe('balcao applet dev', { timeout: 60_000 }, () => {
  it('shows the folder to a tester under the rules of what is online, and makes no version of it', async () => {
    const work = await machine();
    const { preview } = await develop(work);
    const { opening } = await open(tester, work.appId, preview);
    expect(opening).toMatchObject({
      draft: 'preview',
      isTrial: false,
      permissions: ['profile'],
      pages: ['index.html'],
    });
    const page = await get(opening?.url ?? '');
    expect(page.body).toContain('<title>Padaria</title>');
    expect(page.headers['content-security-policy']).toContain('sandbox allow-scripts allow-forms');
    const allow = { permission: 'profile', isGranted: true } as const;
    const params = { id: opening?.id ?? '' };
    expect((await tester.call(grantPermission, { params, body: allow })).grants).toEqual([allow]);
    expect((await team.call(listVersions, { params: { id: work.id } })).list).toEqual([]);
    const { list } = await team.call(listLog, { query: { event: ['41'] } });
    expect(list[0]).toMatchObject({ subject: { id: work.id }, changes: [{ field: 'uploadKey', after: 'Notebook' }] });
  });

  it('brings a saved change to a phone that waits, and the open page has the new file', async () => {
    const work = await machine();
    const { preview } = await develop(work);
    const { opening } = await open(tester, work.appId, preview);
    const known = await watch(tester, work.appId, preview);
    const waiting = watch(tester, work.appId, preview, { revision: String(known.revision), wait: '25' });
    work.write('index.html', '<!doctype html><title>Bolo</title><script src="app.js"></script>');
    expect(await waiting).toEqual({ isOver: false, revision: known.revision + 1, faults: [] });
    expect((await get(opening?.url ?? '')).body).toContain('<title>Bolo</title>');
    expect((await get(new URL('app.js', opening?.url).href)).body).toContain('Pão');
  });

  it('leaves what a change took away, and sends nothing for what lies beside the mini program', async () => {
    const work = await machine({ 'more.txt': 'mais' });
    const { tool, preview } = await develop(work);
    const { opening } = await open(tester, work.appId, preview);
    const more = new URL('more.txt', opening?.url).href;
    expect((await get(more)).statusCode).toBe(200);
    work.write('.hidden', 'x');
    fs.rmSync(path.join(work.place.folder, 'cafe', 'more.txt'));
    await until(
      async () => tool.lines().filter(({ kind }) => kind === 'sent').length,
      (count) => count === 2,
    );
    expect((await get(more)).statusCode).toBe(404);
  });

  it('says faults in the terminal and on the phone instead of the page, until the folder is sound', async () => {
    const work = await machine();
    const { tool, preview } = await develop(work);
    work.write('index.html', '<!doctype html><script src="https://evil.example/x.js"></script>');
    const { faults } = await tool.said('faults');
    expect(faults).toMatchObject([{ path: 'index.html', text: expect.any(String) }]);
    expect((await open(tester, work.appId, preview)).closed).toMatchObject({ because: 'previewFaulty' });
    expect(await watch(tester, work.appId, preview)).toMatchObject({ faults: [{ path: 'index.html' }] });
    work.write('index.html', '<!doctype html><title>Bom</title>');
    await until(
      () => watch(tester, work.appId, preview),
      (state) => state.faults.length === 0,
    );
    expect((await open(tester, work.appId, preview)).opening).not.toBeNull();
  });

  it('begins with a folder that has faults, and with a folder of another mini program', async () => {
    const [broken, other] = [await machine({ 'app.json': '{' }), await machine()];
    const { preview } = await develop(broken);
    expect(await watch(tester, broken.appId, preview)).toMatchObject({ faults: [{ path: 'app.json' }] });
    const foreign = { ...other, place: { ...other.place, uploadKey: broken.place.uploadKey } };
    const { tool } = await develop(foreign);
    expect(await tool.said('faults')).toMatchObject({ faults: [{ code: 'listAppId' }] });
  });

  it('ends with Ctrl-C: nothing of it opens any more, and what was open is gone', async () => {
    const work = await machine();
    const { tool, preview } = await develop(work);
    const { opening } = await open(tester, work.appId, preview);
    expect(await tool.end('SIGINT')).toBe(0);
    expect(tool.lines().at(-1)).toEqual({ kind: 'end', ok: true });
    expect((await get(opening?.url ?? '')).statusCode).toBe(404);
    expect((await open(tester, work.appId, preview)).closed).toMatchObject({ because: 'previewOver' });
    expect(await watch(tester, work.appId, preview)).toMatchObject({ isOver: true });
    const { rows } = await testApp.platform.db.$client.query(
      'select 1 from applet_preview_file where preview_id = $1',
      [preview],
    );
    expect(rows).toEqual([]);
  });
});

describe('a preview', { timeout: 60_000 }, () => {
  it('opens for its developer and for testers, and for no other', async () => {
    const work = await machine();
    const { preview } = await develop(work);
    const [own, stranger] = [await customer(testApp, { boundTo: team.accountId }), await customer(testApp)];
    expect((await open(own, work.appId, preview)).opening).not.toBeNull();
    expect((await open(stranger, work.appId, preview)).closed).toMatchObject({ because: 'previewOver' });
    expect(await watch(stranger, work.appId, preview)).toEqual({ isOver: true, revision: 0, faults: [] });
    const other = await machine();
    expect((await open(tester, other.appId, preview)).closed).toMatchObject({ because: 'previewOver' });
  });

  it('ends with its upload key, also for a phone that waits', async () => {
    const work = await machine();
    const { preview } = await develop(work);
    const { revision } = await watch(tester, work.appId, preview);
    const waiting = watch(tester, work.appId, preview, { revision: String(revision), wait: '25' });
    await team.call(revokeUploadKey, { params: { id: work.id, keyId: work.keyId } });
    expect(await waiting).toMatchObject({ isOver: true });
    expect((await open(tester, work.appId, preview)).closed).toMatchObject({ because: 'previewOver' });
  });

  it('is made of nothing that was sent with another key', async () => {
    const [own, other] = [await machine(), await machine()];
    const zip = await packageOf(own.appId);
    const uploadId = await sendPackage(testApp, other.place.uploadKey, zip);
    const call = testApp.caller(own.place.uploadKey);
    await expect(call(sendPreview, { body: { uploadId } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { uploadId: expect.any(String) },
    });
    const sent = await sendPackage(testApp, own.place.uploadKey, zip);
    expect(await call(sendPreview, { body: { uploadId: sent } })).toMatchObject({ revision: 1 });
  });

  it('is forgotten hours after its last change where nothing has ended it', async () => {
    const work = await machine();
    const { tool, preview } = await develop(work);
    tool.child.kill('SIGKILL');
    testApp.platform.clock.setAhead((previewHours + 2) * 3_600);
    await until(
      () => watch(tester, work.appId, preview),
      (state) => state.isOver,
    );
  });

  it.each([
    [{ faults: [] }, 'faults'],
    [{ faults: [{ path: null, text: 'x'.repeat(501) }] }, 'faults.0.text'],
    [{ faults: [{ path: null, text: '\u202e' }] }, 'faults.0.text'],
    [{ faults: Array.from({ length: 51 }, () => ({ path: null, text: 'x' })) }, 'faults'],
  ])('answers wrong faults with their field: %#', async (payload, field) => {
    const { place } = await machine();
    const headers = { authorization: `Bearer ${place.uploadKey}` };
    const target = pathOf(reportPreviewFaults);
    const answer = await testApp.app.inject({ method: 'POST', url: target, headers, payload });
    expect(answer.json()).toMatchObject({ code: 1000, data: { fields: { [field]: expect.any(String) } } });
    const missing = { uploadId: '00000000-0000-4000-8000-000000000000' };
    const sent = await testApp.app.inject({ method: 'PUT', url: target, headers, payload: missing });
    expect(sent.json()).toMatchObject({ code: 1000, data: { fields: { uploadId: expect.any(String) } } });
  });
});
