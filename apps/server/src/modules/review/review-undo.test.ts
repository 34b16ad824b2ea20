import { cancelCertification, latestCertification } from '@balcao/contract/certification';
import {
  approveReview,
  claimReview,
  getReview,
  listReviews,
  markReview,
  rejectReview,
  releaseReview,
} from '@balcao/contract/review-desk';
import { listUndoable, undoReview } from '@balcao/contract/review-undo';
import { listMails } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { disableStaff } from '@balcao/contract/staff-team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, type Team } from '../../../test/people.ts';
import {
  about,
  auditEventsAbout,
  claim,
  newTeam,
  outcomesOf,
  submitForReview,
  timeOf,
  undoSeconds,
} from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
let timeGoesBy: ReturnType<typeof timeOf>;
beforeAll(async () => {
  testApp = await openTestApp({ reviewUndoSeconds: undoSeconds });
  timeGoesBy = timeOf(testApp);
  [rita, rui] = [await staffMember(testApp, 'reviewer'), await staffMember(testApp, 'reviewer')];
});
afterAll(() => testApp.close());

const waiting = async () => {
  const team = await newTeam(testApp);
  const id = await submitForReview(testApp, team);
  return { team, id, version: await claim(rita, id) };
};
const approve = (id: string, version: number, { call }: Staff = rita) =>
  call(approveReview, { ...about(id), body: { version, remark: 'Tudo confere' } });
const verdicts = [{ path: 'cnpj', reason: 'numberDiffers', note: null }] as const;
const reject = (id: string, version: number) =>
  rita.call(rejectReview, { ...about(id), body: { version, verdicts: [...verdicts], remark: 'Veja o CNPJ' } });
const undo = (id: string, { call }: Staff = rita) => call(undoReview, about(id));
const seenBy = async ({ call }: Team) => {
  const { teamCert, reviewStatus } = await call(currentUser, {});
  const { submission } = await call(latestCertification, {});
  const { status, remark, verdicts: found, timeline } = submission ?? {};
  return { teamCert, reviewStatus, status, remark, found, told: timeline?.map(({ kind }) => kind) };
};
const mailsTo = async ({ email }: Team) => (await testApp.caller()(listMails, { query: { to: email } })).list.length;

