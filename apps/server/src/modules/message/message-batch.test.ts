import {
  batchesWaitingAtMost,
  batchKeptDays,
  batchMessagesAtMost,
  getMessageBatch,
  sendMessageBatch,
} from '@balcao/contract/message-batch';
import { answerMessages } from '@balcao/contract/message-consent';
import { listReceivedMessages, type MessageToSend } from '@balcao/contract/message-delivery';
import { listMessageTemplates, pauseMessageTemplate, removeMessageTemplate } from '@balcao/contract/message-template';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openMessageTemplate } from '../../../test/held-messages.ts';
import {
  answerMessage,
  deliveriesOf,
  type MessagePlace,
  openIdOf,
  openMessagePlace,
  readyValues,
} from '../../../test/message-places.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { newId } from '../../platform/ids.ts';
import { messageBatches, type WaitingMessage } from './message-batch.tables.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const openPlace = () => openMessagePlace(testApp, team);
const ready = ({ templateId }: Pick<MessagePlace, 'templateId'>, openId: string, said: object = {}): MessageToSend => ({
  templateId,
  openId,
  values: { ...readyValues, ...said },
});
const send = (
  { server }: Pick<MessagePlace, 'server'>,
  messages: readonly MessageToSend[],
  key = crypto.randomUUID(),
) => testApp.caller(server)(sendMessageBatch, { body: { messages: [...messages] } }, { idempotencyKey: key });
const read = ({ server }: Pick<MessagePlace, 'server'>, id: string) =>
  testApp.caller(server)(getMessageBatch, { params: { id } });
const ended = (place: Pick<MessagePlace, 'server'>, id: string) =>
  until(
    () => read(place, id),
    ({ waiting }) => waiting === 0,
  );
const received = async (who: TestCustomer) => (await who.call(listReceivedMessages, {})).list;
/** Someone who allowed so many, as the server knows them. */
const openPerson = async (place: MessagePlace, allowed: number) => {
  const who = await customer(testApp);
  const openId = await openIdOf(testApp, who, place);
  for (let times = 0; times < allowed; times += 1) await answerMessage(who, place);
  return { who, openId };
};
/** A batch that was taken, and whose job is lost. */
const lose = async ({ appletId }: MessagePlace, messages: readonly MessageToSend[], takenAt: Date): Promise<string> => {
  const id = newId(takenAt);
  const waiting = messages.map((message): WaitingMessage => ({ ...message, page: null, id: newId(takenAt) }));
  const messageIds = waiting.map((message) => message.id);
  const row = { merchantId: team.merchantId, id, appletId, messageIds, waiting, takenAt, endedAt: null };
  await testApp.platform.db.insert(messageBatches).values(row);
  return id;
};
const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });

