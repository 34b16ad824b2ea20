import {
  cancelCertification,
  latestCertification,
  resubmitCertification,
  submitCertification,
} from '@balcao/contract/certification';
import type { FlatForm } from '@balcao/contract/form-fields';
import { createMerchantForm } from '@balcao/contract/merchant';
import { reviewMoves } from '@balcao/contract/review';
import { approveReview, askReview, getReview, rejectReview, releaseReview } from '@balcao/contract/review-desk';
import type { ReviewStatus } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, type Team } from '../../../test/people.ts';
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
import { certify, enterpriseCertification, enterpriseMerchant, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  rui = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** A team that has submitted its certification through the back office. */
const waiting = async () => {
  const team = await newTeam(testApp);
  const paper = await readyUpload(testApp, team);
  const { submission } = await team.call(submitCertification, { body: enterpriseCertification(paper) });
  return { team, paper, id: submission?.reviewId ?? '' };
};
const approveAs = ({ call }: Staff, id: string, version: number, idempotencyKey?: string) =>
  call(
    approveReview,
    { ...about(id), body: { version, remark: null } },
    ...(idempotencyKey ? [{ idempotencyKey }] : []),
  );
const rejectAs = ({ call }: Staff, id: string, version: number, path = 'cnpj') =>
  call(rejectReview, {
    ...about(id),
    body: { version, verdicts: [{ path, reason: 'numberDiffers', note: null }], remark: null },
  });
const standing = async ({ call }: Team) => {
  const { reviewStatus, teamCert } = await call(currentUser, {});
  return { reviewStatus, teamCert };
};

describe('an approval', () => {
  it('certifies the team, is told to both sides and written down', async () => {
    const { team, id } = await waiting();
    const version = await claim(rita, id);
    const body = { version, remark: 'Tudo certo.' };
    const done = await rita.call(approveReview, { ...about(id), body });
    expect(done).toMatchObject({ status: 'SUCCESS', claimedBy: null, remark: 'Tudo certo.', version: version + 1 });
    expect(done.timeline.at(-1)).toMatchObject({
      kind: 'approved',
      side: 'staff',
      by: 'Rita Souza',
      text: 'Tudo certo.',
    });
    expect(await standing(team)).toEqual({ reviewStatus: 'SUCCESS', teamCert: true });
    const { submission } = await team.call(latestCertification, {});
    expect(submission).toMatchObject({ status: 'SUCCESS', remark: 'Tudo certo.', decidedAt: done.decidedAt });
    expect(submission?.timeline.at(-1)).toMatchObject({ kind: 'approved', side: 'staff', by: null });
    expect(await auditEventsAbout(testApp, id)).toEqual(['reviewClaimed', 'reviewOpened', 'reviewApproved']);
  });

  it('of data for payments needs the certification of the team', async () => {
    const team = await newTeam(testApp);
    const paper = await certify(testApp, team);
    const { submission } = await team.call(createMerchantForm, { body: enterpriseMerchant(paper) });
    const id = submission?.reviewId ?? '';
    const version = await claim(rita, id);
    const certified = (teamCert: boolean) =>
      testApp.platform.db.execute(sql`update team set team_cert = ${teamCert} where merchant_id = ${team.merchantId}`);
    await certified(false);
    await expect(approveAs(rita, id, version)).rejects.toMatchObject({ name: 'not_certified' });
    expect((await rita.call(getReview, about(id))).status).toBe('UNDER');
    await certified(true);
    expect((await approveAs(rita, id, version)).status).toBe('SUCCESS');
    expect(await team.call(currentUser, {})).toMatchObject({ formStatus: 'SUCCESS', paymentCert: true });
  });

  it('that is sent twice with one key is done once, and keeps nothing of what was submitted', async () => {
    const { id } = await waiting();
    const version = await claim(rita, id);
    const key = crypto.randomUUID();
    const first = await approveAs(rita, id, version, key);
    expect(await approveAs(rita, id, version, key)).toEqual(first);
    await expect(approveAs(rita, id, version + 1, key)).rejects.toMatchObject({ name: 'idempotency_key_reused' });
    const { rows } = await testApp.platform.db.execute(sql`select reply from idempotency where key = ${key}`);
    expect(rows).toEqual([{ reply: null }]);
    expect(await auditEventsAbout(testApp, id)).toEqual(['reviewClaimed', 'reviewOpened', 'reviewApproved']);
  });
});

describe('a rejection', () => {
  it('names what is wrong, and the next submission shows what became of it', async () => {
    const { team, paper, id } = await waiting();
    const version = await claim(rita, id);
    const verdicts = [
      { path: 'businessLicense', reason: 'unreadable', note: null },
      { path: 'legalPerson.cpf', reason: 'other', note: 'Falta um dígito na foto.' },
    ] as const;
    const body = { version, verdicts: [...verdicts], remark: 'Quase lá.' };
    const done = await rita.call(rejectReview, { ...about(id), body });
    expect(done).toMatchObject({ status: 'REJECT', verdicts, remark: 'Quase lá.' });
    expect(await standing(team)).toEqual({ reviewStatus: 'REJECT', teamCert: false });
    const { submission } = await team.call(latestCertification, {});
    expect(submission).toMatchObject({ status: 'REJECT', verdicts, remark: 'Quase lá.' });

    const clearer = await readyUpload(testApp, team);
    const again = { ...enterpriseCertification(clearer), phone: '(11) 3333-5555' };
    const second = await team.call(resubmitCertification, { body: again });
    const seen = await rui.call(getReview, about(second.submission?.reviewId ?? ''));
    expect(seen).toMatchObject({ attempt: 2, hasFormer: true, verdicts: [], status: 'UNDER' });
    const field = (path: string) => seen.fields.find((one) => one.path === path);
    expect(field('phone')).toMatchObject({ value: '+551133335555', before: '+551133334444', isChanged: true });
    expect(field('cnpj')).toMatchObject({ value: '11222333000181', before: '11222333000181', isChanged: false });
    expect(field('legalPerson.cpf')).toMatchObject({ isChanged: false, formerVerdict: verdicts[1] });
    expect(field('businessLicense')).toMatchObject({
      isChanged: true,
      formerVerdict: verdicts[0],
      documents: [{ id: clearer, state: 'ready' }],
      formerDocuments: [{ id: paper }],
    });
    expect(await auditEventsAbout(testApp, id)).toEqual(['reviewClaimed', 'reviewOpened', 'reviewRejected']);
  });

  it('must say what is wrong, of fields of this form, each once, and in words where no reason fits', async () => {
    const { id } = await waiting();
    const version = await claim(rita, id);
    const fault = { path: 'cnpj', reason: 'numberDiffers', note: null } as const;
    const attempt = (...verdicts: object[]) =>
      rita.call(rejectReview, { ...about(id), body: { version, verdicts: verdicts as never, remark: null } });
    const wrong: Promise<unknown>[] = [
      attempt(),
      attempt({ ...fault, path: 'idFront' }),
      attempt({ ...fault, path: 'partners.0.cpf' }),
      attempt(fault, fault),
      attempt({ ...fault, reason: 'ugly' }),
      attempt({ ...fault, reason: 'other' }),
      attempt({ ...fault, reason: 'other', note: '  ' }),
      attempt({ ...fault, note: 'x'.repeat(301) }),
    ];
    expect(new Set(await outcomesOf(wrong))).toEqual(new Set(['form_invalid']));
    await expect(attempt(fault, { ...fault, path: 'nope' })).rejects.toMatchObject({
      fields: { 'verdicts.1.path': expect.any(String) },
    });
    expect((await rita.call(getReview, about(id))).status).toBe('UNDER');
  });

  it('may name each of several partners, and nobody beyond them', async () => {
    const id = await submitForReview(testApp, await newTeam(testApp), {
      kind: 'merchant',
      form: { 'partners.1.name': 'Bento Lima', 'partners.1.cpf': '11144477735', 'partners.2.name': 'Caio Reis' },
    });
    const version = await claim(rita, id);
    const { fields } = await rita.call(getReview, about(id));
    const partners = fields.map(({ path }) => path).filter((path) => path.startsWith('partners.'));
    const each = ['name', 'cpf', 'idKind', 'idFile', 'cpfFile'];
    expect(partners).toEqual([0, 1, 2].flatMap((index) => each.map((key) => `partners.${index}.${key}`)));
    await expect(rejectAs(rita, id, version, 'partners.3.cpf')).rejects.toMatchObject({ name: 'form_invalid' });
    expect((await rejectAs(rita, id, version, 'partners.2.cpf')).status).toBe('REJECT');
  });
});

describe('partners of one submission and the next', () => {
  const cpfs = { helena: '39053344705', bento: '11144477735', caio: '52998224725' } as const;
  const person = (index: number, name: keyof typeof cpfs) => ({
    [`partners.${index}.name`]: name,
    [`partners.${index}.cpf`]: cpfs[name],
  });
  /** What the desk shows of the second submission, after the first was sent back for Bento's name. */
  const secondOf = async (first: FlatForm, second: FlatForm) => {
    const team = await newTeam(testApp);
    await reject(rita, await submitForReview(testApp, team, { kind: 'merchant', form: first }), 'partners.1.name');
    const id = await submitForReview(testApp, team, { kind: 'merchant', form: second });
    const { fields } = await rita.call(getReview, about(id));
    return { id, at: (path: string) => fields.find((field) => field.path === path) };
  };

  it('are the same by their CPF, so one who leaves makes nobody else look changed', async () => {
    const three = { ...person(0, 'helena'), ...person(1, 'bento'), ...person(2, 'caio') };
    const { id, at } = await secondOf(three, { ...person(0, 'bento'), ...person(1, 'caio') });
    const same = { isChanged: false, isGone: false };
    expect(at('partners.0.name')).toMatchObject({ ...same, before: 'bento', formerVerdict: { reason: 'unreadable' } });
    expect(at('partners.1.cpf')).toMatchObject({ ...same, before: cpfs.caio, formerVerdict: null });
    expect(at('partners.2.name')).toMatchObject({ value: '', before: 'helena', isChanged: true, isGone: true });
    const version = await claim(rita, id);
    await expect(rejectAs(rita, id, version, 'partners.2.name')).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('keep their place when the CPF itself was corrected', async () => {
    const { at } = await secondOf(
      { ...person(0, 'helena'), ...person(1, 'bento') },
      { ...person(0, 'helena'), 'partners.1.name': 'bento', 'partners.1.cpf': cpfs.caio },
    );
    expect(at('partners.1.cpf')).toMatchObject({
      value: cpfs.caio,
      before: cpfs.bento,
      isChanged: true,
      isGone: false,
    });
    expect(at('partners.2.cpf')).toBeUndefined();
  });
});

describe('every move', () => {
  const states = ['UNDER', 'SUCCESS', 'REJECT', 'REVOKED'] as const;
  /** A submission in this state. */
  const inState = async (status: (typeof states)[number]) => {
    const team = await newTeam(testApp);
    const id = await submitForReview(testApp, team);
    if (status === 'SUCCESS') await approve(rita, id);
    if (status === 'REJECT') await reject(rita, id);
    if (status === 'REVOKED') await takeBack(testApp, team);
    if (status === 'UNDER') await claim(rita, id);
    return { team, id, version: (await rita.call(getReview, about(id))).version };
  };
  const moves = {
    SUCCESS: ({ id, version }: Awaited<ReturnType<typeof inState>>) => approveAs(rita, id, version),
    REJECT: ({ id, version }: Awaited<ReturnType<typeof inState>>) => rejectAs(rita, id, version),
    REVOKED: ({ team }: Awaited<ReturnType<typeof inState>>) => team.call(cancelCertification, {}),
  } as const;
  const pairs = states.flatMap((from) =>
    (Object.keys(moves) as (keyof typeof moves)[]).map((to) => [from, to] as const),
  );

  it.each(pairs)('from %s to %s is possible only where the table says so', async (from, to) => {
    const made = await inState(from);
    const isAllowed = (reviewMoves[from] as readonly ReviewStatus[]).includes(to);
    expect(await outcomesOf([moves[to](made)])).toEqual([isAllowed ? 'done' : 'state_forbids']);
    expect((await rita.call(getReview, about(made.id))).status).toBe(isAllowed ? to : from);
  });

  it.each(states)('from %s the next one may be submitted only where the table says so', async (from) => {
    const { team } = await inState(from);
    const isAllowed = (reviewMoves[from] as readonly ReviewStatus[]).includes('UNDER');
    expect(await outcomesOf([submitForReview(testApp, team)])).toEqual([isAllowed ? 'done' : 'state_forbids']);
  });

  it('needs the submission in hand, and the version that one has seen', async () => {
    const { id } = await waiting();
    const { version } = await rita.call(getReview, about(id));
    await expect(approveAs(rita, id, version)).rejects.toMatchObject({ name: 'state_forbids' });
    const taken = await claim(rita, id);
    await expect(approveAs(rui, id, taken)).rejects.toMatchObject({ name: 'review_claimed' });
    await expect(rejectAs(rui, id, taken)).rejects.toMatchObject({ name: 'review_claimed' });
    await expect(approveAs(rita, id, taken - 1)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    const asked = await rita.call(askReview, { ...about(id), body: { text: 'Qual é o ramo?' } });
    await expect(rejectAs(rita, id, taken)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    await rita.call(releaseReview, about(id));
    await expect(approveAs(rita, id, asked.version)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(approveAs(rita, crypto.randomUUID(), 1)).rejects.toMatchObject({ name: 'not_found' });
    expect((await rita.call(getReview, about(id))).status).toBe('UNDER');
  });
});

describe('at the same instant', () => {
  it.each([1, 2, 3, 4])('an approval and a withdrawal: one wins, the other loses cleanly (round %i)', async () => {
    const { team, id } = await waiting();
    const version = await claim(rita, id);
    const [approved, cancelled] = await outcomesOf([approveAs(rita, id, version), team.call(cancelCertification, {})]);
    expect([approved, cancelled].sort()).toEqual(['done', 'state_forbids']);
    const { status, timeline } = await rita.call(getReview, about(id));
    expect(status).toBe(approved === 'done' ? 'SUCCESS' : 'REVOKED');
    expect(timeline.map(({ kind }) => kind)).toEqual([
      'submitted',
      'opened',
      approved === 'done' ? 'approved' : 'cancelled',
    ]);
    const decided = await auditEventsAbout(testApp, id);
    expect(decided).toEqual(
      approved === 'done' ? ['reviewClaimed', 'reviewOpened', 'reviewApproved'] : ['reviewClaimed', 'reviewOpened'],
    );
    expect(await standing(team)).toEqual({ reviewStatus: status, teamCert: approved === 'done' });
  });

  it.each([1, 2, 3])('approved in one window and rejected in another: one of them counts (round %i)', async () => {
    const { team, id } = await waiting();
    const version = await claim(rita, id);
    const outcomes = await outcomesOf([approveAs(rita, id, version), rejectAs(rita, id, version)]);
    expect(outcomes.sort()).toEqual(['done', 'state_forbids']);
    const { status, timeline } = await rita.call(getReview, about(id));
    expect(timeline).toHaveLength(3);
    expect((await standing(team)).reviewStatus).toBe(status);
  });
});
