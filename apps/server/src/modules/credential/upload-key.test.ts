import { getApplet } from '@balcao/contract/applet';
import {
  createUploadKey,
  listUploadedVersions,
  listUploadKeys,
  revokeUploadKey,
  uploadKeysAtMost,
  uploadVersion,
} from '@balcao/contract/applet-upload-key';
import { listLog } from '@balcao/contract/log';
import { removeMember } from '@balcao/contract/member';
import { changeRoleStatus } from '@balcao/contract/role';
import { createVersion, listVersions } from '@balcao/contract/version';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeUploadKey } from '../../../test/applet-servers.ts';
import { openApplet } from '../../../test/held-applets.ts';
import { packageOf, sendPackage } from '../../../test/packages.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let other: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  other = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());
afterEach(() => testApp.platform.clock.setAhead(0));

const refused = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'passes',
    ({ name }) => name,
  );
/** A mini program, its AppID, and a tool that has a key of it. */
const tool = async (by: Team = team, name = 'CI') => {
  const id = await openApplet(by);
  const { appId } = await by.call(getApplet, { params: { id } });
  const { made, secret } = await makeUploadKey(testApp, by, id, name);
  return { id, appId, keyId: made.id, secret, call: testApp.caller(secret) };
};
type Tool = Awaited<ReturnType<typeof tool>>;
const keysOf = async ({ id }: Tool) => (await team.call(listUploadKeys, { params: { id } })).list;
const create = ({ call }: Tool, uploadId: string, number = '1.0.0') =>
  call(uploadVersion, { body: { uploadId, number, description: 'Do servidor de integração.' } });
