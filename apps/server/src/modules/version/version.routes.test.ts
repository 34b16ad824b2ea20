import { getApplet } from '@balcao/contract/applet';
import { getDomains, replaceDomains } from '@balcao/contract/domain';
import { listLog } from '@balcao/contract/log';
import type { MessageField } from '@balcao/contract/message-field';
import type { MessageTitle } from '@balcao/contract/message-library';
import { addMessageTemplate, removeMessageTemplate } from '@balcao/contract/message-template';
import {
  compareVersion,
  createVersion,
  describeVersion,
  developVersionsAtMost,
  endTrial,
  getVersion,
  listVersions,
  readVersionBoard,
  removeVersion,
  startTrial,
} from '@balcao/contract/version';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { openVersion, packageOf, page, sendPackage } from '../../../test/packages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { updateVersion } from './version.repository.ts';
import { versionContents } from './version.tables.ts';

let testApp: TestApp;
let team: Team;
let id: string;
let appId: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
  ({ appId } = await team.call(getApplet, { params: { id } }));
});
afterAll(() => testApp.close());

const make = (number: string, more: object = {}) => openVersion(testApp, team, id, { number, ...more });
const params = (versionId: string) => ({ params: { id, versionId } });
const board = () => team.call(readVersionBoard, { params: { id } });
const numbers = async (query: object = {}) =>
  (await team.call(listVersions, { params: { id }, query })).list.map(({ number }) => number);
const contents = async (): Promise<number> => {
  const { db } = testApp.platform;
  return db.$count(versionContents, sql`merchant_id = ${team.merchantId}`);
};
/** As a review and a publication leave it. */
const putOnline = (versionId: string, publishedAt = testApp.platform.clock.now()) =>
  transaction(testApp.platform.db, (tx) =>
    updateVersion(tx, { merchantId: team.merchantId, appletId: id, id: versionId }, ['develop'], {
      stage: 'online',
      reviewStatus: 'SUCCESS',
      submittedAt: publishedAt,
      publishedAt,
    }),
  );

