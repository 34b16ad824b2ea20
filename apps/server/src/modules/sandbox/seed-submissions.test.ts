import { latestCertification } from '@balcao/contract/certification';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import { latestMerchantForm } from '@balcao/contract/merchant';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { reviews } from '../review/review.tables.ts';
import { uploads } from '../upload/upload.tables.ts';
import { demoOf } from './demo.ts';
import { applicants } from './seed-applicants.ts';
import { demoPassword } from './seed-people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small' });
  await testApp.services.sandbox.prepare();
});
afterAll(() => testApp.close());

const memberOf = async (email: string) => {
  const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
  const { merchantList } = await testApp.caller(token)(listTeams, {});
  const merchantId = merchantList[0]?.merchantId ?? '';
  const { token: chosen } = await testApp.caller(token)(changeTeam, { body: { merchantId } });
  const call = testApp.caller(chosen);
  const certification = await call(latestCertification, {});
  return { certification, form: await call(latestMerchantForm, {}), standing: await call(currentUser, {}) };
};

describe('what the teams of the demonstration have submitted', () => {
  it.each(['ana@cafe.example', 'dora@livraria.example'])('is accepted where payments flow: %s', async (email) => {
    const { certification, form, standing } = await memberOf(email);
    expect(standing).toMatchObject({
      reviewStatus: 'SUCCESS',
      teamCert: true,
      formStatus: 'SUCCESS',
      paymentCert: true,
    });
    expect(certification.submission?.timeline.map(({ kind }) => kind)).toEqual(['submitted', 'opened', 'approved']);
    expect(form.submission?.decidedAt).toMatch(/Z$/);
    expect(form.values['legalRepresentative.cpf']).toMatch(/^\d\d\*{7}\d\d$/);
  });

  it.each([
    ['celia@padaria.example', { reviewStatus: 'UNDER', teamCert: false, formStatus: 'NO' }],
    ['tome@consertos.example', { reviewStatus: 'UNDER', realCert: true }],
    ['marina@lumiar.example', { reviewStatus: 'UNDER', teamCert: false }],
    ['joao@sabores.example', { reviewStatus: 'SUCCESS', teamCert: true, formStatus: 'UNDER', paymentCert: false }],
    ['fernanda@cantina.example', { reviewStatus: 'UNDER' }],
    ['luana@tororo.example', { reviewStatus: 'REJECT', teamCert: false }],
  ])('stands in every state that a screen can show: %s', async (email, standing) => {
    expect((await memberOf(email)).standing).toMatchObject(standing);
  });

  it('waits in the queue: one late, one asked about, one submitted again with what was found before', async () => {
    const rows = await testApp.platform.db.select().from(reviews);
    const waiting = rows.filter(({ status }) => status === 'UNDER');
    expect(waiting).toHaveLength(5);
    const now = testApp.platform.clock.now();
    expect(waiting.filter(({ dueAt }) => dueAt < now).map(({ merchantName }) => merchantName)).toEqual([
      'Tomé Consertos',
    ]);
    expect(waiting.filter(({ isAsked }) => isAsked).map(({ merchantName }) => merchantName)).toEqual([
      'Cantina Bela Vista',
    ]);
    expect(waiting.filter(({ attempt }) => attempt === 2).map(({ merchantName }) => merchantName)).toEqual([
      'Ateliê Lumiar',
    ]);
    expect(
      rows.every(({ submittedAt, decidedAt }) => submittedAt < now && (decidedAt === null || decidedAt < now)),
    ).toBe(true);
    const { submission } = (await memberOf('fernanda@cantina.example')).certification;
    expect(submission).toMatchObject({ isAsked: true });
    expect(submission?.timeline.at(-1)).toMatchObject({ kind: 'question', side: 'staff', by: null });
  });

  it('names fields that there are, and stands on documents that are there', async () => {
    const rows = await testApp.platform.db.select().from(reviews);
    const verdicts = rows.flatMap((row) => row.verdicts.map(({ path }) => ({ row, path })));
    expect(verdicts.length).toBeGreaterThan(2);
    const fieldsOf = (row: (typeof rows)[number]) => formOfSubmission(row)?.fields ?? [];
    for (const { row, path } of verdicts) expect(fieldsOf(row).map((field) => field.path)).toContain(path);
    const known = new Set((await testApp.platform.db.select().from(uploads)).map(({ id }) => id));
    for (const row of rows) {
      const { form } = testApp.services.reviews.handed(row);
      // 9999 stands for every line of business that has no number of its own.
      expect(form.industryClassification, row.merchantName).not.toBe('9999');
      const of = fieldsOf(row).filter(({ kind }) => kind === 'document');
      const ids = of.flatMap(({ path }) => (form[path.replace('*', '0')] ?? '').split(',')).filter(Boolean);
      expect(ids.length > 0, row.merchantName).toBe(row.kind !== 'product' && row.kind !== 'version');
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('can be signed in to by everybody who is named', () => {
    expect(demoOf().people.map(({ email }) => email)).toEqual(
      expect.arrayContaining(applicants.map(({ founder }) => founder.email)),
    );
  });
});