describe('a batch of messages that the server of a mini program sends', () => {
  it('is taken message by message: what is wrong is said of each, and all others are delivered', async () => {
    const place = await openPlace();
    const { who, openId } = await openPerson(place, 1);
    const { who: other, openId: othersId } = await openPerson(place, 0);
    const { batchId, messages } = await send(place, [
      ready(place, openId),
      ready(place, openId, { pickupCode: 'x'.repeat(21) }),
      ready({ templateId: crypto.randomUUID() }, openId),
      ready(place, 'nobody'),
      ready(place, othersId),
      ready(place, openId),
    ]);
    expect(messages.map(({ refusal }) => refusal)).toEqual([null, 'form_invalid', 'not_found', null, null, null]);
    expect(messages[1]).toEqual({
      messageId: null,
      refusal: 'form_invalid',
      fields: { 'values.pickupCode': expect.any(String) },
    });
    const batch = await ended(place, batchId);
    const taken = messages.flatMap(({ messageId }) => messageId ?? []);
    expect(batch).toMatchObject({ batchId, waiting: 0, delivered: 1, refused: 3 });
    expect(batch.messages.map(({ messageId }) => messageId)).toEqual(taken);
    expect(batch.messages.map(({ reason }) => reason)).toEqual([null, 'unknownPerson', 'noConsent', 'noConsent']);
    const list = await received(who);
    expect(list).toMatchObject([{ id: taken[0], appId: place.appId, title: 'readyForPickup' }]);
    expect(list[0]?.values.map(({ value }) => value)).toEqual(Object.values(readyValues));
    expect(await received(other)).toEqual([]);
    expect(await deliveriesOf(team, place)).toHaveLength(4);
    const [template] = (await team.call(listMessageTemplates, { params: { id: place.appletId } })).list;
    expect(template?.figures).toMatchObject({ delivered: 1, refused: 3 });
  });

  it('uses up one consent for each message, and never more than the person allowed, in the order of the batch', async () => {
    const place = await openPlace();
    const { who, openId } = await openPerson(place, 3);
    const codes = Array.from({ length: 8 }, (_, index) => `B-${index}`);
    const sent = await Promise.all(
      [codes.slice(0, 4), codes.slice(4)].map((some) =>
        send(
          place,
          some.map((pickupCode) => ready(place, openId, { pickupCode })),
        ),
      ),
    );
    const ends = await Promise.all(sent.map(({ batchId }) => ended(place, batchId)));
    expect(ends.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(3);
    expect(
      ends.map(({ messages }) => messages.map(({ outcome }) => outcome)).find(([first]) => first === 'delivered'),
    ).toEqual([...['delivered', 'delivered', 'delivered', 'refused']]);
    expect(await received(who)).toHaveLength(3);
  });

  it('comes once for its key, however often and however closely the server repeats the call', async () => {
    const place = await openPlace();
    const { who, openId } = await openPerson(place, 5);
    const key = crypto.randomUUID();
    const again = () =>
      until(
        () => send(place, [ready(place, openId)], key).catch(({ name }: Error) => ({ batchId: name })),
        ({ batchId }) => batchId !== 'idempotency_in_flight',
      );
    const answers = await Promise.all(Array.from({ length: 5 }, again));
    expect(new Set(answers.map(({ batchId }) => batchId)).size).toBe(1);
    await ended(place, answers[0]?.batchId ?? '');
    expect(await received(who)).toHaveLength(1);
    await expect(send(place, [ready(place, openId), ready(place, openId)], key)).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });

  it('has messages of several templates, as people answer them at the same moment', async () => {
    const place = await openPlace();
    const second = { ...place, templateId: await openMessageTemplate(team, place.appletId) };
    const people = await Promise.all(Array.from({ length: 4 }, () => openPerson(place, 1)));
    for (const { who } of people) await answerMessage(who, second);
    const { appId } = place;
    const both = [place, second].map(({ templateId }) => ({ templateId, answer: 'accept' as const }));
    const answers = people.map(({ who }) => who.call(answerMessages, { body: { appId, answers: both } }, keyed()));
    const all = people.flatMap(({ openId }) => [ready(second, openId), ready(place, openId)]);
    const [{ batchId }] = await Promise.all([send(place, all), ...answers]);
    expect(await ended(place, batchId)).toMatchObject({ delivered: 8, refused: 0 });
  });

  it('is unknown to other mini programs, and to its own one when it is no longer kept', async () => {
    const [place, other] = [await openPlace(), await openPlace()];
    const { messages, batchId } = await send(place, [ready(other, 'nobody')]);
    expect(messages).toEqual([{ messageId: null, refusal: 'not_found', fields: null }]);
    expect(await read(place, batchId)).toMatchObject({ waiting: 0, delivered: 0, refused: 0, messages: [] });
    await expect(read(other, batchId)).rejects.toMatchObject({ name: 'not_found' });
  });

  it.each([
    ['no message', (): MessageToSend[] => [], 'messages'],
    [
      'a message too many',
      (one: MessageToSend) => Array.from({ length: batchMessagesAtMost + 1 }, () => one),
      'messages',
    ],
    ['a message without a person', (one: MessageToSend) => [one, { ...one, openId: '' }], 'messages.1.openId'],
  ])('is refused as a whole with %s, and the place is named', async (_, messagesOf, named) => {
    const place = await openPlace();
    await expect(send(place, messagesOf(ready(place, 'nobody')))).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
    expect(await deliveriesOf(team, place)).toEqual([]);
  });

  it('says in the end what was paused or removed while it waited', async () => {
    const place = await openPlace();
    const paused = { ...place, templateId: await openMessageTemplate(team, place.appletId) };
    const { who, openId } = await openPerson(place, 1);
    await answerMessage(who, paused);
    const late = new Date(testApp.platform.clock.now().getTime() + 60_000);
    const id = await lose(place, [ready(place, openId), ready(paused, openId)], late);
    const params = { id: place.appletId };
    await team.call(pauseMessageTemplate, { params: { ...params, templateId: paused.templateId } });
    await team.call(removeMessageTemplate, { params: { ...params, templateId: place.templateId } });
    await advance(120);
    const { messages } = await ended(place, id);
    expect(messages.map(({ reason }) => reason)).toEqual(['templateRemoved', 'templatePaused']);
    expect(await received(who)).toEqual([]);
  });

  it('is delivered once, also when the process that had its job is gone', async () => {
    const place = await openPlace();
    const { who, openId } = await openPerson(place, 3);
    const before = new Date(testApp.platform.clock.now().getTime() - 60_000);
    const id = await lose(place, [ready(place, openId), ready(place, openId)], before);
    await Promise.all([advance(1), advance(1)]);
    expect(await ended(place, id)).toMatchObject({ delivered: 2, refused: 0 });
    expect(await received(who)).toHaveLength(2);
  });

  it('waits for room where too many of the team wait, and is forgotten in the end', async () => {
    const place = await openPlace();
    const late = new Date(testApp.platform.clock.now().getTime() + 60_000);
    const ids: string[] = [];
    for (let times = 0; times < batchesWaitingAtMost; times += 1)
      ids.push(await lose(place, [ready(place, 'nobody')], late));
    await expect(send(place, [ready(place, 'nobody')])).rejects.toMatchObject({ name: 'too_many_requests' });
    await advance(120);
    for (const id of ids) expect(await ended(place, id)).toMatchObject({ refused: 1 });
    const { batchId } = await send(place, [ready(place, 'nobody')]);
    await ended(place, batchId);
    await advance((batchKeptDays + 1) * 86_400);
    await until(
      () => testApp.platform.db.$count(messageBatches),
      (left) => left === 0,
    );
  });
});
