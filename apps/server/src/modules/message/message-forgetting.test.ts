import { loginCustomer } from '@balcao/contract/customer';
import { listOwnConsents } from '@balcao/contract/message-consent';
import { listReceivedMessages, messageKeptDays } from '@balcao/contract/message-delivery';
import { listMessageTemplates } from '@balcao/contract/message-template';
import { advanceClock } from '@balcao/contract/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { answerMessage, deliveriesOf, openIdOf, openMessagePlace, sendReady } from '../../../test/message-places.ts';
import { openTeam, register, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { deliveries } from './message.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const day = 86_400;
const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const signInAgain = async ({ phone, pin }: TestCustomer) => {
  const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
  return { call: testApp.caller(token) };
};
const rowsOf = (appletId: string) =>
  testApp.platform.db.select().from(deliveries).where(eq(deliveries.appletId, appletId)).orderBy(deliveries.id);

it('what a message said, and to whom it went, is forgotten in time; that it was delivered, or why not, stays', async () => {
  const founder = await register(testApp);
  const team = await openTeam(testApp, founder, { certified: true });
  const [place, bruna] = [await openMessagePlace(testApp, team), await customer(testApp)];
  const openId = await openIdOf(testApp, bruna, place);
  await answerMessage(bruna, place);
  const { messageId } = await sendReady(testApp, place, openId);
  await expect(sendReady(testApp, place, openId)).rejects.toMatchObject({ name: 'consent_missing' });
  const before = await deliveriesOf(team, place);
  await answerMessage(bruna, place);

  await advance((messageKeptDays - 1) * day);
  const known = await rowsOf(place.appletId);
  expect(known.map(({ customerId }) => customerId !== null)).toEqual([true, true]);
  expect(known[0]?.values).not.toEqual({});

  await advance(2 * day);
  await until(
    () => rowsOf(place.appletId),
    (rows) => rows.every(({ forgottenAt }) => forgottenAt !== null),
  );
  for (const row of await rowsOf(place.appletId))
    expect(row).toMatchObject({ customerId: null, values: {}, page: null });

  // Everyone's session has ended meanwhile.
  const back = await workIn(testApp, founder, team.merchantId);
  const later = { ...team, ...back };
  expect(await deliveriesOf(later, place)).toEqual(before);
  expect(before.map(({ outcome }) => outcome)).toEqual(['refused', 'delivered']);
  expect(before[1]?.id).toBe(messageId);
  const [template] = (await later.call(listMessageTemplates, { params: { id: place.appletId } })).list;
  expect(template?.id).toBe(place.templateId);
  const { call } = await signInAgain(bruna);
  expect((await call(listReceivedMessages, {})).list).toEqual([]);
  // What they allowed is theirs until they take it back.
  expect((await call(listOwnConsents, {})).list).toMatchObject([{ remaining: 1 }]);
});
