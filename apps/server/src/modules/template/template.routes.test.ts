import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { answerTemplateReview } from '@balcao/contract/review';
import { askReview, claimReview, getReview } from '@balcao/contract/review-desk';
import {
  cancelTemplate,
  changeTemplate,
  createTemplate,
  discardTemplateEdition,
  duplicateTemplate,
  getTemplate,
  listTemplates,
  messageTemplatesAtMost,
  removeTemplate,
  submitTemplate,
} from '@balcao/contract/template';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOfOrder, freeName, submitOf, writeTemplate } from '../../../test/held-templates.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, newTeam, outcomesOf, reject } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let reviewer: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  reviewer = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const seen = (templateId: string) => team.call(getTemplate, { params: { templateId } });
const pass = async (templateId: string) => approve(reviewer, await submitOf(team, templateId));
const passed = async () => {
  const template = await writeTemplate(team);
  await pass(template.id);
  return seen(template.id);
};
const change = async (templateId: string, to: Partial<TemplateEntry>) => {
  const { entry, version } = await seen(templateId);
  return team.call(changeTemplate, { params: { templateId }, body: { entry: { ...entry, ...to }, version } });
};
const [portuguese, english] = entryOfOrder().versions as [TemplateEntry['versions'][0], TemplateEntry['versions'][0]];
const withBody = (body: string) => [{ ...portuguese, body }, english];
const manyLetters = 'a'.repeat(5_000);

