import { getOrder, listOrders } from '@balcao/contract/order';
import { endOrder } from '@balcao/contract/order-end';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let dora: Team;
let shop: MerchantServer;
let orders = 0;
let card: { number: string; endToEndId: string };
let pos = '';

const create = async (ask: Partial<Parameters<MerchantServer['client']['createOrder']>[0]>) => {
  orders += 1;
  const plain = { merchantOrderNumber: `B-${orders}`, method: '02', amount: 1_000, goodsName: 'Café coado' } as const;
  return shop.client.createOrder({ ...plain, ...ask });
};
const found = async (query: object, by: Team = ana) =>
  (await by.call(listOrders, { query: { pageSize: 100, ...query } })).list.map(({ number }) => number);

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '99'] });
  dora = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  for (let count = 0; count < 5; count += 1) await create({});
  const order = await create({
    method: '0302',
    amount: 2_250,
    goodsName: '100% Arábica_grãos',
    merchantGoodsId: 'SKU-9',
    unitPrice: 750,
    goodsQuantity: 3,
  });
  const txid = order.payUrl.split('/').at(-1) ?? '';
  const endToEndId = await railPays(testApp, {
    txid,
    amount: 2_250,
    method: '0302',
    card: { brand: 'Elo', last4: '0042' },
  });
  card = { number: order.number, endToEndId };
  const ask = { merchantId: ana.merchantId, product: '99', method: '0301', amount: 900, goodsName: 'Pão' } as const;
  const now = testApp.platform.clock.now();
  const made = await transaction(testApp.platform.db, (tx) =>
    testApp.services.orders.open(tx, { ...ask, expiresInSeconds: 600, deviceSerial: 'POS-00017' }, now),
  );
  pos = made.number;
});
afterAll(() => testApp.close());

