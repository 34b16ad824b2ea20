import { listAuditEvents } from '@balcao/contract/audit-event';
import { askForMessages, listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listReceivedMessages, sendMessage } from '@balcao/contract/message-delivery';
import type { MessageCategory } from '@balcao/contract/message-library';
import { allowLongTerm, endLongTerm, listLongTermCategories } from '@balcao/contract/message-long-term';
import { listMessageTemplates } from '@balcao/contract/message-template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import {
  answerMessage,
  deliveriesOf,
  type MessagePlace,
  openIdOf,
  openMessagePlace,
  sendReady,
} from '../../../test/message-places.ts';
import { breadValues, submitOwn, writeOwnTemplate } from '../../../test/own-templates.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { approve } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let team: Team;
let rita: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const reason = 'Pedido de quem entrega todo dia';
const decision = (category: MessageCategory) => ({ params: { category }, body: { reason } });
const allow = (category: MessageCategory = 'delivery', who: Staff = rita) =>
  who.call(allowLongTerm, decision(category));
const end = (category: MessageCategory = 'delivery', who: Staff = rita) => who.call(endLongTerm, decision(category));
const categories = async (who: Staff = rita) => (await who.call(listLongTermCategories, {})).list;
// Each test begins as a new platform does: nothing is allowed.
beforeEach(async () => {
  for (const { category, isAllowed } of await categories()) if (isAllowed) await end(category);
});

/** A person who said always, as the server of the mini program knows them. */
const openAlways = async () => {
  const [place, bruna] = [await openMessagePlace(testApp, team), await customer(testApp)];
  await allow();
  await answerMessage(bruna, place, 'always');
  const openId = await openIdOf(testApp, bruna, place);
  return { place, bruna, send: () => sendReady(testApp, place, openId) };
};
const received = async (who: TestCustomer) => (await who.call(listReceivedMessages, {})).list.length;
const own = async (who: TestCustomer) => (await who.call(listOwnConsents, {})).list[0];
const asked = async (who: TestCustomer, { appId, templateId }: MessagePlace) =>
  (await who.call(askForMessages, { body: { appId, templateIds: [templateId] } })).list[0];
const stateForbids = { name: 'state_forbids' };
const consentMissing = { name: 'consent_missing' };

describe('long-term consent in a category of messages', () => {
  it('is allowed and ended by reviewers, with a reason that the page and the record keep; others only look', async () => {
    const support = await staffMember(testApp, 'support');
    const finance = await staffMember(testApp, 'finance');
    const ada = await staffMember(testApp, 'admin');
    await expect(allow('queue', support)).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(allow('queue', finance)).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(end('queue')).rejects.toMatchObject(stateForbids);
    const allowed = await allow('queue');
    expect(allowed).toEqual({
      category: 'queue',
      isAllowed: true,
      decision: { at: expect.any(String), by: 'Rita Souza', reason },
    });
    const list = await categories(support);
    expect(list.map(({ category }) => category)).toEqual(['sale', 'delivery', 'queue', 'appointment', 'customer']);
    expect(list[2]).toEqual(allowed);
    expect(list[0]).toEqual({ category: 'sale', isAllowed: false, decision: null });
    await expect(allow('queue')).rejects.toMatchObject(stateForbids);
    expect(await end('queue')).toMatchObject({ isAllowed: false, decision: { reason } });
    await expect(end('queue')).rejects.toMatchObject(stateForbids);
    const { list: events } = await ada.call(listAuditEvents, { query: { kind: ['longTermAllowed', 'longTermEnded'] } });
    expect(events.slice(0, 2).map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['longTermEnded', 'Fila'],
      ['longTermAllowed', 'Fila'],
    ]);
    expect(events[0]?.changes).toEqual([{ field: 'reason', before: '', after: reason }]);
  });

  it('is decided once when two of the staff decide the same at once, also the very first time', async () => {
    const rui = await staffMember(testApp, 'reviewer');
    for (const category of ['appointment', 'sale'] as const)
      for (const decide of [allow, end]) {
        const both = await Promise.allSettled([decide(category, rita), decide(category, rui)]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: stateForbids });
      }
  });

  it.each([
    ['without a reason', { reason: '' }],
    ['with a reason too short', { reason: 'ok' }],
    ['with a reason too long', { reason: 'x'.repeat(201) }],
  ])('is not decided %s: the field is named', async (_, body) => {
    const wrong = rita.call(allowLongTerm, { params: { category: 'delivery' }, body });
    await expect(wrong).rejects.toMatchObject({ name: 'form_invalid', fields: { reason: expect.any(String) } });
    expect((await categories()).filter(({ isAllowed }) => isAllowed)).toEqual([]);
  });
});

