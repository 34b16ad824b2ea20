import { randomBytes } from 'node:crypto';
import { type ChargedOrder, getOrder, OrderStatus, orderMoves } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { signatureOf } from '../rail/rail-message.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

const newOrder = (): Promise<ChargedOrder> => {
  orders += 1;
  return shop.client.createOrder({
    merchantOrderNumber: `E-${orders}`,
    method: '02',
    amount: 10_00,
    goodsName: 'Café',
  });
};
const says = async (made: ChargedOrder, type: 'charge.paid' | 'charge.failed', endToEndId: string): Promise<void> => {
  const about = {
    txid: made.pix?.txid,
    endToEndId,
    amount: made.amount,
    payerName: 'Bruna',
    at: new Date().toISOString(),
  };
  const body = JSON.stringify({ eventId: `${endToEndId}:${type}`, type, ...about, reason: 'recusado' });
  await testApp.services.rails.receive('02', body, signatureOf(testApp.platform.secrets, '02', body));
};
const newId = () => `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
const close = ({ merchantOrderNumber }: ChargedOrder) => shop.client.closeOrder(merchantOrderNumber).catch(() => {});
const get = ({ number }: ChargedOrder) => ana.call(getOrder, { params: { number } });

/** What may happen to an order, and the status that it would bring. */
const events = {
  paid: ['02', (made: ChargedOrder) => says(made, 'charge.paid', newId())],
  failed: ['03', (made: ChargedOrder) => says(made, 'charge.failed', newId())],
  closed: ['04', close],
} as const;
type Event = keyof typeof events;
const names = Object.keys(events) as Event[];
const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));
const entriesOf = async (number: string, bucket: string): Promise<number> => {
  const { rows } = await testApp.platform.db.execute<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as sum from ledger.journal j
    join ledger.entry e on e.merchant_id = j.merchant_id and e.journal_id = j.id
    where j.merchant_id = ${ana.merchantId} and j.cause like ${`order:${number}:%`} and e.bucket = ${bucket}`);
  return rows[0]?.sum ?? 0;
};

describe('an order (rule: published-moves)', () => {
  it('has ended for good once it is paid, failed or closed', () => {
    expect(OrderStatus.options.filter((status) => orderMoves[status].length > 0)).toEqual(['01']);
  });
  it.each(pairs)('that was %s stays so when it is %s afterwards', async (first, second) => {
    const made = await newOrder();
    await events[first][1](made);
    const ended = await get(made);
    expect(ended.status).toBe(events[first][0]);
    await events[second][1](made);
    // What came too late is given back: nothing of it stays anywhere.
    await until(
      () => entriesOf(made.number, 'suspense'),
      (sum) => sum === 0,
    );
    const { movements: _before, ...was } = ended;
    const { movements: _after, ...is } = await get(made);
    expect(is).toEqual(was);
    // An unpaid order has no fee and no net amount.
    expect(Date.parse(is.completedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(made.createdAt));
    expect(is.payment === null).toBe(first !== 'paid');
    expect([is.fee, is.net]).toEqual(first === 'paid' ? [made.fee, made.net] : [0, 0]);
    expect(await entriesOf(made.number, 'pending')).toBe(first === 'paid' ? made.net : 0);
    expect(await entriesOf(made.number, 'rail_clearing')).toBe(first === 'paid' ? -made.amount : 0);
  });
  it('to which everything happens at the same instant ends in one way, with the money that belongs to it', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, newOrder));
    await Promise.all(made.flatMap((one) => names.map((name) => events[name][1](one))));
    for (const one of made) {
      const { status } = await until(
        () => get(one),
        (order) => order.status !== '01',
      );
      await until(
        () => entriesOf(one.number, 'suspense'),
        (sum) => sum === 0,
      );
      expect(await entriesOf(one.number, 'pending')).toBe(status === '02' ? one.net : 0);
    }
  });
  it('is paid once by a notification that comes twenty times', async () => {
    const made = await newOrder();
    const id = newId();
    await Promise.all(Array.from({ length: 20 }, () => says(made, 'charge.paid', id)));
    await until(
      () => get(made),
      (order) => order.status === '02',
    );
    expect(await entriesOf(made.number, 'pending')).toBe(made.net);
  });
  it('tells open screens when money comes that nobody expected, and when it is back', async () => {
    const made = await newOrder();
    await close(made);
    const { events: live } = testApp.platform;
    const heard = (key: string, times: number): Promise<void> =>
      new Promise((tell) => {
        let left = times;
        const stop = live.subscribe(ana.merchantId, (event) => {
          if (event.topic === 'order' && event.key === key) left -= 1;
          if (left > 0) return;
          stop();
          tell();
        });
      });
    // Resolves after all events sent until now have been applied.
    const quiet = heard('now', 1);
    live.publishWritten(ana.merchantId, { topic: 'order', key: 'now' });
    await quiet;
    const came = heard(made.number, 1);
    const isBack = heard(made.number, 2);
    await says(made, 'charge.paid', newId());
    await came;
    expect((await get(made)).movements.map(({ kind }) => kind)).toContain('unexpected');
    await isBack;
    expect((await get(made)).movements.map(({ kind }) => kind)).toContain('returned');
  });
  it('leaves a ledger that balances', async () => {
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
