import { addDays, civilDayOf } from '@balcao/brazil/dates';
import type { Sales } from '@balcao/contract/dashboard';
import { sceneOf } from '@balcao/contract/order-scene';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createOrderFigures } from '../order/order-figures.service.ts';
import { createRefundFigures } from '../refund/refund-figures.service.ts';
import { foldSales } from './sales.repository.ts';
import { createSales, type SalesService } from './sales.service.ts';

/** Around these days clocks changed at Lord Howe (by half an hour) and in New York. */
const begin = Date.parse('2026-09-25T00:00:00Z');
const end = Date.parse('2026-11-22T00:00:00Z');
const quarter = 900_000;
const zones = ['America/Sao_Paulo', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'] as const;

let testApp: TestApp;
let sales: SalesService;
let merchantId: string;
let other: string;
let made = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  const team = async () => (await openTeam(testApp, await register(testApp), { certified: true })).merchantId;
  [merchantId, other] = [await team(), await team()];
  const { db } = testApp.platform;
  const figures = { orders: createOrderFigures({ db }), refunds: createRefundFigures({ db }) };
  sales = createSales({ db, jobs: { every: () => {} }, ...figures });
});
afterAll(() => testApp.close());

const query = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.db.$client.query(text, values)).rows as Record<string, number | string>[];

/** Half of them at the edge of a quarter of an hour, where a mistake would show. */
const instant = fc
  .tuple(fc.integer({ min: begin, max: end - 1 }), fc.constantFrom(undefined, 0, -1, 1))
  .map(([at, edge]) => Math.max(begin, edge === undefined ? at : at - (at % quarter) + edge));
const order = fc.record({
  at: instant,
  waits: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 30 * 86_400_000 })),
  amount: fc.integer({ min: 3, max: 90_000 }),
  product: fc.constantFrom('02', '03', '04', '11', '53', '54', '99'),
  method: fc.constantFrom('01', '02', '0301', '0302'),
  goods: fc.constantFrom(...Array.from({ length: 14 }, (_, index) => `Bolo ${index}`)),
  quantity: fc.integer({ min: 1, max: 5 }),
  ends: fc.constantFrom('paid', 'paid', 'paid at once', 'captured', 'refunded', 'twice refunded', 'closed', 'waiting'),
  folds: fc.constantFrom(0, 0, 0, 1, 7, 1_000),
});
type Order = (typeof order extends fc.Arbitrary<infer T> ? T : never) & { readonly of: string };

const refund = async (one: Order, number: string, amount: number, at: number): Promise<void> => {
  made += 1;
  const key = [one.of, String(made).padStart(20, '0')];
  await query(
    `insert into refund (merchant_id, number, order_number, merchant_order_number, goods_name, paid_amount, method, product, amount,
       fee_returned, reason, review, status, source, needs_second, drawn, created_at, next_check_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, 'Erro', '2', '01', 'server', false, '{}', $10, $10)`,
    [...key, number, one.goods, one.amount, one.method, one.product, amount, Math.floor(amount / 100), new Date(at)],
  );
  await query(
    `update refund set review = '3', status = '02', next_check_at = null, completed_at = $3 where merchant_id = $1 and number = $2`,
    [...key, new Date(at)],
  );
};

