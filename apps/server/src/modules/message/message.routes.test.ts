import { listLog } from '@balcao/contract/log';
import { askForMessages, consentsAtMost, listOwnConsents, takeConsentBack } from '@balcao/contract/message-consent';
import { listMessageDeliveries, listReceivedMessages } from '@balcao/contract/message-delivery';
import {
  addMessageTemplate,
  listMessageTemplates,
  pauseMessageTemplate,
  removeMessageTemplate,
  resumeMessageTemplate,
  templatesAtMost,
} from '@balcao/contract/message-template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openMessageTemplate } from '../../../test/held-messages.ts';
import {
  answerMessage,
  deliveriesOf,
  type MessagePlace,
  openIdOf as openIdAt,
  openMessagePlace,
  readyValues,
  sendReady,
} from '../../../test/message-places.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const openPlace = () => openMessagePlace(testApp, team);
const answer = answerMessage;
const values = readyValues;
const openIdOf = (who: TestCustomer, place: MessagePlace) => openIdAt(testApp, who, place);
const send = (place: MessagePlace, openId: string, said?: object, key?: string) =>
  sendReady(testApp, place, openId, said, key);
const refusedBy = (sent: Promise<unknown>): Promise<string | undefined> =>
  sent.then(
    () => undefined,
    ({ name }: Error) => name,
  );
const records = (place: MessagePlace, query = {}) => deliveriesOf(team, place, query);