describe('a decision', () => {
  it('is nothing to the team and to colleagues until its time is over, and then takes effect by itself', async () => {
    const { team, id, version } = await waiting();
    const [before, mails] = [await seenBy(team), await mailsTo(team)];
    const decided = await approve(id, version);
    expect(decided).toMatchObject({ status: 'UNDER', decision: { isAccepted: true, remark: 'Tudo confere' } });
    expect(decided.decision?.takesEffectIn).toBeGreaterThan((undoSeconds - 30) * 1_000);
    await testApp.platform.jobs.sweep();
    expect([await seenBy(team), await mailsTo(team)]).toEqual([before, mails]);
    expect(await rui.call(getReview, about(id))).toMatchObject({
      status: 'UNDER',
      decision: null,
      remark: null,
      claimedBy: { staffId: rita.staffId },
    });
    expect(await outcomesOf([rui.call(claimReview, about(id)), undo(id, rui)])).toEqual([
      'review_claimed',
      'review_claimed',
    ]);
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ teamCert: true, status: 'SUCCESS', remark: 'Tudo confere' });
    expect(await mailsTo(team)).toBeGreaterThan(mails);
    expect(await rita.call(getReview, about(id))).toMatchObject({ status: 'SUCCESS', decision: null, claimedBy: null });
    expect(await outcomesOf([undo(id)])).toEqual(['state_forbids']);
  });

  it('is undone with all that was noted and written, in the same hands, however often it is asked for', async () => {
    const { team, id, version } = await waiting();
    const marks = [{ path: 'cnpj', fine: false, reason: 'numberDiffers' as const, note: null }];
    await rita.call(markReview, { ...about(id), body: { marks } });
    await reject(id, version);
    const { list } = await rita.call(listUndoable, {});
    expect(list).toMatchObject([{ id, isAccepted: false }]);
    expect(await outcomesOf([undo(id), undo(id), undo(id)])).toEqual(['done', 'done', 'done']);
    const back = await rita.call(getReview, about(id));
    expect(back).toMatchObject({
      status: 'UNDER',
      claimedBy: { staffId: rita.staffId },
      marks,
      decision: { isAccepted: false, remark: 'Veja o CNPJ', takesEffectIn: null },
    });
    expect((await rita.call(listUndoable, {})).list).toEqual([]);
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ status: 'UNDER', remark: null, found: [] });
    expect(await auditEventsAbout(testApp, id)).toEqual(expect.arrayContaining(['reviewRejected', 'reviewUndone']));
    await approve(id, back.version);
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ status: 'SUCCESS', teamCert: true });
  });

  it('leaves the submission as it is meanwhile: no note, no second decision, not put back, not among what is in hand', async () => {
    const { id, version } = await waiting();
    const { version: decided } = await approve(id, version);
    const tried = [
      approve(id, decided),
      reject(id, decided),
      rita.call(releaseReview, about(id)),
      rita.call(claimReview, about(id)),
      rita.call(markReview, { ...about(id), body: { marks: [] } }),
    ];
    expect(await outcomesOf(tried)).toEqual(Array(5).fill('state_forbids'));
    const mine = await rita.call(listReviews, { query: { show: 'mine', pageSize: 100 } });
    expect(mine.list.map((one) => one.id)).not.toContain(id);
    await timeGoesBy();
  });

  it('is over when the team takes its submission back first', async () => {
    const { team, id, version } = await waiting();
    await approve(id, version);
    await team.call(cancelCertification, {});
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ status: 'REVOKED', teamCert: false });
    expect(await outcomesOf([undo(id)])).not.toEqual(['done']);
  });

  it('is back with the reviewer where the team lacks meanwhile what it takes', async () => {
    const team = await newTeam(testApp);
    const setCertified = (value: boolean) =>
      testApp.platform.db.$client.query('update team set team_cert = $2 where merchant_id = $1', [
        team.merchantId,
        value,
      ]);
    await setCertified(true);
    const id = await submitForReview(testApp, team, { kind: 'merchant' });
    await approve(id, await claim(rita, id));
    await setCertified(false);
    await timeGoesBy();
    expect(await rita.call(getReview, about(id))).toMatchObject({
      status: 'UNDER',
      claimedBy: { staffId: rita.staffId },
      decision: { isAccepted: true, remark: 'Tudo confere', takesEffectIn: null },
    });
  });

  it('lapses where the one who decided may decide no more when its time is over, and the submission waits for anybody', async () => {
    const team = await newTeam(testApp);
    const id = await submitForReview(testApp, team);
    const gone = await staffMember(testApp, 'reviewer');
    await approve(id, await claim(gone, id), gone);
    const admin = await staffMember(testApp, 'admin');
    await admin.call(disableStaff, { params: { id: gone.staffId } });
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ status: 'UNDER', teamCert: false, remark: null });
    const free = await rui.call(getReview, about(id));
    expect(free).toMatchObject({ status: 'UNDER', claimedBy: null, decision: null });
    await approve(id, await claim(rui, id), rui);
    await timeGoesBy();
    expect(await seenBy(team)).toMatchObject({ status: 'SUCCESS', teamCert: true });
  });

  it('takes effect once where two servers look, and after a server that went away', async () => {
    const { team, id, version } = await waiting();
    await approve(id, version);
    const other = await openTestApp({ reviewUndoSeconds: undoSeconds }, testApp.database);
    other.platform.clock.setAhead(await timeGoesBy());
    await Promise.all([other.platform.jobs.sweep(), testApp.platform.jobs.sweep()]);
    const { told, status } = await seenBy(team);
    expect([status, told?.filter((kind) => kind === 'approved')]).toEqual(['SUCCESS', ['approved']]);
    await other.close();
  });
});