/** An order through all its states, each step in a statement of its own as in the product. */
const happen = async (one: Order): Promise<void> => {
  made += 1;
  const number = String(made).padStart(20, '0');
  const paidAt = new Date(one.at + one.waits);
  const fee = Math.floor(one.amount / 50);
  const isBorn = one.ends === 'paid at once';
  await query(
    `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount, fee,
       created_at, expires_at, txid, br_code, paid_amount, completed_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $2, '', $11, $12)`,
    [
      ...[one.of, number, one.product, one.method, isBorn ? '02' : '01', one.goods, one.quantity, one.amount, fee],
      ...[new Date(one.at), isBorn ? one.amount : null, isBorn ? paidAt : null],
    ],
  );
  const change = (set: string, values: unknown[] = []) =>
    query(`update "order" set ${set} where merchant_id = $1 and number = $2`, [one.of, number, ...values]);
  if (one.ends === 'closed') await change(`status = '04'`);
  if (['closed', 'waiting'].includes(one.ends)) return void (await foldSales(testApp.platform.db, one.folds));
  const captured = one.ends === 'captured' ? Math.ceil(one.amount / 2) : one.amount;
  if (!isBorn) await change(`status = '02', paid_amount = $3, completed_at = $4`, [captured, paidAt]);
  await foldSales(testApp.platform.db, one.folds);
  await change(`status = status, refunded = 0`);
  if (one.ends.includes('refunded')) await refund(one, number, Math.ceil(one.amount / 3), paidAt.getTime() + one.waits);
  if (one.ends === 'twice refunded') await refund(one, number, Math.floor(one.amount / 3), paidAt.getTime() + quarter);
};

const sums = `sum(created)::bigint as created, sum(converted)::bigint as converted, sum(count)::bigint as count,
  sum(amount)::bigint as amount, sum(fee)::bigint as fee, sum(refunds)::bigint as refunds, sum(refunded)::bigint as refunded,
  sum("feeReturned")::bigint as "feeReturned"`;
/** Everything that happened, by itself: PostgreSQL's own clocks of zones say when. */
const events = `(
  select product, method, null as goods, created_at as at, 1 as created, (status = '02')::int as converted, 0 as count, 0 as amount, 0 as fee,
    0 as refunds, 0 as refunded, 0 as "feeReturned", 0 as quantity from "order" where merchant_id = $1
  union all select product, method, goods_name, completed_at, 0, 0, 1, paid_amount, fee, 0, 0, 0, goods_quantity
    from "order" where merchant_id = $1 and status = '02'
  union all select product, method, null, completed_at, 0, 0, 0, 0, 0, 1, amount, fee_returned, 0
    from refund where merchant_id = $1 and status = '02') e`;
const day = `to_char(at at time zone $2, 'YYYYMMDD')`;

const added = (rows: readonly Sales[]): Sales =>
  rows.reduce((all, one) => {
    const keys = Object.keys(all) as (keyof Sales)[];
    return Object.fromEntries(keys.map((key) => [key, all[key] + one[key]])) as Sales;
  });
const none: Sales = { created: 0, converted: 0, count: 0, amount: 0, fee: 0, refunds: 0, refunded: 0, feeReturned: 0 };

const compare = async (zone: string, now: Date, { first, last }: { first: string; last: string }): Promise<void> => {
  const figures = await sales.figures({ merchantId, days: { first, last }, zone, now });
  const between = async (from: string, to: string, until: string | null = null): Promise<Sales> => {
    const [row] = await query(
      `select ${sums} from ${events} where ${day} between $3 and $4 and at < coalesce($5::timestamptz, 'infinity')`,
      [merchantId, zone, from, to, until],
    );
    return { ...none, ...(row?.created === null ? {} : (row as unknown as Sales)) };
  };
  expect(figures.now).toEqual(await between(first, last));
  expect(figures.past).toEqual(await between(figures.before.from, figures.before.to, figures.before.until));
  const scan = await query(
    `select to_char(at at time zone $2, $5) as place, ${sums} from ${events} where ${day} between $3 and $4 group by 1`,
    [merchantId, zone, first, last, figures.step === 'hour' ? 'YYYYMMDDHH24' : 'YYYYMMDD'],
  );
  const scanned = new Map(scan.map(({ place, ...row }) => [String(place), row]));
  const placeOf = (point: (typeof figures.series)[number]) =>
    point.day + (point.hour === null ? '' : String(point.hour).padStart(2, '0'));
  for (const place of new Set(figures.series.map(placeOf))) {
    const here = figures.series.filter((point) => placeOf(point) === place).flatMap(({ now: one }) => one ?? []);
    if (here.length > 0) expect(added(here), place).toEqual(scanned.get(place) ?? none);
  }
  if (figures.step === 'day')
    for (const [index, { before }] of figures.series.entries()) {
      const then = addDays(figures.before.from, index);
      expect(before).toEqual(await between(then, then));
    }
  const ways = await query(
    `select product, method, sum(amount)::bigint as amount, sum(count)::bigint as count from ${events}
     where ${day} between $3 and $4 group by 1, 2`,
    [merchantId, zone, first, last],
  );
  const share = (of: (way: Record<string, string | number>) => boolean) =>
    ways.filter(of).reduce((sum, { amount }) => sum + Number(amount), 0);
  for (const one of figures.products) expect(one.amount).toBe(share(({ product }) => product === one.product));
  for (const one of figures.methods) expect(one.amount).toBe(share(({ method }) => method === one.method));
  expect(figures.cards.amount).toBe(share(({ method }) => ['0301', '0302'].includes(String(method))));
  for (const one of figures.scenes)
    expect(one.amount).toBe(share(({ product }) => sceneOf(product as '02') === one.scene));
  const goods = await query(
    `select goods as name, sum(amount)::bigint as amount, sum(count)::bigint as count, sum(quantity)::bigint as quantity from ${events}
     where goods is not null and ${day} between $3 and $4 group by 1 order by 2 desc, 1 limit 10`,
    [merchantId, zone, first, last],
  );
  expect(await sales.goods(merchantId, { first, last }, zone)).toEqual(goods);
};