describe('subscribe messages of a mini program', () => {
  it('come from the library with fields in the order that the team chose, and can be used at once', async () => {
    const { appletId: id } = await openPlace();
    const fields = ['ticket', 'place', 'ahead'] as const;
    const made = await team.call(addMessageTemplate, {
      params: { id },
      body: { title: 'queueNear', fields: [...fields] },
    });
    expect(made).toMatchObject({ title: 'queueNear', fields, pausedBecause: null });
    expect((await team.call(listMessageTemplates, { params: { id } })).list[0]).toEqual(made);
  });

  it.each([
    ['one field', 'queueNear', ['ticket'], 'fields'],
    ['six fields', 'orderPaid', ['orderNumber', 'goods', 'quantity', 'amount', 'shop', 'day'], 'fields'],
    ['a field twice', 'queueNear', ['ticket', 'ticket'], 'fields'],
    ['a field of another title', 'queueNear', ['ticket', 'courier'], 'fields.1'],
    ['a title that there is not', 'lottery', ['ticket', 'ahead'], 'title'],
  ])('are refused with %s, and the field is named', async (_, title, fields, named) => {
    const { appletId: id } = await openPlace();
    const wrong = { title, fields } as never;
    await expect(team.call(addMessageTemplate, { params: { id }, body: wrong })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
  });

  it('are 25 at most, also when the last are added at the same moment', async () => {
    const { appletId } = await openPlace();
    const asked = await Promise.allSettled(
      Array.from({ length: templatesAtMost + 2 }, () => openMessageTemplate(team, appletId)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(templatesAtMost - 1);
    expect((await team.call(listMessageTemplates, { params: { id: appletId } })).list).toHaveLength(templatesAtMost);
  });

  it('leave a line in the log of the team whenever one is added, paused, resumed or removed', async () => {
    const { appletId: id, templateId } = await openPlace();
    const params = { id, templateId };
    await team.call(pauseMessageTemplate, { params });
    await expect(team.call(pauseMessageTemplate, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    await team.call(resumeMessageTemplate, { params });
    await expect(team.call(resumeMessageTemplate, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    await team.call(removeMessageTemplate, { params });
    await expect(team.call(removeMessageTemplate, { params })).rejects.toMatchObject({ name: 'not_found' });
    const { list } = await team.call(listLog, { query: { event: ['33', '34', '35', '36'], pageSize: 4 } });
    expect(list.map(({ event, subject }) => [event, subject.id])).toEqual(
      ['34', '36', '35', '33'].map((one) => [one, id]),
    );
    expect(list[0]?.changes).toEqual([{ field: 'name', of: null, before: 'Pronto para retirar', after: null }]);
  });
});

describe('a person who is asked for messages', () => {
  it('sees what would come, and each acceptance lets one more come, up to 20', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const { appId, templateId } = place;
    const sheet = await bruna.call(askForMessages, { body: { appId, templateIds: [templateId] } });
    expect(sheet.list).toEqual([
      {
        templateId,
        title: 'readyForPickup',
        fields: ['orderNumber', 'pickupCode', 'place'],
        standing: 'ask',
        text: null,
        offersAlways: false,
      },
    ]);
    for (let times = 0; times <= consentsAtMost; times += 1) await answer(bruna, place);
    const own = (await bruna.call(listOwnConsents, {})).list;
    expect(own).toMatchObject([{ templateId, remaining: consentsAtMost, isNever: false }]);
  });

  it('is not asked again after never, and takes that back', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const { appId, templateId } = place;
    const standing = async () =>
      (await bruna.call(askForMessages, { body: { appId, templateIds: [templateId] } })).list[0]?.standing;
    await answer(bruna, place);
    expect((await answer(bruna, place, 'never')).list).toEqual([
      { templateId, remaining: 0, isNever: true, isLongTerm: false },
    ]);
    expect(await standing()).toBe('never');
    await bruna.call(takeConsentBack, { params: { templateId } });
    expect(await standing()).toBe('ask');
    await expect(bruna.call(takeConsentBack, { params: { templateId } })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('answers for one mini program only: messages of another are unknown to it', async () => {
    const [place, other, bruna] = [await openPlace(), await openPlace(), await customer(testApp)];
    const mixed = { appId: place.appId, templateIds: [place.templateId, other.templateId] };
    const unknown = { name: 'not_found' };
    await expect(bruna.call(askForMessages, { body: mixed })).rejects.toMatchObject(unknown);
    await expect(answer(bruna, { ...place, templateId: other.templateId })).rejects.toMatchObject(unknown);
  });

  it('cannot accept what its team paused', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const params = { id: place.appletId, templateId: place.templateId };
    await team.call(pauseMessageTemplate, { params });
    await expect(answer(bruna, place)).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('a message that the server of a mini program sends', () => {
  it('reaches the person who allowed it, once, with its values in the order of the template', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, place);
    await answer(bruna, place);
    const { messageId } = await send(place, openId);
    expect(await refusedBy(send(place, openId))).toBe('consent_missing');
    const { list } = await bruna.call(listReceivedMessages, {});
    expect(list).toMatchObject([{ id: messageId, appId: place.appId, title: 'readyForPickup', page: null }]);
    expect(list[0]?.values.map(({ value }) => value)).toEqual(Object.values(values));
    expect((await records(place)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'noConsent'],
      ['delivered', null],
    ]);
    const [template] = (await team.call(listMessageTemplates, { params: { id: place.appletId } })).list;
    expect(template?.figures).toEqual({ accepted: 1, declined: 0, delivered: 1, refused: 1 });
  });

  it('is answered with why it does not come, and the records of the team say the same', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, place);
    await answer(bruna, place, 'never');
    expect(await refusedBy(send(place, openId))).toBe('consent_missing');
    expect(await refusedBy(send(place, 'nobody'))).toBe('person_unknown');
    await team.call(pauseMessageTemplate, { params: { id: place.appletId, templateId: place.templateId } });
    expect(await refusedBy(send(place, openId))).toBe('template_paused');
    expect((await records(place)).map(({ reason }) => reason)).toEqual(['templatePaused', 'unknownPerson', 'declined']);
  });

  it('names nobody by the id that another mini program knows, and no message of another one', async () => {
    const [place, other, bruna] = [await openPlace(), await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, other);
    await answer(bruna, place);
    expect(await refusedBy(send(place, openId))).toBe('person_unknown');
    expect(await refusedBy(send({ ...place, server: other.server }, openId))).toBe('not_found');
    expect((await bruna.call(listReceivedMessages, {})).list).toEqual([]);
  });

  it.each([
    ['a value that is missing', { ...values, place: undefined }, 'values.place'],
    ['a value too long', { ...values, pickupCode: 'x'.repeat(21) }, 'values.pickupCode'],
    ['a value of another kind', { ...values, orderNumber: 7 }, 'values.orderNumber'],
    ['the number of a card', { ...values, place: 'Cartão 4111 1111 1111 1111' }, 'values.place'],
    ['a field that it has not', { ...values, amount: 100 }, 'values.amount'],
  ])('is refused with %s: the field is named, and no consent is used up', async (_, said, named) => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, place);
    await answer(bruna, place);
    await expect(send(place, openId, said)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
    expect(await records(place)).toEqual([]);
    await send(place, openId);
  });

  it('comes once for its key, however often the server repeats the call', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, place);
    await answer(bruna, place);
    await answer(bruna, place);
    const key = crypto.randomUUID();
    expect(await send(place, openId, values, key)).toEqual(await send(place, openId, values, key));
    expect((await bruna.call(listReceivedMessages, {})).list).toHaveLength(1);
  });

  it('never comes more often than it was allowed, however many are sent at once', async () => {
    const [place, bruna] = [await openPlace(), await customer(testApp)];
    const openId = await openIdOf(bruna, place);
    for (let times = 0; times < 7; times += 1) await answer(bruna, place);
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => send(place, openId)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect((await bruna.call(listReceivedMessages, {})).list).toHaveLength(7);
    expect(await records(place, { outcome: 'refused' })).toHaveLength(13);
  });

  it('stands in a list that is read page by page, and by what became of it', async () => {
    const place = await openPlace();
    for (let times = 0; times < 5; times += 1) await refusedBy(send(place, 'nobody'));
    const params = { id: place.appletId };
    const first = await team.call(listMessageDeliveries, { params, query: { pageSize: 3 } });
    const rest = await team.call(listMessageDeliveries, { params, query: { cursor: first.nextCursor ?? '' } });
    expect(new Set([...first.list, ...rest.list].map(({ id }) => id)).size).toBe(5);
    expect([first.total, rest.nextCursor]).toEqual([5, null]);
    expect(await records(place, { outcome: 'delivered' })).toEqual([]);
    expect(await records(place, { reason: 'unknownPerson' })).toHaveLength(5);
    expect(await records(place, { templateId: crypto.randomUUID() })).toEqual([]);
  });
});
