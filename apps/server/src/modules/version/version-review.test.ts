import { getApplet } from '@balcao/contract/applet';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { answerAppletReview, answerReview } from '@balcao/contract/review';
import {
  askReopening,
  askReview,
  getReview,
  listReviews,
  markReview,
  rejectReview,
} from '@balcao/contract/review-desk';
import { type ReviewMode, setReviewMode } from '@balcao/contract/sandbox';
import { getVersion, readVersionBoard, startTrial } from '@balcao/contract/version';
import { publishVersion } from '@balcao/contract/version-release';
import { cancelVersion, submitVersion } from '@balcao/contract/version-review';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { sendBack, submit } from '../../../test/held-versions.ts';
import { openVersion } from '../../../test/packages.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, claim, outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Team;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
});
const decideBy = (mode: ReviewMode) => testApp.caller()(setReviewMode, { body: { mode } });
afterEach(() => decideBy('wait'));
afterAll(() => testApp.close());

const make = (number = '1.0.0', more: object = {}) => openVersion(testApp, team, id, { number, ...more });
const params = (versionId: string) => ({ params: { id, versionId } });
const read = (versionId: string) => team.call(getVersion, params(versionId));
const reviewer = () => staffMember(testApp, 'reviewer');

describe('a version that is submitted', () => {
  it('waits for staff with its number, its description and what to look at, and shows where it stands', async () => {
    const { id: versionId } = await make();
    const body = { lookAt: 'Abra o cardápio.', testAccount: 'lia / 1234' };
    const submitted = await team.call(submitVersion, { ...params(versionId), body });
    expect(submitted).toMatchObject({ stage: 'review', reviewStatus: 'UNDER', submission: { kind: 'version' } });
    expect(await team.call(getApplet, { params: { id } })).toMatchObject({
      reviewStatus: 'UNDER',
      waiting: { number: '1.0.0', stage: 'review' },
    });
    const { call } = await reviewer();
    const detail = await call(getReview, about(submitted.submission?.reviewId ?? ''));
    expect(detail).toMatchObject({ kind: 'version', subject: versionId, status: 'UNDER', attempt: 1 });
    expect(detail.subjectName).toMatch(/^Padaria do Largo \d+ 1\.0\.0$/);
    expect(detail.fields.map(({ path, value }) => [path, value])).toEqual([
      ['number', '1.0.0'],
      ['description', 'Primeira versão.'],
      ['lookAt', 'Abra o cardápio.'],
      ['testAccount', 'lia / 1234'],
    ]);
    const { list } = await call(listReviews, { query: { kind: ['version'], pageSize: 100 } });
    expect(list.map(({ subject }) => subject)).toContain(versionId);
    expect((await lastMailTo(testApp, team.email)).body).toContain(`/applet/${id}/version`);
  });

  it('comes back approved: it may be published, and its team hears of it', async () => {
    const { id: versionId } = await make();
    await approve(await reviewer(), await submit(team, id, versionId));
    expect(await read(versionId)).toMatchObject({
      stage: 'approved',
      reviewStatus: 'SUCCESS',
      decidedAt: expect.any(String),
    });
    expect((await team.call(getApplet, { params: { id } })).reviewStatus).toBe('SUCCESS');
    const { list } = await team.call(listNotices, { query: {} });
    expect(list[0]).toMatchObject({ kind: 'versionDecided', data: { number: '1.0.0', isAccepted: true } });
    const mail = await lastMailTo(testApp, team.email);
    expect(mail.body).toContain('foi aprovada');
  });

  it('comes back with what is wrong: a file, a field of its app.json, or what was said of it', async () => {
    const { id: versionId } = await make();
    const reviewId = await submit(team, id, versionId);
    const { call } = await reviewer();
    const version = await claim({ call }, reviewId);
    const verdict = (path: string) => ({ path, reason: 'notAllowed', note: null }) as const;
    const verdicts = ['files/app.js', 'app.json/pages.0', 'lookAt'].map(verdict);
    const marks = verdicts.map(({ path }) => ({ path, fine: true, reason: null, note: null }));
    await call(markReview, { ...about(reviewId), body: { marks } });
    await call(rejectReview, { ...about(reviewId), body: { version, verdicts, remark: null } });
    const back = await read(versionId);
    expect(back).toMatchObject({ stage: 'develop', reviewStatus: 'REJECT', submission: { verdicts } });
    expect((await lastMailTo(testApp, team.email)).body).toContain('• app.js');
    const { rejection } = await team.call(getApplet, { params: { id } });
    expect(rejection).toEqual({ number: back.number, verdict: verdict('files/app.js'), remark: null, verdicts: 3 });
    // Corrected or not, it may be submitted again.
    await submit(team, id, versionId);
    expect(await read(versionId)).toMatchObject({ stage: 'review', reviewStatus: 'UNDER' });
    expect(await team.call(getApplet, { params: { id } })).toMatchObject({ reviewStatus: 'UNDER', rejection: null });
  });

  it.each(['files/none.js', 'files/', 'app.json/pages.7', 'app.json/nothing', 'files/../app.js', 'amount'])(
    'is not found wrong at %j, which it does not have',
    async (path) => {
      const { id: versionId } = await make();
      const reviewId = await submit(team, id, versionId);
      await expect(sendBack(testApp, reviewId, path)).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { 'verdicts.0.path': expect.any(String) },
      });
      expect(await read(versionId)).toMatchObject({ stage: 'review' });
    },
  );

  it('is one of its mini program: another waits until it is decided and published, or taken back', async () => {
    const [first, second] = [await make('1.0.0'), await make('1.0.1')];
    const reviewId = await submit(team, id, first.id);
    const again = () => submit(team, id, second.id);
    await expect(again()).rejects.toMatchObject({ name: 'version_in_review' });
    await expect(submit(team, id, first.id)).rejects.toMatchObject({ name: 'state_forbids' });
    await approve(await reviewer(), reviewId);
    await expect(again()).rejects.toMatchObject({ name: 'version_in_review' });
    await team.call(cancelVersion, params(first.id));
    expect(await read(first.id)).toMatchObject({ stage: 'develop', reviewStatus: 'REVOKED' });
    await again();
    expect((await team.call(readVersionBoard, { params: { id } })).review).toMatchObject({ number: '1.0.1' });
  });

  it('is taken back by its team, once', async () => {
    const { id: versionId } = await make();
    await submit(team, id, versionId);
    const calls = [1, 2].map(() => team.call(cancelVersion, params(versionId)));
    expect((await outcomesOf(calls)).sort()).toEqual(['done', 'state_forbids']);
    expect(await read(versionId)).toMatchObject({ stage: 'develop', reviewStatus: 'REVOKED' });
    expect((await team.call(getApplet, { params: { id } })).reviewStatus).toBe('REVOKED');
    const { list } = await team.call(listLog, { query: { event: ['18', '19'] } });
    expect(list.map(({ event, changes }) => [event, changes[0]?.before ?? changes[0]?.after])).toEqual([
      ['19', '1.0.0'],
      ['18', '1.0.0'],
    ]);
  });

  it('is either decided or taken back at the same instant, and stands as the one that was first made it', async () => {
    const { id: versionId } = await make();
    const reviewId = await submit(team, id, versionId);
    const { call } = await reviewer();
    const version = await claim({ call }, reviewId);
    const verdicts = [{ path: 'files/app.js', reason: 'notAllowed', note: null }] as const;
    const body = { version, verdicts: [...verdicts], remark: null };
    const outcomes = await outcomesOf([
      call(rejectReview, { ...about(reviewId), body }),
      team.call(cancelVersion, params(versionId)),
    ]);
    expect([...outcomes].sort()).toEqual(['done', 'state_forbids']);
    const { reviewStatus, stage } = await read(versionId);
    expect([stage, reviewStatus]).toEqual(['develop', outcomes[0] === 'done' ? 'REJECT' : 'REVOKED']);
  });

  it('is tried by no testers any more: they have what is in development', async () => {
    const { id: versionId } = await make();
    await team.call(startTrial, params(versionId));
    await submit(team, id, versionId);
    expect(await read(versionId)).toMatchObject({ isTrial: false });
  });

  it('needs a team that is certified', async () => {
    const other = await openTeam(testApp, await register(testApp), { certified: true });
    const appletId = await openApplet(other);
    const { id: versionId } = await openVersion(testApp, other, appletId);
    const { teams } = testApp.services;
    const { db } = testApp.platform;
    await transaction(db, (tx) => teams.setStanding(tx, other.merchantId, { teamCert: false }));
    await expect(submit(other, appletId, versionId)).rejects.toMatchObject({ name: 'not_certified' });
  });

  it('is asked about, and answered for by who may write mini programs and not by who looks after the team', async () => {
    const { id: versionId } = await make();
    const reviewId = await submit(team, id, versionId);
    const { call } = await reviewer();
    await claim({ call }, reviewId);
    await call(askReview, { ...about(reviewId), body: { text: 'Onde fica o carrinho?' } });
    const answer = { ...about(reviewId), body: { text: 'No canto, em cima.' } };
    await expect(team.call(answerReview, answer)).rejects.toMatchObject({ name: 'not_found' });
    expect(await team.call(answerAppletReview, answer)).toMatchObject({ isAsked: false });
  });

  it('is not opened again once it was decided: it is taken down instead', async () => {
    const { id: versionId } = await make();
    const reviewId = await submit(team, id, versionId);
    const { call } = await reviewer();
    await approve({ call }, reviewId);
    const body = { reason: 'Foi um engano.' };
    await expect(call(askReopening, { ...about(reviewId), body })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it.each([
    ['approve', 'approved', 'SUCCESS'],
    ['reject', 'develop', 'REJECT'],
  ] as const)('is decided by the sandbox itself when it shall %s', async (mode, stage, reviewStatus) => {
    await decideBy(mode);
    const { id: versionId } = await make();
    await submit(team, id, versionId);
    await until(
      () => read(versionId),
      (now) => now.stage === stage && now.reviewStatus === reviewStatus,
    );
  });

  it.each([
    [{ lookAt: 'abc', testAccount: '' }, 'lookAt'],
    [{ lookAt: 'a'.repeat(1_001), testAccount: '' }, 'lookAt'],
    [{ lookAt: 'Olhe tudo.', testAccount: 'b'.repeat(501) }, 'testAccount'],
  ])('is not submitted with %j', async (body, field) => {
    const { id: versionId } = await make();
    await expect(team.call(submitVersion, { ...params(versionId), body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
    await expect(
      team.call(publishVersion, { ...params(versionId), body: { share: 100, at: null } }),
    ).rejects.toMatchObject({ name: 'state_forbids' });
  });
});