describe('a message template', () => {
  it('is a draft that its team finds by name, category, language and state', async () => {
    const name = freeName();
    const made = await writeTemplate(team, { name, category: 'marketing' });
    expect(made).toMatchObject({ name, state: 'draft', edition: 'none', inUse: null, submission: null, version: 1 });
    const found = async (query: object) =>
      (await team.call(listTemplates, { query: { search: name.slice(0, 8), ...query } })).list.map(({ id }) => id);
    expect(await found({})).toEqual([made.id]);
    expect(await found({ category: ['marketing'], language: ['en-US'], state: ['draft'] })).toEqual([made.id]);
    for (const other of [{ category: ['utility'] }, { language: ['zh-CN'] }, { state: ['approved'] }])
      expect(await found(other)).toEqual([]);
  });

  it.each([
    ['a variable that is not declared', { versions: withBody('Oi, {{nome}} {{pedido}} {{loja}}') }, 'versions.0.body'],
    ['braces without a name', { versions: withBody('Oi, {{nome}} {{pedido}} {{') }, 'versions.0.body'],
    ['a variable that one language leaves out', { versions: withBody('Oi, {{nome}}') }, 'versions.0.body'],
    ['a header with a variable of its own', { versions: [{ ...portuguese, header: '{{loja}}' }] }, 'versions.0.header'],
    ['a sample of 5,000 letters', { variables: [{ name: 'nome', sample: manyLetters }] }, 'variables.0.sample'],
    ['a variable without a sample', { variables: [{ name: 'nome', sample: ' ' }] }, 'variables.0.sample'],
    ['numbers out of order', { variables: [{ name: '2', sample: 'a' }] }, 'variables.0.name'],
    [
      'a variable twice',
      { variables: [...entryOfOrder().variables, { name: 'nome', sample: 'Bia' }] },
      'variables.2.name',
    ],
    ['a body of 1,025 letters', { versions: withBody('a'.repeat(1_025)) }, 'versions.0.body'],
    ['a footer of 61 letters', { versions: [{ ...portuguese, footer: 'a'.repeat(61) }] }, 'versions.0.footer'],
    ['no language', { versions: [] }, 'versions'],
    ['a language twice', { versions: [portuguese, portuguese] }, 'versions.1.language'],
    ['a main language that it lacks', { mainLanguage: 'zh-CN' }, 'mainLanguage'],
    ['a name with accents', { name: 'promoção' }, 'name'],
    ['the number of a card', { versions: withBody('{{nome}} {{pedido}} 4111 1111 1111 1111') }, 'versions.0.body'],
    [
      'a button that leads to an unsafe address',
      { versions: [{ ...portuguese, buttons: [{ label: 'Ver', url: 'http://padaria.example' }] }] },
      'versions.0.buttons.0.url',
    ],
    [
      'four buttons',
      { versions: [{ ...portuguese, buttons: ['a', 'b', 'c', 'd'].map((label) => ({ label, url: null })) }] },
      'versions.0.buttons',
    ],
  ] as const)('is refused with %s, and the field is named', async (_, wrong, named) => {
    const body = entryOfOrder({ name: freeName(), ...(wrong as Partial<TemplateEntry>) });
    await expect(team.call(createTemplate, { body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
  });

  it('has a name of its own, however it is spelled, also of two that are made at the same instant', async () => {
    const name = freeName();
    const both = await outcomesOf([writeTemplate(team, { name }), writeTemplate(team, { name: name.toUpperCase() })]);
    expect(both.sort()).toEqual(['done', 'form_invalid']);
    const wide = [...name].map((sign) => (sign === '_' ? sign : String.fromCharCode(sign.charCodeAt(0) + 0xfee0)));
    for (const same of [` ${name} `, wide.join('')])
      await expect(writeTemplate(team, { name: same }), same).rejects.toMatchObject({
        fields: { name: expect.any(String) },
      });
    const { id } = await writeTemplate(team);
    await expect(change(id, { name })).rejects.toMatchObject({ fields: { 'entry.name': expect.any(String) } });
    expect(await writeTemplate(await newTeam(testApp), { name })).toMatchObject({ name });
  });

  it('is copied under another name, with its words', async () => {
    const [template, name] = [await passed(), freeName()];
    const copy = await team.call(duplicateTemplate, { params: { templateId: template.id }, body: { name } });
    expect(copy).toMatchObject({ state: 'draft', name, entry: { ...template.entry, name } });
  });

  it('is one of 250 of its team at most', async () => {
    const other = await newTeam(testApp);
    await writeTemplate(other, { name: 'a0' });
    await testApp.platform.db.execute(sql`insert into template
      (merchant_id, id, name, category, languages, state, entry, created_at, updated_at)
      select merchant_id, gen_random_uuid(), 'a' || n, category, languages, state, entry, created_at, updated_at
      from template, generate_series(2, ${messageTemplatesAtMost - 1}) n where merchant_id = ${other.merchantId}`);
    const both = [writeTemplate(other, { name: 'x' }), writeTemplate(other, { name: 'y' })];
    expect((await outcomesOf(both)).sort()).toEqual(['done', 'message_templates_full']);
  });

  it('is not found by another team', async () => {
    const [{ id: templateId }, other] = [await writeTemplate(team), await newTeam(testApp)];
    await expect(other.call(getTemplate, { params: { templateId } })).rejects.toMatchObject({ name: 'not_found' });
    const remove = other.call(removeTemplate, { params: { templateId } });
    await expect(remove).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('the review of a message template', () => {
  it('is read by staff with the samples, and keeps the template as it is', async () => {
    const template = await writeTemplate(team);
    const detail = await reviewer.call(getReview, about(await submitOf(team, template.id)));
    expect(detail).toMatchObject({ kind: 'messageTemplate', subject: template.id, subjectName: template.name });
    const read = Object.fromEntries(detail.fields.map(({ path, value }) => [path, value]));
    expect(read).toMatchObject({
      'variables.0.sample': 'Ana',
      'versions.0.body': portuguese.body,
      'versions.0.buttons.1.url': 'https://padaria.example/pedido',
      'versions.1.language': 'en-US',
    });
    const params = { templateId: template.id };
    const forbidden = { name: 'state_forbids' };
    await expect(change(template.id, {})).rejects.toMatchObject(forbidden);
    await expect(team.call(removeTemplate, { params })).rejects.toMatchObject(forbidden);
  });

  it('is asked for once by two at the same moment, and only by a certified team', async () => {
    const { id: templateId, version } = await writeTemplate(team);
    const both = [1, 2].map(() => team.call(submitTemplate, { params: { templateId }, body: { version } }));
    expect((await outcomesOf(both)).sort()).toEqual(['done', 'state_forbids']);
    const other = await newTeam(testApp);
    const { id } = await writeTemplate(other);
    await expect(submitOf(other, id)).rejects.toMatchObject({ name: 'not_certified' });
  });

  it('is of what was seen: one that a colleague saved meanwhile is not submitted', async () => {
    const { id: templateId, version } = await writeTemplate(team);
    await change(templateId, { category: 'service' });
    const submit = team.call(submitTemplate, { params: { templateId }, body: { version } });
    await expect(submit).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });

  it('comes back with what is wrong at a field, by bell and mail, and is asked for again', async () => {
    const { id, name } = await writeTemplate(team);
    await reject(reviewer, await submitOf(team, id), 'versions.1.body', 'notAllowed');
    expect(await seen(id)).toMatchObject({
      state: 'rejected',
      submission: { verdicts: [{ path: 'versions.1.body', reason: 'notAllowed' }] },
    });
    const [notice] = (await team.call(listNotices, { query: {} })).list;
    expect(notice).toMatchObject({ kind: 'messageTemplateDecided', data: { templateId: id, name, isAccepted: false } });
    expect((await lastMailTo(testApp, team.email)).body).toContain('Versão 2: texto');
    await change(id, { versions: [portuguese], mainLanguage: 'pt-BR' });
    await pass(id);
    expect(await seen(id)).toMatchObject({ state: 'approved', languages: ['pt-BR'] });
  });

  it('is taken back, and what a reviewer asks is answered', async () => {
    const { id: templateId } = await writeTemplate(team);
    const reviewId = await submitOf(team, templateId);
    const body = { text: 'Para quem é?' };
    await reviewer.call(claimReview, about(reviewId));
    await reviewer.call(askReview, { params: { id: reviewId }, body });
    const answer = { params: { id: reviewId }, body: { text: 'Para quem pediu pão.' } };
    expect(await team.call(answerTemplateReview, answer)).toMatchObject({ isAsked: false });
    expect(await team.call(cancelTemplate, { params: { templateId } })).toMatchObject({ state: 'draft' });
    await expect(team.call(cancelTemplate, { params: { templateId } })).rejects.toMatchObject({
      name: 'state_forbids',
    });
  });
});

describe('the edition of an approved template', () => {
  it('leaves the approved one in use until it passes, under the same name', async () => {
    const { id, entry } = await passed();
    await expect(change(id, { name: freeName() })).rejects.toMatchObject({
      fields: { 'entry.name': expect.any(String) },
    });
    const versions = withBody('Olá, {{nome}}. Pedido {{pedido}}.');
    expect(await change(id, { versions })).toMatchObject({ state: 'approved', edition: 'draft', inUse: entry });
    const reviewId = await submitOf(team, id);
    expect(await seen(id)).toMatchObject({ state: 'approved', edition: 'pending', inUse: entry });
    await reject(reviewer, reviewId, 'versions.0.body', 'incomplete');
    expect(await seen(id)).toMatchObject({ state: 'approved', edition: 'rejected', inUse: entry });
    await pass(id);
    expect(await seen(id)).toMatchObject({ state: 'approved', edition: 'none', inUse: { versions } });
  });

  it('is dropped, and what is in use is what stands there again', async () => {
    const { id: templateId, entry } = await passed();
    await change(templateId, { versions: [portuguese] });
    const dropped = await team.call(discardTemplateEdition, { params: { templateId } });
    expect(dropped).toMatchObject({ edition: 'none', entry, languages: ['pt-BR', 'en-US'] });
    const again = team.call(discardTemplateEdition, { params: { templateId } });
    await expect(again).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('leaves a line in the log for each thing that was done', async () => {
    const { id: templateId, name } = await passed();
    await change(templateId, { versions: [portuguese] });
    await team.call(discardTemplateEdition, { params: { templateId } });
    await team.call(removeTemplate, { params: { templateId } });
    const query = { event: ['150', '151', '152', '153', '154'], pageSize: 5 } as const;
    const { list } = await team.call(listLog, { query: { ...query, event: [...query.event] } });
    expect(list.map(({ event }) => event)).toEqual(['153', '154', '150', '151', '150']);
    expect(list[0]?.subject).toMatchObject({ kind: 'messageTemplate', name });
  });
});
