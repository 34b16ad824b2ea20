import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoint } from '@balcao/contract/endpoint';
import { removeMember } from '@balcao/contract/member';
import { type RefusalName, refusals } from '@balcao/contract/refusal';
import { changeRoleStatus } from '@balcao/contract/role';
import { documentLinkSeconds, listUploads, openDocument } from '@balcao/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openCallers } from '../../../test/callers.ts';
import { pdf } from '../../../test/documents.ts';
import { expectedOf } from '../../../test/expected-access.ts';
import { member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, transferOf } from '../../../test/transfers.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let dataDir: string;
let address: string;
let ana: Team;
let rui: Team;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-uploads-'));
  testApp = await openTestApp({ dataDir });
  address = await addressOf(testApp);
  ana = await openTeam(testApp, await register(testApp));
  rui = await openTeam(testApp, await register(testApp));
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** The requirements of an upload, in the form of an endpoint's access. */
const sending = endpoint({ ...openDocument, id: 'upload.send' });
/** Evidence of a dispute is sent by those who may change refunds: one of the callers may change all but the data of the team. */
const mayChangeRefunds = 'a member who may change everything else';
const writer = { permissions: [{ menuId: 'setting.merchant', permissionLevel: 'write' }] } as const;
const showsOf = async (url: string) => {
  const answer = await fetch(address + url);
  return { status: answer.status, text: await answer.text() };
};
const linkOf = async (team: Team, id: string): Promise<string> =>
  (await team.call(openDocument, { params: { id } })).url;

/** The tool is let in to send packages: it announces no document, and what others sent is not there for it. */
const saidTo = ({ is }: Caller, method: string, expected: string): RefusalName => {
  if (is === 'tool') return method === 'POST' ? 'permission_missing' : 'not_found';
  return expected.split(':')[0] as RefusalName;
};

/** What the protocol asks of a part, so that nothing but the right to send it is missing. */
const partHeaders = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

