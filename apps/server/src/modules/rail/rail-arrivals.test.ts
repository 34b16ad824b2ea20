import { randomBytes } from 'node:crypto';
import type { ChargedOrder } from '@balcao/contract/order';
import { getOrder } from '@balcao/contract/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { payStatement } from '../order/order.repository.ts';
import { type ChargeMessage, signatureOf } from './rail-message.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;
let poisoned = '';

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  testApp.services.rails.onPaid(async (_, payments) => {
    if (payments.some(({ txid }) => txid === poisoned)) throw new Error('cannot be applied');
  });
});
afterAll(() => testApp.close());

const order = (amount = 1_000): Promise<ChargedOrder> => {
  orders += 1;
  return shop.client.createOrder({ merchantOrderNumber: `R-${orders}`, method: '02', amount, goodsName: 'Café' });
};
const payment = (made: ChargedOrder, change: Partial<ChargeMessage> = {}): ChargeMessage => {
  const endToEndId = `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
  return {
    eventId: `${endToEndId}:charge.paid`,
    type: 'charge.paid',
    txid: made.pix?.txid ?? '',
    endToEndId,
    amount: made.amount,
    payerName: 'Bruna Carvalho',
    at: new Date().toISOString(),
    card: null,
    instalments: 1,
    reason: null,
    ...change,
  };
};
const say = (message: ChargeMessage): Promise<void> => {
  const body = JSON.stringify(message);
  return testApp.services.rails.receive('02', body, signatureOf(testApp.platform.secrets, '02', body));
};
const statusOf = async ({ number }: ChargedOrder) => (await ana.call(getOrder, { params: { number } })).status;
const pending = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).pending;
const count = async (sql: string, values: unknown[]): Promise<number> =>
  Number((await testApp.platform.db.$client.query<{ count: number }>(sql, values)).rows[0]?.count);
/** Money that no order waited for, until it has been given back. */
const aside = () => count(`select coalesce(sum(amount), 0) as count from ledger.entry where bucket = 'suspense'`, []);

/** Orders that PostgreSQL has no statistics of yet, as in the first minutes of a busy morning. */
const addUncounted = (so: number) =>
  testApp.platform.db.$client.query(
    `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount,
       fee, created_at, expires_at, txid, br_code)
     select $1, lpad(i::text, 20, '0'), 'U-' || i, '03', '02', '01', 'Café', 1, 1000, 10, now(), now() + interval '1 day',
       'uncounted' || lpad(i::text, 20, '0'), repeat('0', 170) from generate_series(1, $2::int) i`,
    [ana.merchantId, so],
  );

describe('what a rail says at the same moment', () => {
  it('is looked up by its number, however young the statistics: no payment reads the orders through', async () => {
    await addUncounted(2_000);
    const { rows } = await testApp.platform.db.$client.query<{ 'QUERY PLAN': string }>(
      `explain (generic_plan) ${payStatement.text}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('order_txid');
    expect(plan).not.toContain('Seq Scan');
  });

  it('pays every order once, with its own money', async () => {
    const before = await pending();
    const made = await Promise.all(Array.from({ length: 40 }, (_, at) => order(1_000 + at)));
    await Promise.all(made.map((one) => say(payment(one))));
    expect(await Promise.all(made.map(statusOf))).toEqual(made.map(() => '02'));
    expect((await pending()) - before).toBe(made.reduce((sum, { net }) => sum + net, 0));
  });

  it('counts an event once that comes several times at once', async () => {
    const before = await pending();
    const made = await order();
    const message = payment(made);
    await Promise.all(Array.from({ length: 10 }, () => say(message)));
    expect(await statusOf(made)).toBe('02');
    expect((await pending()) - before).toBe(made.net);
  });

  it('pays an order with one of two payments, and gives the other back', async () => {
    const before = await pending();
    const made = await order();
    await Promise.all([say(payment(made)), say(payment(made))]);
    expect((await pending()) - before).toBe(made.net);
    const journals = `select count(*) from ledger.journal where starts_with(cause, $1)`;
    expect(await count(journals, [`order:${made.number}:unexpected:`])).toBe(1);
    await until(aside, (centavos) => centavos === 0);
  });

  it('puts aside what fits no order, beside what does', async () => {
    const [good, wrong, closed] = await Promise.all([order(), order(), order()]);
    await shop.client.closeOrder(closed.merchantOrderNumber);
    await Promise.all([
      say(payment(wrong, { amount: wrong.amount + 1 })),
      say(payment(good)),
      say(payment(closed)),
      say(payment(good, { txid: 'x'.repeat(30) })),
    ]);
    expect(await Promise.all([good, wrong, closed].map(statusOf))).toEqual(['02', '01', '04']);
    // An unidentified payment waits for a decision of staff.
    await until(aside, (centavos) => centavos === good.amount);
  });

  it('does not hold up the others when one of them cannot be applied, and keeps that one as it came', async () => {
    const [bad, ...good] = (await Promise.all([order(), order(), order()])) as [ChargedOrder, ...ChargedOrder[]];
    poisoned = bad.pix?.txid ?? '';
    const message = payment(bad);
    const said = await Promise.allSettled([say(payment(good[0] ?? bad)), say(message), say(payment(good[1] ?? bad))]);
    expect(said.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all([bad, ...good].map(statusOf))).toEqual(['01', '02', '02']);
    const kept = 'select count(*) from rail_notification where event_id = $1 and body = $2 and applied_at is null';
    expect(await count(kept, [message.eventId, JSON.stringify(message)])).toBe(1);
    poisoned = '';
    await say(message);
    expect(await statusOf(bad)).toBe('02');
  });

  it('is refused when its rail has not signed it, and leaves nothing', async () => {
    const message = payment(await order());
    await expect(testApp.services.rails.receive('02', JSON.stringify(message), 'forged')).rejects.toThrow('not signed');
    expect(await count('select count(*) from rail_notification where event_id = $1', [message.eventId])).toBe(0);
  });

  it('leaves a ledger that balances', async () => {
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
