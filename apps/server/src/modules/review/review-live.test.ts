import { approveReview, askReopening, claimReview, decideReopening, releaseReview } from '@balcao/contract/review-desk';
import { streamReviews } from '@balcao/contract/review-live';
import { undoReview } from '@balcao/contract/review-undo';
import { disableStaff } from '@balcao/contract/staff-team';
import { openStream } from '@balcao/sdk/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '../../../test/people.ts';
import { about, claim, newTeam, submitForReview, timeOf, undoSeconds } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let baseUrl: string;
let rita: Staff;
let timeGoesBy: ReturnType<typeof timeOf>;
beforeAll(async () => {
  testApp = await openTestApp({ reviewUndoSeconds: undoSeconds });
  timeGoesBy = timeOf(testApp);
  baseUrl = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** The desk of a colleague, open on another server process as a browser has it. */
const openDesk = async (of: Staff) => {
  const leaving = new AbortController();
  const options = {
    baseUrl,
    send: fetch,
    token: () => of.token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  } as const;
  const response = await openStream(options, streamReviews, {}, leaving.signal);
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  return {
    /** Reads on until it is told of the submission; false when the stream ended first. */
    hears: async (id: string): Promise<boolean> => {
      for (let heard = ''; ; ) {
        const { value, done } = await reader.read();
        if (done) return false;
        heard += value;
        if (heard.includes(id)) return true;
      }
    },
    leave: () => leaving.abort(),
  };
};
/** What is told of one submission while something is done. */
const told = async (desk: Awaited<ReturnType<typeof openDesk>>, id: string, act: () => Promise<unknown>) => {
  const [isTold] = await Promise.all([desk.hears(id), act()]);
  return isTold;
};

describe('an open desk', () => {
  it('is told when a colleague takes a submission, lets go of it, decides, and undoes', async () => {
    const desk = await openDesk(await staffMember(testApp, 'reviewer'));
    const team = await newTeam(testApp);
    const id = await submitForReview(testApp, team);
    expect(await desk.hears(id)).toBe(true);
    expect(await told(desk, id, () => rita.call(claimReview, about(id)))).toBe(true);
    expect(await told(desk, id, () => rita.call(releaseReview, about(id)))).toBe(true);
    let version = 0;
    expect(await told(desk, id, async () => (version = await claim(rita, id)))).toBe(true);
    const approve = () => rita.call(approveReview, { ...about(id), body: { version, remark: null } });
    expect(await told(desk, id, approve)).toBe(true);
    expect(await told(desk, id, () => rita.call(undoReview, about(id)))).toBe(true);
    desk.leave();
  });

  it('is told when a decision takes effect, and when a colleague wants it open again and another agrees', async () => {
    const other = await staffMember(testApp, 'reviewer');
    const desk = await openDesk(other);
    const id = await submitForReview(testApp, await newTeam(testApp));
    const version = await claim(rita, id);
    await rita.call(approveReview, { ...about(id), body: { version, remark: null } });
    await desk.hears(id);
    expect(await told(desk, id, () => timeGoesBy())).toBe(true);
    const reason = 'Era outra empresa';
    expect(await told(desk, id, () => rita.call(askReopening, { ...about(id), body: { reason } }))).toBe(true);
    const agree = () => other.call(decideReopening, { ...about(id), body: { agreed: true } });
    expect(await told(desk, id, agree)).toBe(true);
    desk.leave();
  });

  it('is told when a decision lapses, because its reviewer may decide no more or the team lacks what it takes', async () => {
    const desk = await openDesk(await staffMember(testApp, 'reviewer'));
    const gone = await staffMember(testApp, 'reviewer');
    const lapsing = await submitForReview(testApp, await newTeam(testApp));
    const team = await newTeam(testApp);
    const setCertified = (value: boolean) =>
      testApp.platform.db.$client.query('update team set team_cert = $2 where merchant_id = $1', [
        team.merchantId,
        value,
      ]);
    await setCertified(true);
    const back = await submitForReview(testApp, team, { kind: 'merchant' });
    for (const [staff, id] of [
      [gone, lapsing],
      [rita, back],
    ] as const) {
      const version = await claim(staff, id);
      await staff.call(approveReview, { ...about(id), body: { version, remark: null } });
    }
    await desk.hears(back);
    const admin = await staffMember(testApp, 'admin');
    await admin.call(disableStaff, { params: { id: gone.staffId } });
    await setCertified(false);
    const quiet = await openDesk(await staffMember(testApp, 'reviewer'));
    const [first, second] = await Promise.all([desk.hears(lapsing), quiet.hears(back), timeGoesBy()]);
    expect([first, second]).toEqual([true, true]);
    desk.leave();
    quiet.leave();
  });

  it('ends for who works here no longer, and tells them nothing more', async () => {
    const leaver = await staffMember(testApp, 'reviewer');
    const desk = await openDesk(leaver);
    const admin = await staffMember(testApp, 'admin');
    await admin.call(disableStaff, { params: { id: leaver.staffId } });
    const id = await submitForReview(testApp, await newTeam(testApp));
    expect(await desk.hears(id)).toBe(false);
  });
});