describe('sending by tus', () => {
  it('is open to those who may change the data of the team or its refunds, and to nobody else, by every method (rule: second-factor-first, rights-at-once)', async () => {
    const { path: theirs } = await transferOf(address, rui.token).send(pdf());
    for (const caller of await openCallers(testApp)) {
      const expected = caller.name === mayChangeRefunds ? 'passes' : expectedOf(sending, caller);
      for (const [method, at] of [
        ['POST', '/upload'],
        ['PATCH', theirs],
        ['DELETE', theirs],
        ['HEAD', theirs],
      ] as const) {
        const headers = { ...partHeaders, ...(await caller.headers(sending, at)) };
        const answer = await transferOf(address).ask(method, at, { headers });
        const about = `${method} of ${caller.name}`;
        if (expected === 'passes') {
          // Let in: to announce without a size is a mistake, and what is another team's is not there.
          expect(answer.status, about).toBe(method === 'POST' ? 400 : 404);
          continue;
        }
        const name = saidTo(caller, method, expected);
        expect(answer.status, about).toBe(refusals[name].http);
        if (method !== 'HEAD') expect(await refusalOf(answer), about).toBe(name);
      }
    }
    expect((await transferOf(address, rui.token).look(theirs)).status).toBe(200);
  });

  it('knows another team’s upload as little as one that nobody has, by every method (rule: foreign-is-unknown)', async () => {
    const their = transferOf(address, rui.token);
    const mine = transferOf(address, ana.token);
    const whole = await their.send(pdf());
    const begun = (await their.announce(1_000)).headers.get('location') ?? '';
    const unknown = [
      `/upload/${randomUUID()}`,
      '/upload/0',
      '/upload/..%2F..%2Fmaster.key',
      '/upload/%00',
      '/upload/document',
    ];
    for (const at of [whole.path, begun, ...unknown])
      for (const answer of [await mine.look(at), await mine.put(at, 0, new Uint8Array(9)), await mine.remove(at)])
        expect([answer.status, answer.headers.get('upload-length')]).toEqual([404, null]);
    expect((await ana.call(listUploads, { query: { id: [whole.id, randomUUID()] } })).list).toEqual([]);
    for (const id of [whole.id, randomUUID()])
      await expect(ana.call(openDocument, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    const { db, clock } = testApp.platform;
    const kept = await transaction(db, (tx) =>
      testApp.services.uploads.keep(tx, ana.merchantId, [whole.id], clock.now()),
    );
    expect(kept).toEqual([whole.id]);
    expect((await their.look(begun)).headers.get('upload-offset')).toBe('0');
  });

  it('takes packages from those who make mini programs and from nobody else, and documents not from them', async () => {
    const by = async (menuId: 'applets.index' | 'setting.merchant') => {
      const { token } = await member(testApp, ana, { permissions: [{ menuId, permissionLevel: 'write' }] });
      return transferOf(address, token);
    };
    const [maker, clerk] = [await by('applets.index'), await by('setting.merchant')];
    const use = (what: string) => ({ headers: { 'upload-metadata': `use ${Buffer.from(what).toString('base64')}` } });
    const made = await maker.announce(1_000, 'a.zip', use('package'));
    expect(made.status).toBe(201);
    const at = made.headers.get('location') ?? '';
    expect((await maker.put(at, 0, new Uint8Array(10))).status).toBe(204);
    expect(await refusalOf(await clerk.announce(1_000, 'a.zip', use('package')))).toBe('permission_missing');
    expect(await refusalOf(await clerk.put(at, 10, new Uint8Array(10)))).toBe('permission_missing');
    expect(await refusalOf(await clerk.remove(at))).toBe('permission_missing');
    const document = (await clerk.announce(1_000)).headers.get('location') ?? '';
    expect(await refusalOf(await maker.announce(1_000))).toBe('permission_missing');
    expect(await refusalOf(await maker.put(document, 0, new Uint8Array(10)))).toBe('permission_missing');
    expect((await maker.announce(1_000, 'a.zip', use('avatar'))).status).toBe(400);
    expect((await maker.remove(at)).status).toBe(204);
  });

  it('shows a package nowhere as a document', async () => {
    const headers = { 'upload-metadata': `use ${Buffer.from('package').toString('base64')}` };
    const tus = transferOf(address, ana.token);
    const at = (await tus.announce(10, 'a.zip', { headers })).headers.get('location') ?? '';
    await tus.put(at, 0, new Uint8Array(10));
    const id = at.split('/').at(-1) ?? '';
    expect((await tus.look(at)).headers.get('upload-offset')).toBe('10');
    expect((await ana.call(listUploads, { query: { id: [id] } })).list).toEqual([]);
    await expect(ana.call(openDocument, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    const { db, clock } = testApp.platform;
    const missing = await transaction(db, (tx) => testApp.services.uploads.keep(tx, ana.merchantId, [id], clock.now()));
    expect(missing).toEqual([id]);
  });

  it('ends for a member who is removed in the middle', async () => {
    const lia = await member(testApp, ana, writer);
    const tus = transferOf(address, lia.token);
    const at = (await tus.announce(1_000)).headers.get('location') ?? '';
    expect((await tus.put(at, 0, new Uint8Array(10))).status).toBe(204);
    await ana.call(removeMember, { params: { id: lia.accountId } });
    expect(await refusalOf(await tus.put(at, 10, new Uint8Array(10)))).toBe('member_removed');
  });

  it('goes on for a colleague: a document belongs to the team', async () => {
    const lia = await member(testApp, ana, writer);
    const bytes = new Uint8Array(pdf());
    const at = (await transferOf(address, ana.token).announce(bytes.length)).headers.get('location') ?? '';
    expect((await transferOf(address, lia.token).put(at, 0, bytes)).status).toBe(204);
  });
});

describe('a link to a document', () => {
  it('is good for a minute', async () => {
    const { id } = await transferOf(address, ana.token).send(pdf());
    const url = await linkOf(ana, id);
    expect((await showsOf(url)).text).toContain('%PDF');
    const { clock } = testApp.platform;
    clock.setAhead(documentLinkSeconds - 1);
    expect((await showsOf(url)).status).toBe(200);
    clock.setAhead(documentLinkSeconds + 1);
    expect(await showsOf(url)).toMatchObject({ status: 404, text: expect.not.stringContaining('%PDF') });
    clock.setAhead(0);
  });

  it('shows nothing when a letter of it is another', async () => {
    const { id } = await transferOf(address, ana.token).send(pdf());
    const url = await linkOf(ana, id);
    const other = await linkOf(rui, (await transferOf(address, rui.token).send(pdf())).id);
    const link = url.split('/').at(-1) ?? '';
    /** Four ids and a time are 70 bytes; the rest is the signature. */
    const [said, signature] = [link.slice(0, 94), link.slice(94)];
    const forged = [
      ...[`${link}.`, `${link}x`, `${link}/`, `${link}/x`, `${link}?x=1`, `${link}?`, `${said}.${signature}`],
      `${said}${other.split('/').at(-1)?.slice(94)}`,
      ...[said, signature, '.', `${said}x${signature}`, `${said}%00${signature}`],
    ];
    for (const token of forged) expect((await showsOf(`/upload/document/${token}`)).status).toBe(404);
    for (let at = 0; at < link.length; at += 7) {
      const changed = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
      expect((await showsOf(`/upload/document/${changed}`)).status).toBe(404);
    }
  });

  it('ends with the rights of the person who asked for it', async () => {
    const { id } = await transferOf(address, ana.token).send(pdf());
    const [removed, disabled] = [await member(testApp, ana, writer), await member(testApp, ana, writer)];
    const [one, other] = [await linkOf(removed, id), await linkOf(disabled, id)];
    expect((await showsOf(one)).status).toBe(200);
    await ana.call(removeMember, { params: { id: removed.accountId } });
    await ana.call(changeRoleStatus, { body: { id: disabled.roleId ?? '', status: '1' } });
    expect((await showsOf(one)).status).toBe(404);
    expect((await showsOf(other)).status).toBe(404);
  });

  it('is for staff who see documents, and for them alone', async () => {
    const { id } = await transferOf(address, ana.token).send(pdf());
    const { db, clock } = testApp.platform;
    const link = async (staffId: string) => {
      const asked = { merchantId: ana.merchantId, id, viewer: { staffId }, ip: '10.0.0.9', now: clock.now() };
      return (await transaction(db, (tx) => testApp.services.uploads.link(tx, asked))).url;
    };
    expect((await showsOf(await link((await staffMember(testApp, 'reviewer')).staffId))).status).toBe(200);
    expect((await showsOf(await link((await staffMember(testApp, 'admin')).staffId))).status).toBe(404);
    expect((await showsOf(await link(randomUUID()))).status).toBe(404);
  });

  it('is written down with who asked, from where, and when; nobody can change that (rule: masked)', async () => {
    const { id } = await transferOf(address, ana.token).send(pdf());
    await linkOf(ana, id);
    const { $client } = testApp.platform.db;
    const { rows } = await $client.query('select account_id, staff_id, ip from upload_view where upload_id = $1', [id]);
    expect(rows).toEqual([{ account_id: ana.accountId, staff_id: null, ip: ana.ip }]);
    await expect($client.query('delete from upload_view where upload_id = $1', [id])).rejects.toThrow();
    await expect($client.query('update upload_view set ip = $1', [''])).rejects.toThrow();
  });

  it('is given for no document that is refused, or not whole', async () => {
    const tus = transferOf(address, ana.token);
    const { id: refused } = await tus.send(Buffer.from('nothing of use'));
    const begun = (await tus.announce(1_000)).headers.get('location')?.split('/')[2] ?? '';
    for (const id of [refused, begun]) await expect(linkOf(ana, id)).rejects.toMatchObject({ name: 'not_found' });
  });
});