describe('a version', () => {
  it('is made of a package, with all its files and what its app.json says', async () => {
    const made = await make('1.0.0', { manifest: { permissions: ['payment'] } });
    expect(made).toMatchObject({ number: '1.0.0', stage: 'develop', reviewStatus: 'NO', origin: 'web', files: 3 });
    const whole = await team.call(getVersion, params(made.id));
    expect(whole).toMatchObject({ ...made, pages: ['index.html'], permissions: ['payment'], toolVersion: '0.1.0' });
    expect(whole.list.map(({ path }) => path)).toEqual(['app.js', 'app.json', 'index.html']);
    expect(whole.bytes).toBe(whole.list.reduce((sum, { bytes }) => sum + bytes, 0));
    const { versions } = testApp.services;
    const key = { merchantId: team.merchantId, versionId: made.id };
    const { db } = testApp.platform;
    expect((await versions.content(db, key, 'index.html'))?.bytes.toString()).toBe(page);
    expect(await versions.content(db, key, 'INDEX.html')).toBeUndefined();
    expect(await versions.content(db, { ...key, merchantId: crypto.randomUUID() }, 'index.html')).toBeUndefined();
  });

  it('stands in the list, newest first and by stage, and on the board with the number that comes next', async () => {
    expect(await board()).toMatchObject({
      develop: null,
      online: null,
      nextNumber: '1.0.0',
      rollbackBlocked: 'nothing',
    });
    for (const number of ['1.0.0', '1.0.1', '1.0.999']) await make(number);
    expect(await numbers()).toEqual(['1.0.999', '1.0.1', '1.0.0']);
    expect(await numbers({ stage: ['online'] })).toEqual([]);
    expect(await board()).toMatchObject({
      develop: { number: '1.0.999' },
      trial: null,
      nextNumber: '1.1.0',
      trialUrl: expect.stringContaining(`/phone/applet/${appId}?trial=1`),
    });
    const first = await team.call(listVersions, { params: { id }, query: { pageSize: 2 } });
    const cursor = first.nextCursor ?? '';
    expect(await numbers({ pageSize: 2, cursor })).toEqual(['1.0.0']);
  });

  it('is compared with the one that is online: files, readable differences, permissions and domains', async () => {
    const old = await make('1.0.0', { changes: { 'old.css': 'a{}', 'logo.svg': '<svg></svg>' } });
    const none = { request: [], socket: [], upload: [], download: [], page: [] };
    const domains = (request: string[], version: number) =>
      team.call(replaceDomains, { params: { id }, body: { ...none, request, version } });
    await domains(['https://old.example.com', 'https://kept.example.com'], 0);
    await putOnline(old.id);
    const { version } = await team.call(getDomains, { params: { id } });
    await domains(['https://kept.example.com', 'https://new.example.com'], version);
    const changes = { 'app.js': 'document.title = "Bolo";\n', 'new.css': 'b{}', 'logo.svg': '<svg></svg>' };
    const made = await make('1.0.1', { changes, manifest: { permissions: ['location'] } });
    const compared = await team.call(compareVersion, { ...params(made.id), query: {} });
    expect(compared).toMatchObject({
      against: { id: old.id, number: '1.0.0' },
      added: [{ path: 'new.css', bytes: 3 }],
      removed: [{ path: 'old.css', bytes: 3 }],
      permissions: { added: ['location'], removed: [] },
      domains: {
        added: [{ kind: 'request', domain: 'https://new.example.com' }],
        removed: [{ kind: 'request', domain: 'https://old.example.com' }],
      },
    });
    expect(compared.changed.map(({ path }) => path)).toEqual(['app.js', 'app.json']);
    expect(compared.changed[0]?.patch).toContain('-document.title = "Pão";\n+document.title = "Bolo";');
    const other = await team.call(compareVersion, { ...params(made.id), query: { against: made.id } });
    expect([other.added, other.changed, other.removed]).toEqual([[], [], []]);
    const elsewhere = { ...params(made.id), query: { against: crypto.randomUUID() } };
    await expect(team.call(compareVersion, elsewhere)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is compared with the subscribe messages that people could be asked for before', async () => {
    const add = (title: MessageTitle, fields: MessageField[]) =>
      team.call(addMessageTemplate, { params: { id }, body: { title, fields } });
    const former = await add('readyForPickup', ['orderNumber', 'shop']);
    await add('shipped', ['orderNumber', 'goods']);
    const old = await make('1.0.0');
    await putOnline(old.id);
    await team.call(removeMessageTemplate, { params: { id, templateId: former.id } });
    await add('orderCancelled', ['orderNumber', 'shop']);
    const gone = await add('refundDone', ['orderNumber', 'goods']);
    await team.call(removeMessageTemplate, { params: { id, templateId: gone.id } });
    const made = await make('1.0.1');
    const { messages } = await team.call(compareVersion, { ...params(made.id), query: {} });
    expect(messages).toEqual({ added: ['orderCancelled'], removed: ['readyForPickup'] });
  });
  it('is compared with nothing where nothing is online: all of it is new', async () => {
    const made = await make('1.0.0');
    const compared = await team.call(compareVersion, { ...params(made.id), query: {} });
    expect(compared).toMatchObject({ against: null, changed: [], removed: [] });
    expect(compared.added).toHaveLength(3);
  });

  it('is described again until it is submitted, by who read it last', async () => {
    const { id: versionId, version } = await make('1.0.0');
    const describeAs = (description: string, at: number) =>
      team.call(describeVersion, { ...params(versionId), body: { description, version: at } });
    expect(await describeAs('Carrinho novo.', version)).toMatchObject({ description: 'Carrinho novo.' });
    await expect(describeAs('Outro texto.', version)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    await putOnline(versionId);
    await expect(describeAs('Tarde demais.', version + 2)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('that is removed is gone with what no other has, and its number stays taken', async () => {
    const first = await make('1.0.0', { changes: { 'only.css': 'a{}' } });
    const second = await make('1.0.1');
    const before = await contents();
    await team.call(removeVersion, params(first.id));
    expect(await numbers()).toEqual(['1.0.1']);
    expect(await contents()).toBe(before - 1);
    expect((await team.call(getVersion, params(second.id))).list).toHaveLength(3);
    await expect(team.call(getVersion, params(first.id))).rejects.toMatchObject({ name: 'not_found' });
    await expect(make('1.0.0')).rejects.toMatchObject({ fields: { number: expect.stringContaining('já foi usado') } });
    await putOnline(second.id);
    await expect(team.call(removeVersion, params(second.id))).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('in development is given to testers, one at a time, and taken back', async () => {
    const [one, two] = [await make('1.0.0'), await make('1.0.1')];
    await team.call(startTrial, params(one.id));
    expect(await team.call(startTrial, params(two.id))).toMatchObject({ isTrial: true, number: '1.0.1' });
    expect((await board()).trial).toMatchObject({ number: '1.0.1' });
    await expect(team.call(endTrial, params(one.id))).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await team.call(endTrial, params(two.id))).toMatchObject({ isTrial: false });
    expect((await board()).trial).toBeNull();
    await team.call(startTrial, params(two.id));
    await team.call(removeVersion, params(two.id));
    expect((await board()).trial).toBeNull();
  });

  it('leaves a line in the log for each thing that was done with it (rule: audit-log)', async () => {
    const { id: versionId } = await make('1.0.0');
    await team.call(startTrial, params(versionId));
    await team.call(endTrial, params(versionId));
    await team.call(removeVersion, params(versionId));
    const { list } = await team.call(listLog, { query: { event: ['12', '13', '14', '15'] } });
    expect(list.map(({ event, changes }) => [event, changes[0]?.before, changes[0]?.after])).toEqual([
      ['13', '1.0.0', null],
      ['15', '1.0.0', null],
      ['14', null, '1.0.0'],
      ['12', null, '1.0.0'],
    ]);
  });

  it('has a number higher than the one that is online', async () => {
    const { id: versionId } = await make('1.2.0');
    await putOnline(versionId);
    for (const number of ['1.1.9', '1.1.999', '0.9.0'])
      await expect(make(number)).rejects.toMatchObject({ fields: { number: expect.stringContaining('maior') } });
    expect(await make('1.10.0')).toMatchObject({ number: '1.10.0' });
  });

  it.each(['1.0', '01.2.3', '1.0.0.0', 'v1.0.0', '1.0.1000', ''])('has no number like %j', async (number) => {
    const body = { uploadId: crypto.randomUUID(), number, description: 'Nova.' };
    await expect(team.call(createVersion, { params: { id }, body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { number: expect.any(String) },
    });
  });

  it('of the same number twice at the same moment is one, and the other hears why', async () => {
    const zip = await packageOf(appId);
    const uploads = [await sendPackage(testApp, team.token, zip), await sendPackage(testApp, team.token, zip)];
    const asked = uploads.map((uploadId) =>
      team.call(createVersion, { params: { id }, body: { uploadId, number: '1.0.0', description: 'Nova.' } }),
    );
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(done.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      fields: { number: expect.stringContaining('já foi usado') },
    });
    expect(await numbers()).toEqual(['1.0.0']);
  });

  it('is made once for one key, also when its package is gone already (rule: at-most-once)', async () => {
    const uploadId = await sendPackage(testApp, team.token, await packageOf(appId));
    const body = { uploadId, number: '1.0.0', description: 'Nova.' };
    const idempotencyKey = crypto.randomUUID();
    const first = await team.call(createVersion, { params: { id }, body }, { idempotencyKey });
    expect(await team.call(createVersion, { params: { id }, body }, { idempotencyKey })).toEqual(first);
    await expect(
      team.call(createVersion, { params: { id }, body: { ...body, number: '1.0.1' } }),
    ).rejects.toMatchObject({ fields: { uploadId: expect.any(String) } });
  });

  it('is one of twenty in development at most', async () => {
    for (let at = 0; at < developVersionsAtMost; at += 1) await make(`1.0.${at}`);
    await expect(make('1.1.0')).rejects.toMatchObject({ name: 'versions_full' });
    const [newest] = (await team.call(listVersions, { params: { id }, query: {} })).list;
    await team.call(removeVersion, params(newest?.id ?? ''));
    expect(await make('1.1.0')).toMatchObject({ number: '1.1.0' });
  }, 60_000);
});