const send = async ({ secret, appId }: Tool) => sendPackage(testApp, secret, await packageOf(appId));
/** One request of tus with this key. */
const tus = async (secret: string, method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, more = {}) => {
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${secret}`, ...more };
  const answer = await testApp.app.inject({ method, url, headers, ...(method === 'PATCH' ? { payload: 'PK' } : {}) });
  return { status: answer.statusCode, says: answer.payload ? answer.json().data?.refusal : undefined, answer };
};
const announce = (secret: string, use: string) =>
  tus(secret, 'POST', '/upload', {
    'upload-length': '100',
    'upload-metadata': `use ${Buffer.from(use).toString('base64')}`,
  });
const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

describe('an upload key', () => {
  it('is shown once, kept as a hash only, and says who made it and when it was used', async () => {
    const one = await tool();
    expect(one.secret).toMatch(/^balcao_upload_[\w-]{43}$/);
    expect(await keysOf(one)).toMatchObject([{ id: one.keyId, name: 'CI', lastUsedAt: null }]);
    await one.call(listUploadedVersions, {});
    expect((await keysOf(one))[0]?.lastUsedAt).not.toBeNull();
    const { rows } = await testApp.platform.db.$client.query(
      `select concat((select string_agg(k::text, ' ') from applet_upload_key k), (select string_agg(reply::text, ' ') from idempotency)) as whole`,
    );
    expect(rows[0]?.whole).toContain(one.keyId);
    expect(rows[0]?.whole).not.toContain(one.secret);
  });

  it('is made only by a member who has just proven who they are', async () => {
    const { id } = await tool();
    await testApp.platform.db.execute(sql`update session set proven_at = null`);
    const asked = team.call(createUploadKey, { params: { id }, body: { name: 'Notebook' } });
    expect(await refused(asked)).toBe('proof_missing');
  });

  it('is one for each machine of a mini program: a name is taken once, also by two at the same moment', async () => {
    const { id } = await tool();
    const ask = () => team.call(createUploadKey, { params: { id }, body: { name: 'Notebook' } });
    await makeUploadKey(testApp, team, id, 'Servidor');
    expect((await Promise.all([ask(), ask()].map(refused))).toSorted()).toEqual(['form_invalid', 'passes']);
    await expect(ask()).rejects.toMatchObject({ fields: { name: expect.any(String) } });
  });

  it(`is one of ${uploadKeysAtMost} at most, however many are asked for at once`, async () => {
    const one = await tool();
    const ask = (_: unknown, at: number) =>
      refused(team.call(createUploadKey, { params: { id: one.id }, body: { name: `M${at}` } }));
    const said = await Promise.all(Array.from({ length: uploadKeysAtMost + 2 }, ask));
    expect(said.filter((name) => name === 'upload_keys_full')).toHaveLength(3);
    expect(await keysOf(one)).toHaveLength(uploadKeysAtMost);
  });

  it('that was revoked is refused with the next request, also in the middle of an upload', async () => {
    const one = await tool();
    const { answer } = await announce(one.secret, 'package');
    const at = String(answer.headers.location);
    await team.call(revokeUploadKey, { params: { id: one.id, keyId: one.keyId } });
    expect(await tus(one.secret, 'PATCH', at, piece)).toMatchObject({ status: 401, says: 'upload_key_wrong' });
    expect(await refused(one.call(listUploadedVersions, {}))).toBe('upload_key_wrong');
    expect(await keysOf(one)).toEqual([]);
    expect(await refused(team.call(revokeUploadKey, { params: { id: one.id, keyId: one.keyId } }))).toBe('not_found');
  });

  it('leaves a line in the log when it is made and when it is revoked, without the secret', async () => {
    const one = await tool(team, 'Servidor');
    await team.call(revokeUploadKey, { params: { id: one.id, keyId: one.keyId } });
    const { list } = await team.call(listLog, {});
    const changes = list.filter(({ subject }) => subject.id === one.id).flatMap((entry) => entry.changes);
    expect(changes.filter(({ field }) => field === 'uploadKey')).toEqual([
      { field: 'uploadKey', of: null, before: 'Servidor', after: null },
      { field: 'uploadKey', of: null, before: null, after: 'Servidor' },
    ]);
    expect(JSON.stringify(list)).not.toContain(one.secret);
  });
});

describe('an upload key ends', () => {
  const developer = { permissions: [{ menuId: 'applets.index', permissionLevel: 'write' }] } as const;
  type Maker = { accountId: string; roleId: string | null };
  it.each([
    [
      'is removed from the team',
      ({ accountId }: Maker): Promise<unknown> => team.call(removeMember, { params: { id: accountId } }),
    ],
    [
      'has a role that is switched off',
      ({ roleId }: Maker): Promise<unknown> => team.call(changeRoleStatus, { body: { id: roleId ?? '', status: '1' } }),
    ],
  ] as const)('when its maker %s, also for what it has begun to send', async (_, end) => {
    const maker = await member(testApp, team, developer);
    const id = await openApplet(team);
    const { secret } = await makeUploadKey(testApp, maker, id);
    const { answer } = await announce(secret, 'package');
    await end(maker);
    expect(await refused(testApp.caller(secret)(listUploadedVersions, {}))).toBe('upload_key_wrong');
    expect(
      await tus(secret, 'PATCH', new URL(String(answer.headers.location), 'http://x').pathname, piece),
    ).toMatchObject({ status: 401 });
    expect((await team.call(listUploadKeys, { params: { id } })).list).toMatchObject([
      { isGood: false, lastUsedAt: expect.any(String) },
    ]);
  });
});

describe('with an upload key a tool', () => {
  it('sends a package and makes a version of it, which says where it came from', async () => {
    const one = await tool(team, 'Servidor');
    const made = await create(one, await send(one));
    expect(made).toMatchObject({ number: '1.0.0', stage: 'develop', origin: 'tool', machine: 'Servidor' });
    const { list } = await team.call(listVersions, { params: { id: one.id } });
    expect(list).toEqual([made]);
    expect(await one.call(listUploadedVersions, {})).toMatchObject({ list: [made], total: 1 });
    const log = (await team.call(listLog, {})).list.find(
      ({ subject, event }) => subject.id === one.id && event === '12',
    );
    expect(log?.changes.map(({ field, after }) => `${field} ${after}`)).toEqual([
      'version 1.0.0',
      'uploadKey Servidor',
    ]);
  });

  it('makes it once, when it asks again because the answer was lost', async () => {
    const one = await tool();
    const uploadId = await send(one);
    const body = { uploadId, number: '1.0.0', description: 'Uma vez.' };
    const ask = () => one.call(uploadVersion, { body }, { idempotencyKey: 'the-same-call' });
    expect(await ask()).toEqual(await ask());
    expect((await one.call(listUploadedVersions, {})).total).toBe(1);
  });

  it('is refused as a member is: a number that was used, a package of another AppID, one that is gone', async () => {
    const one = await tool();
    const uploadId = await send(one);
    await create(one, uploadId);
    expect(await refused(create(one, uploadId, '1.0.1'))).toBe('form_invalid');
    expect(await refused(create(one, await send(one)))).toBe('form_invalid');
    const foreign = await sendPackage(testApp, one.secret, await packageOf('bl0123456789abcdef'));
    expect(await refused(create(one, foreign, '1.0.1'))).toBe('package_refused');
  });

  it('does nothing for another mini program: it makes no version of what others sent, and finds no upload of theirs', async () => {
    const [one, next] = [await tool(), await tool()];
    const packages = [await send(next), await sendPackage(testApp, team.token, await packageOf(one.appId))];
    const unknown = await create(one, crypto.randomUUID()).catch((error) => error.fields);
    for (const uploadId of packages) {
      const said = await create(one, uploadId).catch((error) => error.fields);
      expect(said).toEqual(unknown);
      for (const method of ['HEAD', 'DELETE'] as const)
        expect((await tus(one.secret, method, `/upload/${uploadId}`)).status).toBe(404);
      expect(await tus(one.secret, 'PATCH', `/upload/${uploadId}`, piece)).toMatchObject({ says: 'not_found' });
    }
    expect((await one.call(listUploadedVersions, {})).list).toEqual([]);
    expect(await refused(create(next, packages[0] ?? ''))).toBe('passes');
  });

  it('sends packages only, and is let in nowhere else', async () => {
    const one = await tool();
    expect(await announce(one.secret, 'document')).toMatchObject({ says: 'permission_missing' });
    expect(await announce(one.secret, 'package')).toMatchObject({ status: 201 });
    const params = { id: one.id };
    expect(await refused(one.call(listVersions, { params }))).toBe('session_missing');
    const body = { uploadId: crypto.randomUUID(), number: '1.0.0', description: 'x' };
    expect(await refused(one.call(createVersion, { params, body }))).toBe('session_missing');
    expect(await refused(team.call(listUploadedVersions, {}))).toBe('upload_key_wrong');
    for (const wrong of [`${one.secret}A`, one.secret.slice(0, -1), one.secret.slice(14), `x${one.secret}`])
      expect(await refused(testApp.caller(wrong)(listUploadedVersions, {}))).toBe('upload_key_wrong');
  });

  it('belongs to its own team: others neither see nor end its key', async () => {
    const one = await tool();
    const asks = [
      other.call(listUploadKeys, { params: { id: one.id } }),
      other.call(revokeUploadKey, { params: { id: one.id, keyId: one.keyId } }),
    ];
    expect(await Promise.all(asks.map(refused))).toEqual(['not_found', 'not_found']);
    const mine = await tool(other);
    expect(await refused(other.call(revokeUploadKey, { params: { id: mine.id, keyId: one.keyId } }))).toBe('not_found');
    expect(await refused(one.call(listUploadedVersions, {}))).toBe('passes');
  });
});
