import { latestCertification } from '@balcao/contract/certification';
import { askReopening, decideReopening, getReview, listReviews } from '@balcao/contract/review-desk';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, staffMember, type Team } from '../../../test/people.ts';
import {
  about,
  approve,
  auditEventsAbout,
  claim,
  newTeam,
  outcomesOf,
  reject,
  submitForReview,
  takeBack,
} from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
let lia: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  rui = await staffMember(testApp, 'reviewer');
  lia = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const ask = ({ call }: Staff, id: string, reason = 'O documento era de outra empresa.') =>
  call(askReopening, { ...about(id), body: { reason } });
const decide = ({ call }: Staff, id: string, agreed: boolean) =>
  call(decideReopening, { ...about(id), body: { agreed } });
/** A team, and its submission that Rita has decided. */
const decided = async (how = approve): Promise<{ team: Team; id: string }> => {
  const team = await newTeam(testApp);
  const id = await submitForReview(testApp, team);
  await how(rita, id);
  return { team, id };
};
const see = ({ call }: Staff, id: string) => call(getReview, about(id));

describe('opening a decision again', () => {
  it('takes two: one asks and says why, another agrees; the team is told the second only', async () => {
    const { team, id } = await decided();
    const asked = await ask(rita, id);
    expect(asked).toMatchObject({
      status: 'SUCCESS',
      isReopeningAsked: true,
      reopening: { staffId: rita.staffId, name: 'Rita Souza', reason: 'O documento era de outra empresa.' },
    });
    const told = await team.call(latestCertification, {});
    expect(told.submission?.timeline.map(({ kind }) => kind)).toEqual(['submitted', 'opened', 'approved']);
    expect(await team.call(currentUser, {})).toMatchObject({ reviewStatus: 'SUCCESS', teamCert: true });

    const opened = await decide(rui, id, true);
    expect(opened).toMatchObject({
      status: 'UNDER',
      decidedAt: null,
      claimedBy: null,
      reopening: null,
      isReopeningAsked: false,
    });
    expect(opened.timeline.map(({ kind }) => kind).slice(-2)).toEqual(['reopenAsked', 'reopened']);
    expect(await team.call(currentUser, {})).toMatchObject({ reviewStatus: 'UNDER', teamCert: false });
    const { submission } = await team.call(latestCertification, {});
    expect(submission?.timeline.map(({ kind }) => kind)).toEqual(['submitted', 'opened', 'approved', 'reopened']);
    expect((await lastMailTo(testApp, team.email)).subject).toBe(
      'Análise reaberta: certificação da equipe Padaria da Esquina',
    );
    expect(await auditEventsAbout(testApp, id)).toEqual([
      'reviewClaimed',
      'reviewOpened',
      'reviewApproved',
      'reopeningAsked',
      'reopened',
    ]);
    expect((await reject(lia, id)).status).toBe('REJECT');
  });

  it('keeps what a rejection said until there is a new decision, but not before the team', async () => {
    const { team, id } = await decided(reject);
    await ask(rui, id);
    await decide(lia, id, true);
    expect((await see(lia, id)).verdicts).toMatchObject([{ path: 'businessLicense' }]);
    expect((await team.call(latestCertification, {})).submission).toMatchObject({ status: 'UNDER', verdicts: [] });
    expect(await approve(lia, id)).toMatchObject({ status: 'SUCCESS', verdicts: [] });
  });

  it('leaves nothing of what was said to be read by the team that takes it back', async () => {
    const { team, id } = await decided(reject);
    await ask(rui, id);
    await decide(lia, id, true);
    await takeBack(testApp, team);
    const { submission } = await team.call(latestCertification, {});
    expect(submission).toMatchObject({ status: 'REVOKED', verdicts: [], remark: null });
  });

  it('is promised again', async () => {
    const { id } = await decided();
    const { dueAt } = await see(rita, id);
    const { clock } = testApp.platform;
    clock.setAhead(clock.aheadSeconds() + 7 * 86_400);
    const staff = [await staffMember(testApp, 'reviewer'), await staffMember(testApp, 'reviewer')] as const;
    await ask(staff[0], id);
    const opened = await decide(staff[1], id, true);
    expect(Date.parse(opened.dueAt)).toBeGreaterThan(clock.now().getTime());
    expect(Date.parse(opened.dueAt)).toBeGreaterThan(Date.parse(dueAt));
    clock.setAhead(0);
  });

  it('is never agreed to, nor refused, by the person who asked', async () => {
    const { id } = await decided();
    await ask(rui, id);
    for (const agreed of [true, false])
      await expect(decide(rui, id, agreed)).rejects.toMatchObject({ name: 'second_person', code: 13_014 });
    expect((await see(rui, id)).isReopeningAsked).toBe(true);
    // The reviewer who decided may agree that it was wrong.
    expect((await decide(rita, id, true)).status).toBe('UNDER');
  });

  it('is refused by a colleague, and may be asked for again', async () => {
    const { team, id } = await decided();
    await ask(rui, id);
    const left = await decide(lia, id, false);
    expect(left).toMatchObject({ status: 'SUCCESS', reopening: null });
    expect(left.timeline.at(-1)).toMatchObject({ kind: 'reopenRefused', by: 'Rita Souza' });
    expect(await team.call(currentUser, {})).toMatchObject({ teamCert: true });
    const kinds = (await team.call(latestCertification, {})).submission?.timeline.map(({ kind }) => kind);
    expect(kinds).not.toContain('reopenRefused');
    expect(await auditEventsAbout(testApp, id)).toEqual(expect.arrayContaining(['reopeningAsked', 'reopeningRefused']));
    expect((await ask(lia, id)).isReopeningAsked).toBe(true);
  });

  it('is asked for once, with a reason, of what was decided', async () => {
    const { id } = await decided();
    for (const reason of ['', 'Erro', 'x'.repeat(501)])
      await expect(ask(rui, id, reason)).rejects.toMatchObject({ name: 'form_invalid' });
    const two = await outcomesOf([ask(rui, id), ask(lia, id)]);
    expect(two.sort()).toEqual(['done', 'state_forbids']);
    const team = await newTeam(testApp);
    const waiting = await submitForReview(testApp, team);
    const both = (subject: string) => outcomesOf([ask(rui, subject), decide(rui, subject, true)]);
    expect(await both(waiting)).toEqual(['state_forbids', 'state_forbids']);
    await takeBack(testApp, team);
    expect(await both(waiting)).toEqual(['state_forbids', 'state_forbids']);
    expect(await both(crypto.randomUUID())).toEqual(['not_found', 'not_found']);
  });

  it('is possible of the newest submission only, and the next one ends what was asked', async () => {
    const { team, id } = await decided(reject);
    await ask(rui, id);
    const next = await submitForReview(testApp, team);
    expect(await outcomesOf([decide(lia, id, true)])).toEqual(['state_forbids']);
    expect((await see(lia, id)).isReopeningAsked).toBe(false);
    expect(await outcomesOf([ask(lia, id)])).toEqual(['state_forbids']);
    await approve(rita, next);
    expect(await outcomesOf([ask(lia, id), ask(lia, next)])).toEqual(['state_forbids', 'done']);
  });

  it.each([1, 2, 3])('happens once when two agree at the same instant (round %i)', async () => {
    const { id } = await decided();
    await ask(rita, id);
    const outcomes = await outcomesOf([decide(rui, id, true), decide(lia, id, true)]);
    expect(outcomes.sort()).toEqual(['done', 'state_forbids']);
    const { timeline } = await see(rui, id);
    expect(timeline.filter(({ kind }) => kind === 'reopened')).toHaveLength(1);
  });

  it.each([1, 2, 3])('and the next submission at the same instant: one of the two waits (round %i)', async () => {
    const { team, id } = await decided(reject);
    await ask(rui, id);
    const [opened, handed] = await outcomesOf([decide(lia, id, true), submitForReview(testApp, team)]);
    expect([opened, handed].sort()).toEqual(['done', 'state_forbids']);
    expect((await see(lia, id)).status).toBe(opened === 'done' ? 'UNDER' : 'REJECT');
  });

  it('stands in the list of what is to be opened again until it is decided', async () => {
    const { id } = await decided();
    const list = async () => (await lia.call(listReviews, { query: { show: 'reopening' } })).list.map((one) => one.id);
    expect(await list()).not.toContain(id);
    await ask(rui, id);
    expect(await list()).toContain(id);
    await decide(lia, id, true);
    expect(await list()).not.toContain(id);
    await claim(lia, id);
  });
});
