import { getMessageBatch, sendMessageBatch } from '@balcao/contract/message-batch';
import { askForMessages } from '@balcao/contract/message-consent';
import { listReceivedMessages, sendMessage } from '@balcao/contract/message-delivery';
import { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import { listMessageTemplates } from '@balcao/contract/message-template';
import { getTemplate, removeTemplate } from '@balcao/contract/template';
import { pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import { listTemplateUses } from '@balcao/contract/template-use';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { freeName, passedTemplate, writeTemplate } from '../../../test/held-templates.ts';
import { answerMessage, deliveriesOf, openIdOf, openMessagePlace } from '../../../test/message-places.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const values = { nome: 'Bruna', pedido: '1042' };
const add = ({ call }: Pick<Team, 'call'>, appletId: string, templateId: string) =>
  call(addFromTemplate, { params: { id: appletId }, body: { templateId } });
/** A mini program with a message that says an approved template, and a person who allowed one of it. */
const openPlace = async () => {
  const place = await openMessagePlace(testApp, team);
  const { id: sourceId } = await passedTemplate(testApp, team, { name: freeName() });
  const made = await add(team, place.appletId, sourceId);
  const bruna = await customer(testApp);
  const said = { ...place, templateId: made.id };
  await answerMessage(bruna, said);
  return { place: said, sourceId, made, bruna, openId: await openIdOf(testApp, bruna, said) };
};
type Place = Awaited<ReturnType<typeof openPlace>>;
const send = ({ place, openId }: Place, given: Record<string, string> = values) =>
  testApp.caller(place.server)(sendMessage, { body: { templateId: place.templateId, openId, values: given } });
const refused = (call: Promise<unknown>) => call.then(() => 'sent').catch(({ name }: Error) => name);
const stop = async (id: string) => {
  const staff = await staffMember(testApp, 'reviewer');
  await staff.call(pauseTemplate, { params: { id }, body: { reason: 'Muitas reclamações.' } });
  return staff;
};

describe('a subscribe message that says a message template', () => {
  it('is there at once, without a second review, with the variables of the template as its fields', async () => {
    const { place, sourceId, made } = await openPlace();
    const { list: offered } = await team.call(listOfferedTemplates, { params: { id: place.appletId }, query: {} });
    expect(offered.map(({ id }) => id)).toContain(sourceId);
    expect(made).toMatchObject({
      title: { 'pt-BR': 'Padaria do Largo' },
      fields: [{ name: 'nome' }, { name: 'pedido' }],
      pausedBecause: null,
      source: { templateId: sourceId, isSendable: true, text: expect.stringContaining('Oi, Ana! O pedido 1042') },
    });
    const { list } = await team.call(listMessageTemplates, { params: { id: place.appletId } });
    expect(list[0]).toMatchObject({ id: made.id, fields: made.fields, source: made.source });
  });

  it('reaches its reader in the language of their phone, once they allowed it, and counts as delivered and seen', async () => {
    const open = await openPlace();
    const { place, sourceId, bruna } = open;
    const [asked] = (
      await bruna.call(askForMessages, { body: { appId: place.appId, templateIds: [place.templateId] } })
    ).list;
    expect(asked).toMatchObject({ standing: 'ask', text: expect.stringContaining('Oi, Ana!') });
    await send(open);
    expect(await refused(send(open)), 'one consent is one message').toBe('consent_missing');
    const figures = async () => (await team.call(getTemplate, { params: { templateId: sourceId } })).figures;
    expect(await figures()).toEqual({ sent: 1, delivered: 1, read: 0 });
    const english = testApp.caller(bruna.token, 'en-US');
    const [read] = (await english(listReceivedMessages, {})).list;
    expect(read).toMatchObject({ text: 'Hi, Bruna! Order 1042 is ready.', values: [] });
    const [own] = (await bruna.call(listReceivedMessages, {})).list;
    expect(own?.text).toContain('Oi, Bruna! O pedido 1042 está pronto.');
    expect(await figures()).toEqual({ sent: 1, delivered: 1, read: 1 });
  });

  it('takes a value for each variable and nothing else, and no number of a card in two halves', async () => {
    const open = await openPlace();
    await expect(send(open, { nome: 'Bruna' })).rejects.toMatchObject({
      fields: { 'values.pedido': expect.any(String) },
    });
    await expect(send(open, { ...values, cupom: 'X' })).rejects.toMatchObject({
      fields: { 'values.cupom': expect.any(String) },
    });
    await expect(send(open, { nome: 'x'.repeat(201), pedido: '1' })).rejects.toMatchObject({
      fields: { 'values.nome': expect.any(String) },
    });
    expect(await deliveriesOf(team, open.place)).toEqual([]);
  });

  it('is not sent while staff stop the template, with a reason, uses up no consent, and goes on afterwards', async () => {
    const open = await openPlace();
    const { place, sourceId, bruna } = open;
    const staff = await stop(sourceId);
    expect(await refused(send(open))).toBe('template_not_sendable');
    expect(await deliveriesOf(team, place)).toMatchObject([{ outcome: 'refused', reason: 'templateStopped' }]);
    const ask = { body: { appId: place.appId, templateIds: [place.templateId] } };
    expect((await bruna.call(askForMessages, ask)).list).toMatchObject([{ standing: 'paused' }]);
    const { list } = await team.call(listMessageTemplates, { params: { id: place.appletId } });
    expect(list[0]?.source).toMatchObject({ isSendable: false });
    expect(await refused(add(team, place.appletId, sourceId))).toBe('template_not_sendable');
    await staff.call(resumeTemplate, { params: { id: sourceId }, body: { reason: 'Corrigido.' } });
    expect(await refused(send(open))).toBe('sent');
  });

  it('goes in batches too, each once, and what waits when the template stops does not come', async () => {
    const open = await openPlace();
    const { place, sourceId, openId, bruna } = open;
    const server = testApp.caller(place.server);
    const batch = async () => {
      const messages = [{ templateId: place.templateId, openId, values }];
      const key = { idempotencyKey: crypto.randomUUID() };
      const { batchId } = await server(sendMessageBatch, { body: { messages } }, key);
      const read = () => server(getMessageBatch, { params: { id: batchId } });
      return until(read, ({ waiting }) => waiting === 0);
    };
    expect(await batch()).toMatchObject({ delivered: 1 });
    expect((await bruna.call(listReceivedMessages, {})).list).toMatchObject([
      { text: expect.stringContaining('Oi, Bruna!') },
    ]);
    await answerMessage(bruna, place);
    await stop(sourceId);
    expect(await batch()).toMatchObject({ delivered: 0, messages: [{ reason: 'templateStopped' }] });
  });

  it('stands where the template is used, and outlives it unsent', async () => {
    const open = await openPlace();
    const { place, sourceId } = open;
    const uses = await team.call(listTemplateUses, { params: { templateId: sourceId } });
    expect(uses.messages).toMatchObject([{ appletId: place.appletId, messageId: place.templateId, isPaused: false }]);
    await team.call(removeTemplate, { params: { templateId: sourceId } });
    expect(await refused(send(open))).toBe('template_not_sendable');
    const { list } = await team.call(listMessageTemplates, { params: { id: place.appletId } });
    expect(list[0]?.source).toEqual({ templateId: sourceId, name: null, isSendable: false, text: '' });
  });

  it('is made of approved templates of the own team alone', async () => {
    const { place, sourceId } = await openPlace();
    const draft = await writeTemplate(team, { name: freeName() });
    expect(await refused(add(team, place.appletId, draft.id))).toBe('template_not_sendable');
    const stranger = await openTeam(testApp, await register(testApp), { certified: true });
    const { appletId } = await openMessagePlace(testApp, stranger);
    expect(await refused(add(stranger, appletId, sourceId))).toBe('not_found');
    expect(await refused(add(stranger, place.appletId, sourceId))).toBe('not_found');
  });
});
