import { latestCertification, submitCertification } from '@balcao/contract/certification';
import { answerReview } from '@balcao/contract/review';
import {
  approveReview,
  askReview,
  claimMinutes,
  claimReview,
  getReview,
  markReview,
  releaseReview,
} from '@balcao/contract/review-desk';
import { StaffRole } from '@balcao/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, member, staffMember, type Team } from '../../../test/people.ts';
import {
  about,
  approve,
  auditEventsAbout,
  claim,
  newTeam,
  outcomesOf,
  submitForReview,
  takeBack,
} from '../../../test/reviews.ts';
import { enterpriseCertification, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  rui = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** A team of its own, and what it has just submitted. */
const waiting = async (): Promise<string> => {
  team = await newTeam(testApp);
  return submitForReview(testApp, team);
};
const advance = (minutes: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + minutes * 60);
};
const release = ({ call }: Staff, id: string) => call(releaseReview, about(id));
const mark = ({ call }: Staff, id: string, paths: readonly string[]) =>
  call(markReview, {
    ...about(id),
    body: { marks: paths.map((path) => ({ path, fine: true, reason: null, note: null })) },
  });
const ask = ({ call }: Staff, id: string, text: string) => call(askReview, { ...about(id), body: { text } });
const answer = ({ call }: Pick<Team, 'call'>, id: string, text: string) =>
  call(answerReview, { ...about(id), body: { text } });
const kindsOf = (timeline: readonly { readonly kind: string }[]) => timeline.map(({ kind }) => kind);

describe('taking a submission in hand', () => {
  it('keeps every colleague out until it is put back', async () => {
    const id = await waiting();
    expect((await rita.call(claimReview, about(id))).claimedBy?.staffId).toBe(rita.staffId);
    const attempts = [claim(rui, id), release(rui, id), mark(rui, id, []), ask(rui, id, 'Quem?')];
    expect(await outcomesOf(attempts)).toEqual(attempts.map(() => 'review_claimed'));
    expect((await release(rita, id)).claimedBy).toBeNull();
    expect((await rui.call(claimReview, about(id))).claimedBy?.staffId).toBe(rui.staffId);
  });

  it('is done by one of two who try at the same instant', async () => {
    const id = await waiting();
    const both = await Promise.allSettled([claim(rita, id), claim(rui, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'review_claimed' } });
    const { claimedBy } = await rita.call(getReview, about(id));
    expect(claimedBy?.staffId).toBe(both[0].status === 'fulfilled' ? rita.staffId : rui.staffId);
  });

  it('may be taken over after half an hour without a touch, not a minute earlier; every touch counts', async () => {
    const id = await waiting();
    await claim(rita, id);
    advance(claimMinutes - 1);
    await mark(rita, id, ['cnpj']);
    advance(claimMinutes - 1);
    await expect(claim(rui, id)).rejects.toMatchObject({ name: 'review_claimed' });
    await claim(rita, id);
    advance(claimMinutes - 1);
    await expect(claim(rui, id)).rejects.toMatchObject({ name: 'review_claimed' });
    advance(1);
    const taken = await rui.call(claimReview, about(id));
    expect(taken).toMatchObject({ claimedBy: { staffId: rui.staffId }, marks: [{ path: 'cnpj', fine: true }] });
    const body = { version: taken.version, remark: null };
    await expect(rita.call(approveReview, { ...about(id), body })).rejects.toMatchObject({ name: 'review_claimed' });
  });

  it('lasts beyond half an hour while nobody takes it over', async () => {
    const id = await waiting();
    const version = await claim(rita, id);
    advance(2 * claimMinutes);
    const body = { version, remark: null };
    expect(await rita.call(approveReview, { ...about(id), body })).toMatchObject({ status: 'SUCCESS' });
  });

  it('is told to the team once, no matter who has it in hand later', async () => {
    const id = await waiting();
    await claim(rita, id);
    await release(rita, id);
    await claim(rui, id);
    const { timeline } = await rui.call(getReview, about(id));
    expect(kindsOf(timeline)).toEqual(['submitted', 'opened']);
    expect(timeline[1]).toMatchObject({ side: 'staff', by: 'Rita Souza' });
  });

  it('is not possible once it is decided or taken back, nor of what does not exist', async () => {
    const decided = await waiting();
    await approve(rita, decided);
    const taken = await waiting();
    await takeBack(testApp, team);
    const nothing = crypto.randomUUID();
    const allOf = (id: string) => [claim(rui, id), release(rita, id), mark(rita, id, []), ask(rita, id, 'Quem?')];
    for (const id of [decided, taken]) expect(new Set(await outcomesOf(allOf(id)))).toEqual(new Set(['state_forbids']));
    const read = rita.call(getReview, about(nothing));
    expect(new Set(await outcomesOf([...allOf(nothing), read]))).toEqual(new Set(['not_found']));
  });

  it('is needed to do anything with it', async () => {
    const id = await waiting();
    const attempts = [release(rita, id), mark(rita, id, []), ask(rita, id, 'Quem?')];
    expect(await outcomesOf(attempts)).toEqual(attempts.map(() => 'state_forbids'));
  });

  it('is written down as a look, once while the page stays open (audit)', async () => {
    const id = await waiting();
    const see = () => rita.call(getReview, about(id));
    await see();
    await claim(rita, id);
    await see();
    expect(await auditEventsAbout(testApp, id)).toEqual(['reviewOpened', 'reviewClaimed']);
    advance(6);
    await see();
    await rui.call(getReview, about(id));
    expect(await auditEventsAbout(testApp, id)).toEqual([
      'reviewOpened',
      'reviewClaimed',
      'reviewOpened',
      'reviewOpened',
    ]);
  });

  it('is written down with who puts it back and who takes it from whom, and not when it was refused (audit)', async () => {
    const id = await waiting();
    await claim(rita, id);
    await release(rita, id);
    await claim(rui, id);
    await expect(claim(rita, id)).rejects.toMatchObject({ name: 'review_claimed' });
    advance(31);
    await claim(rita, id);
    expect((await auditEventsAbout(testApp, id)).filter((kind) => kind !== 'reviewOpened')).toEqual([
      'reviewClaimed',
      'reviewReleased',
      'reviewClaimed',
      'reviewTakenOver',
    ]);
  });
});