describe('a person who may allow a message always', () => {
  it('is offered that in an allowed category only, and cannot say it elsewhere', async () => {
    const [place, bruna] = [await openMessagePlace(testApp, team), await customer(testApp)];
    await allow('sale');
    expect(await asked(bruna, place)).toMatchObject({ standing: 'ask', offersAlways: false });
    await expect(answerMessage(bruna, place, 'always')).rejects.toMatchObject(stateForbids);
    expect(await own(bruna)).toBeUndefined();
    await allow();
    expect(await asked(bruna, place)).toMatchObject({ standing: 'ask', offersAlways: true });
    const { list } = await answerMessage(bruna, place, 'always');
    expect(list).toEqual([{ templateId: place.templateId, remaining: 0, isNever: false, isLongTerm: true }]);
    expect(await asked(bruna, place)).toMatchObject({ standing: 'always' });
    expect(await own(bruna)).toMatchObject({ isLongTerm: true, rests: false, remaining: 0 });
    const [template] = (await team.call(listMessageTemplates, { params: { id: place.appletId } })).list;
    expect(template?.figures).toMatchObject({ accepted: 1, declined: 0 });
  });

  it('gets any number, also many at once, and uses up none of the single consents', async () => {
    const { place, bruna, send } = await openAlways();
    await answerMessage(bruna, place);
    const sent = await Promise.allSettled(Array.from({ length: 12 }, send));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await received(bruna)).toBe(12);
    expect(await own(bruna)).toMatchObject({ isLongTerm: true, remaining: 1 });
  });

  it('ends it by taking it back: nothing more comes, and they are asked again', async () => {
    const { place, bruna, send } = await openAlways();
    await send();
    await bruna.call(takeConsentBack, { params: { templateId: place.templateId } });
    await expect(send()).rejects.toMatchObject(consentMissing);
    expect(await received(bruna)).toBe(1);
    expect((await deliveriesOf(team, place))[0]).toMatchObject({ reason: 'noConsent' });
    expect(await asked(bruna, place)).toMatchObject({ standing: 'ask' });
  });

  it('ends it by saying never, and begins with nothing when that is taken back', async () => {
    const { place, bruna, send } = await openAlways();
    await answerMessage(bruna, place, 'never');
    await expect(send()).rejects.toMatchObject(consentMissing);
    expect((await deliveriesOf(team, place))[0]).toMatchObject({ reason: 'declined' });
    expect(await own(bruna)).toMatchObject({ isNever: true, isLongTerm: false });
    await answerMessage(bruna, place);
    await send();
    await expect(send()).rejects.toMatchObject(consentMissing);
  });

  it('gets only what they allowed once after the console ended it, the records say why, and all again once allowed again', async () => {
    const { place, bruna, send } = await openAlways();
    await end();
    expect(await own(bruna)).toMatchObject({ isLongTerm: true, rests: true });
    expect(await asked(bruna, place)).toMatchObject({ standing: 'ask', offersAlways: false });
    await answerMessage(bruna, place);
    await send();
    await expect(send()).rejects.toMatchObject(consentMissing);
    const records = await deliveriesOf(team, place);
    expect(records.map(({ outcome, reason: why }) => [outcome, why])).toEqual([
      ['refused', 'longTermEnded'],
      ['delivered', null],
    ]);
    expect(await deliveriesOf(team, place, { reason: 'longTermEnded' })).toHaveLength(1);
    await answerMessage(bruna, place, 'decline');
    await allow();
    await send();
    await send();
    expect(await received(bruna)).toBe(3);
    expect(await own(bruna)).toMatchObject({ isLongTerm: true, rests: false });
  });

  it('has it for a message in the words of a team too, by the category that its review accepted', async () => {
    const [place, bruna] = [await openMessagePlace(testApp, team), await customer(testApp)];
    const { id: templateId } = await writeOwnTemplate(team, place.appletId);
    await approve(rita, await submitOwn(team, place.appletId, templateId));
    const bread = { ...place, templateId };
    await allow();
    await expect(answerMessage(bruna, bread, 'always')).rejects.toMatchObject(stateForbids);
    await allow('sale');
    await answerMessage(bruna, bread, 'always');
    const openId = await openIdOf(testApp, bruna, bread);
    const body = { templateId, openId, values: { ...breadValues } };
    for (let times = 0; times < 2; times += 1) await testApp.caller(place.server)(sendMessage, { body });
    expect(await received(bruna)).toBe(2);
  });
});
