import { type Locale, locales } from '@balcao/contract/locale';
import { removeMember } from '@balcao/contract/member';
import type { SingleKind, SubjectType } from '@balcao/contract/review';
import { askReopening, askReview, decideReopening, getReview, rejectReview } from '@balcao/contract/review-desk';
import { reasonText } from '@balcao/contract/review-reason-texts';
import { ReviewReason } from '@balcao/contract/review-reasons';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, member, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, claim, newTeam, setTime, submitForReview } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
afterEach(() => testApp.platform.clock.setAhead(0));

const base = () => testApp.platform.config.publicBaseUrl;
/** Texts that no mail may contain: what was submitted, and what people wrote, except the note that goes with a decision. */
const personal = [
  ...['Helena', 'Duarte', 'Otávio', '39053344705', '390.533', '11222333000181', '11.222', '52998224725'],
  ...['Paulista', '3333', 'Qual é o ramo?', 'Falta a página 2', 'Trocamos', '987654'],
];
const read = async (team: Team) => {
  const mail = await lastMailTo(testApp, team.email);
  for (const secret of personal) expect(`${mail.subject}${mail.body}`, secret).not.toContain(secret);
  return mail;
};

describe('the promised day', () => {
  const due = async (instant: string, type: SubjectType, kind: SingleKind = 'certification') => {
    setTime(testApp, instant);
    const { call } = await staffMember(testApp, 'reviewer');
    return (await call(getReview, about(await submitForReview(testApp, await newTeam(testApp), { type, kind })))).dueAt;
  };

  it.each([
    ['a Monday', '2026-11-23T15:00:00Z', 'personal', '2026-11-24'],
    ['a Monday', '2026-11-23T15:00:00Z', 'enterprise', '2026-11-26'],
    ['a Friday, over the weekend', '2026-11-27T15:00:00Z', 'personal', '2026-11-30'],
    ['a Friday, over the weekend', '2026-11-27T15:00:00Z', 'enterprise', '2026-12-02'],
    ['a Friday evening of São Paulo that is Saturday in UTC', '2026-11-28T02:30:00Z', 'personal', '2026-11-30'],
    ['a Saturday', '2026-11-28T15:00:00Z', 'personal', '2026-11-30'],
    ['a Sunday that is Monday in UTC', '2026-11-30T01:00:00Z', 'enterprise', '2026-12-02'],
    ['the Friday before Carnival', '2027-02-05T15:00:00Z', 'personal', '2027-02-10'],
    ['the Friday before Carnival', '2027-02-05T15:00:00Z', 'enterprise', '2027-02-12'],
    ['the Monday of Carnival', '2027-02-08T15:00:00Z', 'enterprise', '2027-02-12'],
    ['the day before New Year’s Eve', '2026-12-30T15:00:00Z', 'personal', '2027-01-04'],
  ] as const)('of what comes in on %s (%s, %s) is the end of %s', async (_, instant, type, day) => {
    const next = new Date(Date.parse(`${day}T03:00:00Z`) + 86_400_000).getTime();
    expect(await due(instant, type)).toBe(new Date(next - 1).toISOString());
  });

  it('is the same for data for payments', async () => {
    expect(await due('2026-11-27T15:00:00Z', 'enterprise', 'merchant')).toBe('2026-12-03T02:59:59.999Z');
  });
});

const words = {
  'pt-BR': {
    submitted: ['Em análise: certificação da equipe', 'até 02/12/2026', '3 dias úteis'],
    asked: ['Uma pergunta sobre a certificação da equipe', '02/12/2026'],
    rejected: ['Análise recusada', '• Cartão do CNPJ\n  Não dá para ler com clareza.'],
    approved: ['Análise aprovada', 'foi aprovada'],
    reopened: ['Análise reaberta', 'até'],
    legalCpf: 'Responsável legal: CPF',
  },
  'en-US': {
    submitted: ['Under review: certification of team', 'by 02 Dec 2026', '3 business days'],
    asked: ['A question about the certification of team', '02 Dec 2026'],
    rejected: ['Review rejected', '• CNPJ card\n  It cannot be read clearly.'],
    approved: ['Review approved', 'was approved'],
    reopened: ['Review reopened', 'by'],
    legalCpf: 'Legal representative: CPF',
  },
  'es-MX': {
    submitted: ['En revisión: certificación del equipo', 'el 02/12/2026', '3 días hábiles'],
    asked: ['Una pregunta sobre la certificación del equipo', '02/12/2026'],
    rejected: ['Revisión rechazada', '• Constancia del CNPJ\n  No se puede leer con claridad.'],
    approved: ['Revisión aprobada', 'fue aprobada'],
    reopened: ['Revisión reabierta', 'a más tardar'],
    legalCpf: 'Responsable legal: CPF',
  },
  'zh-CN': {
    submitted: ['审核中：团队', '2026-12-02', '3 个工作日'],
    asked: ['我们有一个问题', '2026-12-02'],
    rejected: ['审核已驳回', '• CNPJ 登记证\n  看不清楚。'],
    approved: ['审核通过', '认证已通过'],
    reopened: ['重新审核', '最迟'],
    legalCpf: '法定代表人：CPF',
  },
} as const satisfies Record<Locale, unknown>;