describe('the search of orders', () => {
  it.each([
    ["the merchant's id of the goods", () => ({ merchantGoodsId: 'SKU-9' })],
    ['what the banks know the payment by', () => ({ endToEndId: card.endToEndId })],
    ['the last digits of the card', () => ({ cardLast4: '0042' })],
    ['a part of the name of the goods, in any letters', () => ({ goodsName: 'aRÁBICA' })],
    ['signs that mean something in patterns, as themselves', () => ({ goodsName: '100% ' })],
    ['the price of one', () => ({ unitPriceFrom: 700, unitPriceTo: 800 })],
    ['how many were sold', () => ({ goodsQuantity: 3 })],
    ['several of them together', () => ({ cardLast4: '0042', status: ['02'], method: ['0302'], refunded: ['none'] })],
  ])('finds an order by %s', async (_what, query) => expect(await found(query())).toEqual([card.number]));

  it('finds what a device took by its serial', async () =>
    expect(await found({ deviceSerial: 'POS-00017' })).toEqual([pos]));

  it('finds cards of both kinds together by 03, beside other methods', async () => {
    const cards = [card.number, pos].sort();
    expect((await found({ method: ['03'] })).sort()).toEqual(cards);
    expect((await found({ method: ['03', '0301'] })).sort()).toEqual(cards);
    expect(await found({ method: ['03', '02'] })).toHaveLength(7);
    await expect(found({ method: ['04'] })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('takes no sign of a pattern for anything else', async () => {
    expect(await found({ goodsName: '%' })).toEqual([card.number]);
    expect(await found({ goodsName: 'a_g' })).toEqual([card.number]);
    expect(await found({ goodsName: '\\' })).toEqual([]);
  });

  it('finds what was given back, a part or all of it', async () => {
    const set = (refunded: number) =>
      testApp.platform.db.$client.query(
        `update "order" set refunded = $2, refund_count = 1 where merchant_id = $3 and number = $1`,
        [card.number, refunded, ana.merchantId],
      );
    await set(400);
    expect(await found({ refunded: ['part'] })).toEqual([card.number]);
    expect(await found({ refunded: ['whole'] })).toEqual([]);
    await set(2_250);
    expect(await found({ refunded: ['part', 'whole'] })).toEqual([card.number]);
    expect(await found({ refunded: ['whole'] })).toEqual([card.number]);
    expect(await found({ refunded: ['none'] })).toEqual([]);
    await set(0);
  });

  it('never finds what is of another team', async () => {
    for (const query of [{ endToEndId: card.endToEndId }, { cardLast4: '0042' }, { deviceSerial: 'POS-00017' }])
      expect(await found(query, dora)).toEqual([]);
  });
});

describe('the search by the beginning of a number', () => {
  const day = 86_400_000;
  const orderedOn = new Date(Math.floor(Date.now() / day) * day - 20 * day);
  const prefix = orderedOn.toISOString().replaceAll('-', '').slice(2, 8);
  const count = 1_205;
  let eva: Team;
  const list = (query: object) => eva.call(listOrders, { query: { pageSize: 100, ...query } });

  beforeAll(async () => {
    eva = await openTeam(testApp, await register(testApp), { certified: true });
    // One every minute of the day; the first was refused, the second is known to the merchant by a number that looks like ours.
    await testApp.platform.db.$client.query(
      `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount,
         fee, created_at, expires_at, completed_at, txid, br_code, paid_amount)
       select $1, n, case when i = 1 then $3 else 'N-' || n end, '03', '02', s, 'Pão', 1, 900, 9, at, at, at, n, '',
         case when s = '02' then 900 end
       from (select i, at, case when i = 0 then '03' else '02' end as s,
           to_char(at at time zone 'UTC', 'YYMMDDHH24MISSMS') || '00000' as n
         from (select i, $2::timestamptz + i * interval '1 minute' as at from generate_series(0, $4::int - 1) i) times) drawn`,
      [eva.merchantId, orderedOn, `${Number(prefix) + 1}`, count],
    );
    const { rowCount } = await testApp.platform.db.$client.query(
      `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount,
         fee, created_at, expires_at, txid, br_code)
       select merchant_id, to_char((created_at + interval '1 day') at time zone 'UTC', 'YYMMDDHH24MISSMS') || '00000', 'later', product,
         method, '01', goods_name, 1, 900, 9, created_at + interval '1 day', expires_at, 'later', ''
       from "order" where merchant_id = $1 and status = '03'`,
      [eva.merchantId],
    );
    expect(rowCount).toBe(1);
  });

  it.each(['1', '2'] as const)(
    'counts and pages through all of them, whatever date they are listed by (%s)',
    async (basis) => {
      const first = await list({ number: prefix, basis });
      expect(first).toMatchObject({ total: count, totalIsCapped: false });
      const numbers = first.list.map(({ number }) => number);
      for (let cursor = first.nextCursor; cursor; ) {
        const page = await list({ number: prefix, basis, cursor });
        numbers.push(...page.list.map(({ number }) => number));
        cursor = page.nextCursor;
      }
      expect(numbers).toHaveLength(count);
      expect(numbers).toEqual(numbers.toSorted().reverse());
      expect(numbers.every((number) => number.startsWith(prefix))).toBe(true);
    },
  );

  it('finds what few of them are, however many begin so', async () => {
    const only = async (query: object) => (await list({ number: prefix, ...query })).list.map(({ number }) => number);
    const [refused] = await only({ status: ['03'] });
    expect(refused).toMatch(new RegExp(`^${prefix}00000`));
    const to = new Date(orderedOn.getTime() + 60_000).toISOString();
    expect(await only({ to })).toEqual([refused]);
    expect(await only({ from: to, to: new Date(Date.parse(to) + 60_000).toISOString() })).toHaveLength(1);
  });

  it("finds the merchant's own number whole, beside ours that begin with it", async () => {
    const own = `${Number(prefix) + 1}`;
    const { list: both, total } = await list({ number: own });
    expect(total).toBe(2);
    expect(both.map(({ merchantOrderNumber }) => merchantOrderNumber)).toEqual(['later', own]);
    expect((await list({ number: 'later' })).total).toBe(1);
    expect((await list({ number: 'late' })).total).toBe(0);
  });

  it('finds none where no number begins so', async () => {
    expect((await list({ number: '269999' })).total).toBe(0);
    expect((await list({ number: '000000' })).total).toBe(0);
    expect((await list({ number: '1' })).total).toBe(0);
    expect((await list({ number: prefix.slice(0, 1) })).total).toBe(count + 1);
  });
});

describe('closing an order by hand', () => {
  it('closes what waits, once, and tells those who may not', async () => {
    const { number } = await create({});
    const reader = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
    await expect(reader.call(endOrder, { params: { number } })).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(dora.call(endOrder, { params: { number } })).rejects.toMatchObject({ name: 'not_found' });
    const key = { idempotencyKey: `fecha-${number}` };
    const closed = await Promise.all([1, 2, 3].map(() => ana.call(endOrder, { params: { number } }, key)));
    expect(closed.map(({ status }) => status)).toEqual(['04', '04', '04']);
    await expect(ana.call(endOrder, { params: { number } })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('closes nothing that has been paid', async () => {
    await expect(ana.call(endOrder, { params: { number: card.number } })).rejects.toMatchObject({
      name: 'state_forbids',
    });
    const { number } = await until(
      () => ana.call(getOrder, { params: { number: card.number } }),
      ({ status }) => status === '02',
    );
    expect(number).toBe(card.number);
  });
});
