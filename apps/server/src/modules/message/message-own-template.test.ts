import { listLog } from '@balcao/contract/log';
import { answerMessages, askForMessages, listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listMessageDeliveries, listReceivedMessages, sendMessage } from '@balcao/contract/message-delivery';
import {
  cancelOwnTemplate,
  changeOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
  removeOwnTemplate,
  submitOwnTemplate,
} from '@balcao/contract/message-own-template';
import { listMessageTemplates, removeMessageTemplate, templatesAtMost } from '@balcao/contract/message-template';
import { listNotices } from '@balcao/contract/notification-bell';
import { getReview } from '@balcao/contract/review-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokenOf } from '../../../test/applet-servers.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openMessageTemplate } from '../../../test/held-messages.ts';
import { openIdOf } from '../../../test/message-places.ts';
import { breadReady, breadValues, entryOfBread, submitOwn, writeOwnTemplate } from '../../../test/own-templates.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { type Published, publishedApplet } from '../../../test/published-applets.ts';
import { about, approve, outcomesOf, reject } from '../../../test/reviews.ts';
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

interface Place extends Published {
  readonly id: string;
  readonly params: { readonly id: string; readonly templateId: string };
}
const openPlace = async (): Promise<Place> => {
  const applet = await publishedApplet(testApp, team);
  const { id } = await writeOwnTemplate(team, applet.appletId);
  return { ...applet, id, params: { id: applet.appletId, templateId: id } };
};
const submit = ({ appletId, id }: Place) => submitOwn(team, appletId, id);
const pass = async (place: Place) => approve(reviewer, await submit(place));
const seen = ({ params }: Place) => team.call(getOwnTemplate, { params });
const inUse = async ({ appletId: id }: Place) => (await team.call(listMessageTemplates, { params: { id } })).list;
const underWay = async ({ appletId: id }: Place) => (await team.call(listOwnTemplates, { params: { id } })).list;
const ask = (who: TestCustomer, { appId, id }: Place) =>
  who.call(askForMessages, { body: { appId, templateIds: [id] } });
const accept = (who: TestCustomer, { appId, id }: Place) =>
  who.call(answerMessages, { body: { appId, answers: [{ templateId: id, answer: 'accept' }] } }, keyed());

