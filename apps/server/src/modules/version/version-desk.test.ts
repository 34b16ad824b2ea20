import { createHash } from 'node:crypto';
import { getApplet } from '@balcao/contract/applet';
import { getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import { listNotices } from '@balcao/contract/notification-bell';
import { getReview } from '@balcao/contract/review-desk';
import { getVersion, readVersionBoard } from '@balcao/contract/version';
import {
  compareDeskVersion,
  deskFileBytesAtMost,
  getDeskApplet,
  getDeskVersion,
  readDeskFile,
  takeDownVersion,
} from '@balcao/contract/version-desk';
import { advanceRelease, listReleases, publishVersion, rollBackVersion } from '@balcao/contract/version-release';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { approvedVersion, onlineVersion, submit } from '../../../test/held-versions.ts';
import { openVersion, page } from '../../../test/packages.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { auditEventsAbout } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let id: string;
let staff: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  staff = await staffMember(testApp, 'reviewer');
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
});
afterAll(() => testApp.close());

const of = (versionId: string) => ({ params: { id: versionId } });
const reason = 'Pede senhas de banco.';
const takeDown = (versionId: string) => staff.call(takeDownVersion, { ...of(versionId), body: { reason } });
const stageOf = async (versionId: string) => (await team.call(getVersion, { params: { id, versionId } })).stage;
const board = () => team.call(readVersionBoard, { params: { id } });