describe('what a reviewer notes', () => {
  it('stays with the submission, field by field, and changes nothing that others decide on', async () => {
    const id = await waiting();
    const version = await claim(rita, id);
    const marks = [
      { path: 'cnpj', fine: true, reason: null, note: null },
      { path: 'businessLicense', fine: false, reason: 'unreadable', note: 'Página 2' } as const,
    ];
    expect(await rita.call(markReview, { ...about(id), body: { marks } })).toBeNull();
    expect(await rita.call(getReview, about(id))).toMatchObject({ marks, version });
    await mark(rita, id, ['phone']);
    expect((await rita.call(getReview, about(id))).marks.map(({ path }) => path)).toEqual(['phone']);
  });

  it('names fields of this form only, each once', async () => {
    const id = await waiting();
    await claim(rita, id);
    for (const paths of [['idFront'], ['name', 'partners.0.cpf'], ['cnpj', 'cnpj'], ['__proto__']])
      await expect(mark(rita, id, paths)).rejects.toMatchObject({ name: 'form_invalid' });
    expect((await rita.call(getReview, about(id))).marks).toEqual([]);
  });
});

describe('a question', () => {
  it('goes to the person who submitted it, is answered, and stops no clock', async () => {
    const id = await waiting();
    const { dueAt } = await rita.call(claimReview, about(id));
    const asked = await ask(rita, id, 'Qual é o ramo?');
    expect(asked).toMatchObject({ isAsked: true, dueAt, status: 'UNDER' });
    const { subject, body } = await lastMailTo(testApp, team.email);
    expect(subject).toBe('Uma pergunta sobre a certificação da equipe Padaria da Esquina');
    expect(body).toContain(`${testApp.platform.config.publicBaseUrl}/certify`);
    expect(body).not.toContain('Qual é o ramo?');
    const mine = await team.call(latestCertification, {});
    expect(mine.submission).toMatchObject({ isAsked: true, reviewId: id });
    const answered = await answer(team, id, 'Padaria.');
    expect(answered).toMatchObject({ isAsked: false, dueAt, status: 'UNDER' });
    expect(answered.timeline).toMatchObject([
      { kind: 'submitted', side: 'team', by: expect.stringContaining('pessoa') },
      { kind: 'opened', side: 'staff', by: null },
      { kind: 'question', side: 'staff', by: null, text: 'Qual é o ramo?' },
      { kind: 'answer', side: 'team', by: expect.stringContaining('pessoa'), text: 'Padaria.' },
    ]);
    const seen = await rita.call(getReview, about(id));
    expect(seen).toMatchObject({ isAsked: false, dueAt });
    expect(seen.timeline.at(-1)).toMatchObject({ kind: 'answer', text: 'Padaria.' });
    expect(await auditEventsAbout(testApp, id)).toEqual(['reviewClaimed', 'reviewOpened', 'reviewQuestion']);
  });

  it('is answered once, by the first person who does, and only when something was asked', async () => {
    const id = await waiting();
    await expect(answer(team, id, 'Cedo.')).rejects.toMatchObject({ name: 'state_forbids' });
    await claim(rita, id);
    await ask(rita, id, 'Qual é o ramo?');
    const colleague = await member(testApp, team, { isAdmin: true });
    const both = [answer(team, id, 'Um.'), answer(colleague, id, 'Dois.')];
    expect((await outcomesOf(both)).sort()).toEqual(['done', 'state_forbids']);
    const { timeline } = await rita.call(getReview, about(id));
    expect(kindsOf(timeline)).toEqual(['submitted', 'opened', 'question', 'answer']);
  });

  it('is answered by nobody of another team, and never by who may only look (rule: foreign-is-unknown)', async () => {
    const id = await waiting();
    await claim(rita, id);
    await ask(rita, id, 'Qual é o ramo?');
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'read' }],
    });
    await expect(answer(reader, id, 'Eu.')).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(answer(await newTeam(testApp), id, 'Eu.')).rejects.toMatchObject({ name: 'not_found' });
    expect((await rita.call(getReview, about(id))).isAsked).toBe(true);
  });

  it('that was answered meanwhile keeps a reviewer from deciding on what they have not seen', async () => {
    const id = await waiting();
    await claim(rita, id);
    const { version } = await ask(rita, id, 'Qual é o ramo?');
    await answer(team, id, 'Na verdade é um bar.');
    const decide = (known: number) =>
      rita.call(approveReview, { ...about(id), body: { version: known, remark: null } });
    await expect(decide(version)).rejects.toMatchObject({ name: 'changed_elsewhere', code: 13_019 });
    const { version: newest } = await rita.call(getReview, about(id));
    expect(await decide(newest)).toMatchObject({ status: 'SUCCESS' });
  });

  it('needs no answer any more once it is decided or taken back', async () => {
    const id = await waiting();
    await claim(rita, id);
    await ask(rita, id, 'Qual é o ramo?');
    await takeBack(testApp, team);
    await expect(answer(team, id, 'Tarde.')).rejects.toMatchObject({ name: 'state_forbids' });
    expect((await team.call(latestCertification, {})).submission).toMatchObject({ isAsked: false, status: 'REVOKED' });
  });
});

describe('who of the staff may see what', () => {
  it.each(StaffRole.options)('%s: what was submitted is for those who decide', async (role) => {
    const shop = await newTeam(testApp);
    const paper = await readyUpload(testApp, shop);
    const { submission } = await shop.call(submitCertification, { body: enterpriseCertification(paper) });
    const id = submission?.reviewId ?? '';
    await claim(rita, id);
    await mark(rita, id, ['cnpj']);
    const { call } = await staffMember(testApp, role);
    const seen = await call(getReview, about(id));
    expect(seen).toMatchObject({ id, merchantName: 'Padaria da Esquina', status: 'UNDER' });
    const decides = role === 'reviewer';
    expect(seen.fields.length > 0).toBe(decides);
    expect(seen.marks.length > 0).toBe(decides);
    for (const secret of ['11222333000181', '39053344705', 'Helena Duarte', paper])
      expect(JSON.stringify(seen).includes(secret), secret).toBe(decides);
    if (!decides) await expect(call(claimReview, about(id))).rejects.toMatchObject({ name: 'permission_missing' });
  });
});