describe('a message that a team writes itself', () => {
  it('is a draft with a name for each field, which nobody can be asked for', async () => {
    const place = await openPlace();
    const { title, scene, category } = breadReady;
    expect(await seen(place)).toMatchObject({ state: 'draft', title, scene, category, version: 1, submission: null });
    expect((await seen(place)).fields.map(({ name }) => name)).toEqual(Object.keys(breadValues));
    expect(await inUse(place)).toEqual([]);
    await expect(ask(await customer(testApp), place)).rejects.toMatchObject({ name: 'not_found' });
  });

  it.each([
    ['no title in Portuguese', { title: { 'en-US': 'Bread' } }, 'title.pt-BR'],
    ['an empty title in another language', { title: { 'pt-BR': 'Pão', 'es-MX': '' } }, 'title.es-MX'],
    ['a title too long', { title: { 'pt-BR': 'a'.repeat(31) } }, 'title.pt-BR'],
    ['a language that there is not', { title: { 'pt-BR': 'Pão', 'fr-FR': 'Pain' } }, 'title.fr-FR'],
    ['a scene that says nothing', { scene: 'Pão' }, 'scene'],
    ['a category that there is not', { category: 'lottery' }, 'category'],
    ['one field', { fields: breadReady.fields.slice(0, 1) }, 'fields'],
    ['six fields', { fields: [...breadReady.fields, ...breadReady.fields] }, 'fields'],
    [
      'a kind that there is not',
      { fields: [{ ...breadReady.fields[0], kind: 'html' }, breadReady.fields[1]] },
      'fields.0.kind',
    ],
    [
      'a sample of another kind',
      { fields: [breadReady.fields[0], { ...breadReady.fields[1], sample: 'caro' }] },
      'fields.1.sample',
    ],
    [
      'a day that there is not',
      { fields: [breadReady.fields[0], { ...breadReady.fields[2], sample: '20260231' }] },
      'fields.1.sample',
    ],
    ['two fields of one name', { fields: [breadReady.fields[0], breadReady.fields[0]] }, 'fields.1.label.pt-BR'],
    ['the number of a card', { scene: 'Cartão 4111 1111 1111 1111 aprovado' }, 'scene'],
  ])('is refused with %s, and the field is named', async (_, wrong, named) => {
    const { appletId } = await openPlace();
    const entry = { ...entryOfBread(), ...wrong } as never;
    await expect(writeOwnTemplate(team, appletId, entry)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
  });

  it('is read by staff as a phone would write it, and cannot be changed, removed or submitted while it waits', async () => {
    const place = await openPlace();
    const { params } = place;
    const detail = await reviewer.call(getReview, about(await submit(place)));
    expect(detail).toMatchObject({
      kind: 'template',
      subject: place.id,
      subjectName: `Fornada pronta (${place.name})`,
    });
    const read = Object.fromEntries(detail.fields.map(({ path, value }) => [path, value.replaceAll('\u00a0', ' ')]));
    expect(read).toMatchObject({
      'title.en-US': 'Fresh bread is ready',
      category: 'sale',
      'fields.1.kind': 'amount',
      'fields.1.sample': 'R$ 12,50',
      'fields.2.sample': '18/03/2026',
    });
    expect((await seen(place)).state).toBe('waiting');
    const change = { params, body: { entry: entryOfBread(), version: 1 } };
    const forbidden = { name: 'state_forbids' };
    await expect(team.call(changeOwnTemplate, change)).rejects.toMatchObject(forbidden);
    await expect(team.call(removeOwnTemplate, { params })).rejects.toMatchObject(forbidden);
    await expect(team.call(submitOwnTemplate, { params })).rejects.toMatchObject(forbidden);
  });

  it('comes back with what is wrong at a field, told by bell and mail, is corrected and submitted again', async () => {
    const place = await openPlace();
    const { params } = place;
    await reject(reviewer, await submit(place), 'fields.0.label.pt-BR', 'incomplete');
    expect(await seen(place)).toMatchObject({
      state: 'rejected',
      submission: { status: 'REJECT', verdicts: [{ path: 'fields.0.label.pt-BR' }] },
    });
    const [notice] = (await team.call(listNotices, { query: {} })).list;
    const told = { appletId: place.appletId, title: 'Fornada pronta', isAccepted: false };
    expect(notice).toMatchObject({ kind: 'templateDecided', data: told });
    expect((await lastMailTo(testApp, team.email)).body).toContain('Campo 1: nome');
    const [first, ...rest] = entryOfBread().fields;
    const fields = [{ ...first, label: { 'pt-BR': 'Tipo de pão' } }, ...rest] as never;
    const body = { entry: entryOfBread({ fields }), version: 1 };
    expect(await team.call(changeOwnTemplate, { params, body })).toMatchObject({ state: 'rejected', version: 2 });
    await expect(team.call(changeOwnTemplate, { params, body })).rejects.toMatchObject({ name: 'changed_elsewhere' });
    await approve(reviewer, await submit(place));
    expect(await seen(place)).toMatchObject({
      state: 'passed',
      fields: [{ label: { 'pt-BR': 'Tipo de pão' } }, {}, {}],
    });
  });

  it('is taken back while it waits, and is a draft again', async () => {
    const place = await openPlace();
    const { params } = place;
    await expect(team.call(cancelOwnTemplate, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    await submit(place);
    expect(await team.call(cancelOwnTemplate, { params })).toMatchObject({ state: 'draft' });
    await pass(place);
    expect((await inUse(place)).map(({ id }) => id)).toEqual([place.id]);
    await expect(team.call(cancelOwnTemplate, { params })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is submitted once by two at the same moment', async () => {
    const { params } = await openPlace();
    const both = [1, 2].map(() => team.call(submitOwnTemplate, { params }));
    expect((await outcomesOf(both)).sort()).toEqual(['done', 'state_forbids']);
  });

  it('counts among the 25 of its mini program from the first draft on', async () => {
    const place = await openPlace();
    for (let count = 2; count < templatesAtMost; count += 1)
      await (count % 2 ? openMessageTemplate(team, place.appletId) : writeOwnTemplate(team, place.appletId));
    const last = [openMessageTemplate(team, place.appletId), writeOwnTemplate(team, place.appletId)];
    expect((await outcomesOf(last)).sort()).toEqual(['done', 'templates_full']);
    await pass(place);
    await team.call(removeMessageTemplate, { params: place.params });
    await openMessageTemplate(team, place.appletId);
    expect([...(await inUse(place)), ...(await underWay(place))]).toHaveLength(templatesAtMost);
  });

  it('leaves a line in the log of the team when it is written, submitted, taken back or removed', async () => {
    const place = await openPlace();
    const { params } = place;
    await submit(place);
    await team.call(cancelOwnTemplate, { params });
    await team.call(removeOwnTemplate, { params });
    await expect(team.call(getOwnTemplate, { params })).rejects.toMatchObject({ name: 'not_found' });
    const { list } = await team.call(listLog, { query: { event: ['37', '38', '39', '40'], pageSize: 4 } });
    expect(list.map(({ event }) => event)).toEqual(['40', '39', '38', '37']);
    expect(list[0]?.changes).toEqual([{ field: 'name', of: null, before: 'Fornada pronta', after: null }]);
  });
});

describe('a message of a team that passed its review', () => {
  it('is asked for, sent, received and taken back like one of the library', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    await pass(place);
    expect(await underWay(place)).toEqual([]);
    const { title } = breadReady;
    expect((await inUse(place))[0]).toMatchObject({ id: place.id, title, pausedBecause: null });
    expect((await ask(bruna, place)).list).toMatchObject([
      { title, fields: [{ name: 'text1' }, {}, {}], standing: 'ask' },
    ]);
    await accept(bruna, place);
    expect((await bruna.call(listOwnConsents, {})).list).toMatchObject([{ templateId: place.id, title, remaining: 1 }]);
    const server = await accessTokenOf(testApp, team, place.appletId);
    const openId = await openIdOf(testApp, bruna, { ...place, server });
    const send = (values: object) =>
      testApp.caller(server)(sendMessage, { body: { templateId: place.id, openId, values: { ...values } } });
    await expect(send({ ...breadValues, amount2: 'caro' })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { 'values.amount2': expect.any(String) },
    });
    const { messageId } = await send(breadValues);
    await expect(send(breadValues)).rejects.toMatchObject({ name: 'consent_missing' });
    const [received] = (await bruna.call(listReceivedMessages, {})).list;
    expect(received).toMatchObject({ id: messageId, title });
    expect(received?.values.map(({ value }) => value)).toEqual(Object.values(breadValues));
    const records = await team.call(listMessageDeliveries, { params: { id: place.appletId }, query: {} });
    expect(records.list).toMatchObject([
      { title, reason: 'noConsent' },
      { title, outcome: 'delivered' },
    ]);
    await accept(bruna, place);
    await bruna.call(takeConsentBack, { params: { templateId: place.id } });
    expect((await bruna.call(listOwnConsents, {})).list).toEqual([]);
  });

  it('stays in what people received after its team removed it', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    await pass(place);
    await accept(bruna, place);
    const server = await accessTokenOf(testApp, team, place.appletId);
    const openId = await openIdOf(testApp, bruna, { ...place, server });
    await testApp.caller(server)(sendMessage, { body: { templateId: place.id, openId, values: { ...breadValues } } });
    await team.call(removeMessageTemplate, { params: place.params });
    expect(await inUse(place)).toEqual([]);
    await expect(ask(bruna, place)).rejects.toMatchObject({ name: 'not_found' });
    expect((await bruna.call(listReceivedMessages, {})).list).toMatchObject([{ title: breadReady.title }]);
  });
});
