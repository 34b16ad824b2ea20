import { latestCertification, submitCertification } from '@balcao/contract/certification';
import { createMerchantForm } from '@balcao/contract/merchant';
import { getReview, listReviews } from '@balcao/contract/review-desk';
import { getReviewMode, type ReviewMode, setReviewMode } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, staffMember, type Team } from '../../../test/people.ts';
import { about, claim, newTeam, submitForReview, takeBack } from '../../../test/reviews.ts';
import { enterpriseCertification, enterpriseMerchant, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let rita: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const set = (mode: ReviewMode, where = testApp) => where.caller()(setReviewMode, { body: { mode } });
afterEach(() => set('wait'));

const submit = async (team: Team) => {
  const paper = await readyUpload(testApp, team);
  const { submission } = await team.call(submitCertification, { body: enterpriseCertification(paper) });
  return { id: submission?.reviewId ?? '', paper };
};
const see = (id: string) => rita.call(getReview, about(id));
/** How many jobs are yet to decide something. */
const waitingJobs = async (): Promise<number> => {
  const { rows } = await testApp.platform.db.$client.query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = 'review.auto' and state in ('created', 'retry', 'active')`,
  );
  return rows[0]?.n ?? -1;
};
/** Resolves once the sandbox has decided everything that is due. */
const decided = async (id: string) => {
  await until(waitingJobs, (count) => count === 0);
  return see(id);
};

describe('the switch of the sandbox', () => {
  it('leaves everything to the console to begin with', async () => {
    expect(await testApp.caller()(getReviewMode, {})).toEqual({ mode: 'wait' });
    const { id } = await submit(await newTeam(testApp));
    expect(await waitingJobs()).toBe(0);
    expect((await see(id)).status).toBe('UNDER');
  });

  it('approves by itself after a moment, certification and data for payments alike', async () => {
    expect(await set('approve')).toEqual({ mode: 'approve' });
    const team = await newTeam(testApp);
    const { id, paper } = await submit(team);
    expect((await see(id)).status).toBe('UNDER');
    const seen = await decided(id);
    expect(seen).toMatchObject({ status: 'SUCCESS', verdicts: [] });
    expect(seen.timeline.at(-1)).toMatchObject({ kind: 'approved', side: 'sandbox', by: null });
    const { submission } = await team.call(latestCertification, {});
    expect(submission?.timeline.at(-1)).toMatchObject({ kind: 'approved', side: 'sandbox', by: null });
    expect((await lastMailTo(testApp, team.email)).subject).toContain('Análise aprovada');
    const form = await team.call(createMerchantForm, { body: enterpriseMerchant(paper) });
    await decided(form.submission?.reviewId ?? '');
    expect(await team.call(currentUser, {})).toMatchObject({ teamCert: true, paymentCert: true });
  });

  it('rejects by itself, for the first document', async () => {
    await set('reject');
    const team = await newTeam(testApp);
    const { id } = await submit(team);
    const verdict = { path: 'businessLicense', reason: 'unreadable', note: null };
    const seen = await decided(id);
    expect(seen).toMatchObject({ status: 'REJECT', verdicts: [verdict] });
    expect(seen.timeline.at(-1)).toMatchObject({ kind: 'rejected', side: 'sandbox' });
    expect((await team.call(latestCertification, {})).submission?.verdicts).toEqual([verdict]);
    expect((await lastMailTo(testApp, team.email)).subject).toContain('Análise recusada');
  });

  it('leaves alone what somebody has in hand, or what was taken back meanwhile', async () => {
    await set('approve');
    const [held, gone] = [await newTeam(testApp), await newTeam(testApp)];
    const [kept, taken] = [await submit(held), await submit(gone)];
    await claim(rita, kept.id);
    await takeBack(testApp, gone);
    await until(waitingJobs, (count) => count === 0);
    expect((await see(kept.id)).status).toBe('UNDER');
    expect((await see(taken.id)).status).toBe('REVOKED');
  });

  it('decides only what comes in while it is set, and by what it said then', async () => {
    const before = await submit(await newTeam(testApp));
    await set('approve');
    const during = await submit(await newTeam(testApp));
    await set('reject');
    expect((await decided(during.id)).status).toBe('SUCCESS');
    expect((await see(before.id)).status).toBe('UNDER');
  });

  it('may decide twice, and the second time changes nothing', async () => {
    await set('approve');
    const { id } = await submit(await newTeam(testApp));
    await testApp.platform.db.execute(sql`
      insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'review.auto' and state = 'created'`);
    await until(waitingJobs, (count) => count === 0);
    expect((await see(id)).timeline.map(({ kind }) => kind)).toEqual(['submitted', 'approved']);
  });

  it('approves no data for payments of a team that is not certified', async () => {
    await set('approve');
    const id = await submitForReview(testApp, await newTeam(testApp), { kind: 'merchant' });
    await until(waitingJobs, (count) => count === 0);
    expect((await see(id)).status).toBe('UNDER');
  });

  it('is followed by every server, from its start on, and by none outside the sandbox', async () => {
    const two = await openTestApp({}, testApp.database);
    const bank = await openTestApp({ sandbox: false }, testApp.database);
    try {
      await set('approve', two);
      await until(
        async () => testApp.services.settings.reviewMode(),
        (mode) => mode === 'approve',
      );
      const three = await openTestApp({}, testApp.database);
      await three.services.sandbox.prepare();
      expect(await three.caller()(getReviewMode, {})).toEqual({ mode: 'approve' });
      await three.close();
      await expect(bank.caller()(getReviewMode, {})).rejects.toMatchObject({ name: 'path_unknown' });
      await until(
        async () => bank.services.settings.reviewMode(),
        (mode) => mode === 'approve',
      );
      const team = await newTeam(testApp);
      await submitForReview(bank, team);
      expect(await waitingJobs()).toBe(0);
    } finally {
      await bank.close();
      await two.close();
    }
  });

  it('knows three ways only', async () => {
    await expect(set('later' as never)).rejects.toMatchObject({ name: 'form_invalid' });
    const { total } = await rita.call(listReviews, { query: { status: ['SUCCESS', 'REJECT'] } });
    expect(total).toBeGreaterThan(0);
  });
});