describe('the mails about a submission', () => {
  it.each(locales)('are written in the language of the person who submitted it: %s', async (locale) => {
    setTime(testApp, '2026-11-27T15:00:00Z');
    const [rita, rui] = [await staffMember(testApp, 'reviewer'), await staffMember(testApp, 'reviewer')];
    const team = await newTeam(testApp, 'Casa Azul');
    const says = words[locale];
    const expectMail = async (parts: readonly string[], link = '/certify') => {
      const { subject, body } = await read(team);
      expect(subject).toContain('Casa Azul');
      for (const part of [...parts, `${base()}${link}`]) expect(`${subject}\n${body}`).toContain(part);
    };
    const id = await submitForReview(testApp, team, { locale });
    await expectMail(says.submitted);
    await claim(rita, id);
    const { version } = await rita.call(askReview, { ...about(id), body: { text: 'Qual é o ramo?' } });
    await expectMail(says.asked);
    const verdicts = [
      { path: 'businessLicense', reason: 'unreadable', note: 'Falta a página 2' },
      { path: 'legalPerson.cpf', reason: 'numberDiffers', note: null },
    ] as const;
    const body = { version, verdicts: [...verdicts], remark: 'Quase lá.' };
    await rita.call(rejectReview, { ...about(id), body });
    await expectMail([...says.rejected, 'Quase lá.', `• ${says.legalCpf}\n  ${reasonText('numberDiffers', locale)}`]);
    await rita.call(askReopening, { ...about(id), body: { reason: 'Trocamos o documento.' } });
    await rui.call(decideReopening, { ...about(id), body: { agreed: true } });
    await expectMail(says.reopened);
    await approve(rui, id);
    await expectMail(says.approved, '/setting/merchant/payment');
  });

  it.each(locales)('about data for payments lead to their page: %s', async (locale) => {
    const rita = await staffMember(testApp, 'reviewer');
    const team = await newTeam(testApp, 'Casa Verde');
    const id = await submitForReview(testApp, team, { kind: 'merchant', type: 'personal', locale });
    const link = `${base()}/setting/merchant/payment`;
    expect((await read(team)).body).toContain(link);
    const version = await claim(rita, id);
    const verdicts = [{ path: 'residentialProofFile', reason: 'tooOld', note: null } as const];
    await rita.call(rejectReview, { ...about(id), body: { version, verdicts, remark: null } });
    const { body } = await read(team);
    expect(body).toContain(link);
    expect(body).toContain(reasonText('tooOld', locale));
    expect(body).not.toContain('residentialProofFile');
  });

  it('go to the super admins once the person who submitted it has left the team', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    const team = await newTeam(testApp);
    const left = await member(testApp, team, { isAdmin: true });
    const id = await submitForReview(testApp, left, { locale: 'zh-CN' });
    expect((await read(left)).subject).toContain('审核中');
    await team.call(removeMember, { params: { id: left.accountId } });
    await approve(rita, id);
    expect((await read(team)).subject).toBe('Análise aprovada: certificação da equipe Padaria da Esquina');
    expect((await read(left)).subject).toContain('审核中');
  });

  it('say why in words of their own for every reason and language', () => {
    for (const locale of locales) {
      const said = ReviewReason.options.map((reason) => reasonText(reason, locale));
      expect(new Set(said).size).toBe(ReviewReason.options.length);
      for (const text of said) expect(text).toMatch(/[.。]$/);
    }
  });
});
