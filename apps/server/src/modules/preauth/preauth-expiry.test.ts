import type { ChargedPreauth } from '@balcao/contract/preauth';
import { listUnknownOutcomes } from '@balcao/contract/rail-unknown';
import { advanceClock, listMails, setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { askHold, confirmHold, readHold } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let shop: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  const team = await openTeam(testApp, await register(testApp), { certified: true, products: ['11'] });
  shop = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

const weekAndABit = 7 * 86_400 + 60;
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const rail = (credit: 'approve' | 'decline') => testApp.caller()(setRail, { body: { credit } });
const stands = (hold: ChargedPreauth, status: string) =>
  until(
    () => readHold(shop, hold),
    (one) => one.status === status,
  );
/** An expired hold that the card's issuer does not release. */
const refused = async (): Promise<ChargedPreauth> => {
  await rail('approve');
  // A week ends every session.
  const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
  const asked = await askHold(shop);
  await confirmHold(bruna, asked);
  const hold = await stands(asked, 'authorised');
  await rail('decline');
  await advance(weekAndABit);
  return hold;
};
const endToEndIdOf = async ({ number }: ChargedPreauth): Promise<string> => {
  const sql = 'select end_to_end_id as id from preauth where order_number = $1';
  return (await testApp.platform.db.$client.query<{ id: string }>(sql, [number])).rows[0]?.id ?? '';
};
const asksOf = async (hold: ChargedPreauth): Promise<number> => {
  const sql = 'select count(*) from sandbox_hold_ask where end_to_end_id = $1';
  const id = await endToEndIdOf(hold);
  return Number((await testApp.platform.db.$client.query<{ count: string }>(sql, [id])).rows[0]?.count);
};

it('a hold that its rail does not let go of after its time is asked for with growing pauses, until it does', async () => {
  const hold = await refused();
  const asked = (times: number) =>
    until(
      () => asksOf(hold),
      (count) => count === times,
    );
  await asked(1);
  for (const [before, pause] of [11, 61, 301, 1_801, 7_201].entries()) {
    // Many rounds at the same instant ask for nothing again.
    for (let round = 0; round < 3; round += 1) await testApp.platform.jobs.sweep();
    expect(await asksOf(hold)).toBe(before + 1);
    await advance(pause);
    await asked(before + 2);
  }
  expect(await readHold(shop, hold)).toMatchObject({ status: 'authorised', failureReason: 'REFUSED_BY_BANK' });
  await rail('approve');
  await advance(7_201);
  expect(await stands(hold, 'expired')).toMatchObject({ orderStatus: '04', captured: null });
  const before = await asksOf(hold);
  await advance(7_201);
  expect(await asksOf(hold)).toBe(before);
});

it('finance hears of it once, after a day', async () => {
  const { email } = await staffMember(testApp, 'finance');
  const hold = await refused();
  const letters = async () =>
    (await testApp.caller()(listMails, { query: { to: email } })).list.filter(({ text }) => text.includes(hold.number));
  for (let hours = 0; hours < 22; hours += 2) await advance(7_201);
  expect(await letters()).toEqual([]);
  for (let hours = 0; hours < 8; hours += 2) await advance(7_201);
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Sem resposta há mais de 24 horas: 1']);
  const finance = await staffMember(testApp, 'finance');
  const { list } = await finance.call(listUnknownOutcomes, { query: { kind: 'hold' } });
  expect(list).toMatchObject([{ about: hold.number, amount: hold.amount, method: '0302' }]);
});

it('ends when the rail says that it has let go by itself', async () => {
  const hold = await refused();
  const [endToEndId, txid] = [await endToEndIdOf(hold), hold.payUrl.split('/').at(-1) ?? ''];
  await rail('approve');
  const issuer = { key: 'ISSUER', txid, endToEndId, amount: 0, reason: '' };
  await testApp.services.rails.rail('0302').release(issuer);
  await advance(7_201);
  expect(await stands(hold, 'released')).toMatchObject({ orderStatus: '04' });
});