describe('a version at the desk of staff', () => {
  it('is read with its mini program, its merchant, its files and what differs from the online one', async () => {
    await onlineVersion(testApp, team, id, '1.0.0');
    const png = Buffer.from('89504e470d0a1a0a', 'hex');
    const changes = { 'logo.png': png, 'app.js': 'document.title = "Bolo";\n' };
    const { id: versionId } = await openVersion(testApp, team, id, { number: '1.1.0', changes });
    await submit(team, id, versionId);
    const { appId, name } = await team.call(getApplet, { params: { id } });
    expect(await staff.call(getDeskVersion, of(versionId))).toMatchObject({
      number: '1.1.0',
      stage: 'review',
      pages: ['index.html'],
      applet: { id, appId, name, shelf: 'on' },
      merchant: { id: team.merchantId },
      manifest: [
        { path: 'app.json/appId', value: appId },
        { path: 'app.json/name', value: 'Padaria do Largo' },
        { path: 'app.json/pages.0', value: 'index.html' },
        { path: 'app.json/permissions', value: '' },
      ],
    });
    const file = (path: string) => staff.call(readDeskFile, { ...of(versionId), query: { path } });
    expect(await file('index.html')).toMatchObject({ text: page, base64: null });
    expect(await file('logo.png')).toMatchObject({ text: null, base64: png.toString('base64') });
    for (const path of ['none.js', '../index.html', 'INDEX.html'])
      await expect(file(path)).rejects.toMatchObject({ name: 'not_found' });
    const compared = await staff.call(compareDeskVersion, of(versionId));
    expect([compared.against?.number, compared.added.map(({ path }) => path)]).toEqual(['1.0.0', ['logo.png']]);
  });

  it('shows a file up to a size: of a larger one, what it weighs and its hash', async () => {
    const png = Buffer.alloc(deskFileBytesAtMost + 1);
    png.write('89504e470d0a1a0a', 'hex');
    const changes = { 'wall.png': png, 'fits.png': png.subarray(0, deskFileBytesAtMost) };
    const { id: versionId } = await openVersion(testApp, team, id, { changes });
    await submit(team, id, versionId);
    const file = (path: string) => staff.call(readDeskFile, { ...of(versionId), query: { path } });
    const hash = createHash('sha256').update(png).digest('hex');
    const none = { text: null, base64: null };
    expect(await file('wall.png')).toMatchObject({ bytes: png.length, sha256: hash, ...none });
    expect((await file('fits.png')).base64).toBe(changes['fits.png'].toString('base64'));
  });

  it('is found by a request for removal while people get it, beside the one that only some get', async () => {
    const online = await onlineVersion(testApp, team, id, '1.0.0');
    const next = await approvedVersion(testApp, team, id, '1.1.0');
    await team.call(requestRemoval, { params: { id }, body: { reason } });
    const { submission } = await team.call(getRemoval, { params: { id } });
    const find = (reviewId = submission?.reviewId ?? '') => staff.call(getDeskApplet, of(reviewId));
    const applet = { id, shelf: 'removalRequested' };
    expect(await find()).toMatchObject({ applet, online: { number: '1.0.0' }, rolling: null });
    await team.call(publishVersion, { params: { id, versionId: next.id }, body: { share: 5, at: null } });
    const { online: shown, rolling, merchant } = await find();
    expect([shown?.id, rolling?.id, merchant.id]).toEqual([online.id, next.id, team.merchantId]);
    expect((await staff.call(getReview, of(rolling?.reviewId ?? ''))).subject).toBe(next.id);
    await expect(find(rolling?.reviewId)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is no business of staff before it was submitted, nor of staff who decide nothing', async () => {
    const { id: versionId } = await openVersion(testApp, team, id);
    await expect(staff.call(getDeskVersion, of(versionId))).rejects.toMatchObject({ name: 'not_found' });
    await expect(takeDown(versionId)).rejects.toMatchObject({ name: 'not_found' });
    const { call } = await staffMember(testApp, 'support');
    await expect(call(getDeskVersion, of(versionId))).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('a version that staff take down', () => {
  it('is online for nobody, for good; its team reads why, and what staff did is written down', async () => {
    const first = await onlineVersion(testApp, team, id, '1.0.0');
    const second = await onlineVersion(testApp, team, id, '1.1.0');
    expect(await takeDown(second.id)).toMatchObject({ stage: 'takenDown', takenDownReason: reason });
    expect(await board()).toMatchObject({ online: null, rollbackTo: [{ number: '1.0.0' }] });
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'versionTakenDown', data: { number: '1.1.0', reason } });
    expect(await auditEventsAbout(testApp, second.id)).toEqual(['versionTakenDown']);
    await until(
      () => lastMailTo(testApp, team.email),
      ({ body }) => body.includes(reason),
    );
    const roll = (versionId: string) => team.call(rollBackVersion, { params: { id, versionId } });
    await expect(roll(second.id)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(takeDown(second.id)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await roll(first.id)).toMatchObject({ number: '1.0.0', formerNumber: null });
  });

  it('while it rolls out is for nobody any more: the others keep what they have', async () => {
    await onlineVersion(testApp, team, id, '1.0.0');
    const next = await approvedVersion(testApp, team, id, '1.1.0');
    const params = { id, versionId: next.id };
    const { id: releaseId } = await team.call(publishVersion, { params, body: { share: 20, at: null } });
    await takeDown(next.id);
    expect(await board()).toMatchObject({ rolling: null, online: { number: '1.0.0' } });
    const { list } = await team.call(listReleases, { params: { id }, query: {} });
    expect(list[0]).toMatchObject({ id: releaseId, state: 'stopped' });
    const advance = team.call(advanceRelease, { params: { id, releaseId }, body: { share: 100 } });
    await expect(advance).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is one that people could get: not one in review', async () => {
    const { id: versionId } = await openVersion(testApp, team, id);
    await submit(team, id, versionId);
    await expect(takeDown(versionId)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await stageOf(versionId)).toBe('review');
  });

  it.each(['', 'abc', 'a'.repeat(501)])('is not taken down for the reason %j', async (short) => {
    const call = staff.call(takeDownVersion, { ...of(crypto.randomUUID()), body: { reason: short } });
    await expect(call).rejects.toMatchObject({ name: 'form_invalid', fields: { reason: expect.any(String) } });
  });
});