describe('figures of sales', () => {
  it(
    'are what a count of the orders and refunds says, in any zone, of any days, however much is summed up',
    async () => {
      const question = fc.record({
        zone: fc.constantFrom(...zones),
        now: fc.integer({ min: begin + 20 * 86_400_000, max: end }).map((at) => new Date(at)),
        back: fc.constantFrom(0, 0, 1, 6, 13, 29),
        length: fc.constantFrom(1, 1, 2, 3, 7, 20),
        // Minutes after an order, so many days later: then the period before ends just after it.
        after: fc.option(fc.integer({ min: 0, max: 20 * 60_000 })),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(order, { minLength: 1, maxLength: 25 }),
          fc.array(question, { minLength: 3, maxLength: 4 }),
          async (orders, questions) => {
            for (const [index, one] of orders.entries())
              await happen({ ...one, of: index % 9 === 8 ? other : merchantId });
            for (const { zone, now: some, back: days, length, after } of questions) {
              const now = after === null ? some : new Date((orders[0]?.at ?? begin) + length * 86_400_000 + after);
              const back = after === null ? days : 0;
              const last = addDays(civilDayOf(now.toISOString(), zone), -back);
              await compare(zone, now, { first: addDays(last, 1 - length), last });
            }
          },
        ),
        { numRuns: deep(15) },
      );
      await sales.fold();
      expect(await query('select count(*) as left from sales_delta')).toEqual([{ left: 0 }]);
      await compare('America/New_York', new Date(end), { first: '20261030', last: '20261122' });
    },
    deep(120_000),
  );

  it('lose and double nothing while others sell and several fold at once', async () => {
    const now = new Date(end);
    const ask = { merchantId, days: { first: '20261101', last: '20261101' }, zone: 'UTC', now };
    const { now: before } = await sales.figures(ask);
    const at = Date.parse('2026-11-01T12:00:00Z');
    const one: Order = {
      at,
      waits: 1_000,
      amount: 700,
      product: '03',
      method: '02',
      goods: 'Bolo',
      quantity: 1,
      ends: 'paid',
      folds: 7,
      of: merchantId,
    };
    let open = true;
    const look = async (): Promise<void> => {
      let seen = before.amount;
      while (open) {
        const { now: sum } = await sales.figures(ask);
        expect(sum.amount - before.amount).toBe((sum.count - before.count) * 700);
        expect(sum.amount).toBeGreaterThanOrEqual(seen);
        seen = sum.amount;
      }
    };
    const looking = Promise.all([look(), look()]);
    await Promise.all(Array.from({ length: 60 }, () => happen(one)));
    open = false;
    await looking;
    expect((await sales.figures(ask)).now.count - before.count).toBe(60);
  });
});
