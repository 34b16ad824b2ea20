import { getOrder } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { getSettlement, listSettlements } from '@balcao/contract/settlement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let owner: Owner;
let orders = 0;

const goTo = (instant: string) => {
  const ms = Date.parse(instant) - testApp.platform.clock.now().getTime();
  return testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1000) } });
};
const openShop = async () => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  return { team, shop: await merchantServer(testApp, team) };
};
const bought = async (shop: MerchantServer, amount: number, instalments: number): Promise<string> => {
  orders += 1;
  const ask = { merchantOrderNumber: `R-${orders}`, method: '0302', amount, goodsName: 'Moedor manual' } as const;
  const { number, payUrl } = await shop.client.createOrder(ask);
  const txid = payUrl.split('/').at(-1) ?? '';
  await railPays(testApp, { txid, amount, method: '0302', card: { brand: 'Visa', last4: '4242' }, instalments });
  return number;
};
/** As while another server is at it, and until that one is done. */
const hold = (sweep: string) => owner.query('select pg_advisory_lock(hashtext($1))', `sweep:${sweep}`);
const leave = (sweep: string) => owner.query('select pg_advisory_unlock(hashtext($1))', `sweep:${sweep}`);
const between = 'select settles_at as at from "order" where number = any($1) and settles_at >= $2 and settles_at < $3';
/** Sessions end with the days that pass. */
const again = (team: Team) => workIn(testApp, team, team.merchantId);

beforeAll(async () => {
  testApp = await openTestApp();
  owner = await openOwner(testApp);
  // A Thursday.
  await goTo('2030-11-14T15:00:00Z');
});
afterAll(async () => {
  await owner.close();
  await testApp.close();
});

it('settles together what an issuer paid late on one day, each part at its own moment', async () => {
  const { team, shop } = await openShop();
  const numbers: string[] = [];
  for (const amount of [1_000, 2_000, 3_000, 4_000]) numbers.push(await bought(shop, amount, 2));
  const settling = (from: string, to: string) =>
    until(
      () => testApp.platform.db.$client.query<{ at: Date }>(between, [numbers, from, to]),
      ({ rows }) => rows.length === numbers.length,
    );
  // The run of the day finds that the issuer has not paid, and looks again on the next; then the issuer pays.
  await hold('instalment.issuer');
  const arriving = goTo('2030-12-17T15:00:00Z');
  await settling('2030-12-18T09:00:00Z', '2030-12-18T09:00:01Z');
  await hold('settlement.run');
  await leave('instalment.issuer');
  const { rows: moments } = await settling('2030-12-17T15:00:00Z', '2030-12-17T16:00:00Z');
  expect(new Set(moments.map(({ at }) => at.getTime())).size).toBeGreaterThan(1);
  await leave('settlement.run');
  await arriving;
  await testApp.platform.jobs.sweep();
  const { call } = await again(team);
  const { list } = await until(
    () => call(listSettlements, { query: {} }),
    ({ list: all }) => all[0]?.status === '2',
  );
  expect(list.map(({ day, amount, count }) => [day, amount, count])).toEqual([['20301217', 5_000, 4]]);
  const { net, products } = await call(getSettlement, { params: { number: list[0]?.number ?? '' } });
  expect(products).toMatchObject([{ amount: 5_000, net, count: 4 }]);
  expect((await testApp.services.ledger.balances(testApp.platform.db, team.merchantId)).available).toBe(net);
  // The part after it comes at the hour of the run again, not at that at which the issuer was late.
  for (const number of numbers)
    expect((await call(getOrder, { params: { number } })).settlesAt).toMatch(/^2031-01-\d\dT09:00:00.000Z$/);
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

it('settles a part that the issuer pays in the very moment in which the run looks at its order', async () => {
  const { team, shop } = await openShop();
  const number = await bought(shop, 1_000, 2);
  await hold('instalment.issuer');
  // The run has begun, and gets to no order before this lock is given up.
  const look = 77;
  await owner.query('select pg_advisory_lock($1)', look);
  const stallRun = "current_query() like '%with settle as%' and pg_advisory_xact_lock_shared(77) is null";
  await owner.query('alter table "order" enable row level security');
  await owner.query(`create policy run on "order" using ((case when ${stallRun} then false else true end))`);
  const { settlesAt } = await (await again(team)).call(getOrder, { params: { number } });
  const arriving = goTo((settlesAt ?? '').replace('T09:', 'T10:'));
  const waiting = "select from pg_locks where locktype = 'advisory' and objid = 77 and not granted";
  await until(
    () => owner.query(waiting),
    ({ rowCount }) => rowCount === 1,
  );
  await leave('instalment.issuer');
  await until(
    () => owner.query("select from instalment where order_number = $1 and status = 'paid'", number),
    ({ rowCount }) => rowCount === 1,
  );
  await owner.query('select pg_advisory_unlock($1)', look);
  await arriving;
  await testApp.platform.jobs.sweep();
  const { settlements } = await (await again(team)).call(getOrder, { params: { number } });
  expect(settlements).toHaveLength(1);
  await owner.query('drop policy run on "order"');
  await owner.query('alter table "order" disable row level security');
});

/** Has the database refuse the settlements of a merchant, or of one of their days. */
const refuseAt = (event: 'insert' | 'update', { merchantId }: Team, day = '%') =>
  owner.refuse(event, 'settlement', `new.merchant_id = '${merchantId}' and new.day like '${day}'`);
const settledOf = async (team: Team, number = '') =>
  (await (await again(team)).call(getOrder, { params: { number } })).settledNet;

it('settles everybody else when one merchant’s cannot be, and that one once it can', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const numbers = [await bought(one.shop, 1_000, 1), await bought(other.shop, 1_000, 1)];
  const allow = await refuseAt('insert', one.team);
  await goTo('2031-03-03T15:00:00Z');
  expect(await settledOf(other.team, numbers[1])).toBeGreaterThan(0);
  expect(await settledOf(one.team, numbers[0])).toBe(0);
  await allow();
  await testApp.platform.jobs.sweep();
  expect(await settledOf(one.team, numbers[0])).toBe(await settledOf(other.team, numbers[1]));
});

it('settles of that one merchant whatever can be', async () => {
  const { team, shop } = await openShop();
  const [bad, good] = [await bought(shop, 1_000, 1), await bought(shop, 1_000, 1)];
  await owner.query(`update "order" set settles_at = '2031-03-25T15:00:00Z' where number = $1`, bad);
  const allow = await refuseAt('insert', team, '20310325');
  await goTo('2031-04-10T15:00:00Z');
  expect([await settledOf(team, bad), (await settledOf(team, good)) > 0]).toEqual([0, true]);
  await allow();
  await testApp.platform.jobs.sweep();
  expect(await settledOf(team, bad)).toBe(await settledOf(team, good));
});

it('settles everybody else however much of one merchant has been due for longer', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const numbers: string[] = [];
  for (let count = 0; count < 201; count += 1) numbers.push(await bought(one.shop, 1_000, 1));
  const number = await bought(other.shop, 1_000, 1);
  // As what an issuer paid late: each has an instant of its own.
  await owner.query(
    `update "order" o set settles_at = o.settles_at - n.place * interval '1 second'
      from unnest($1::text[]) with ordinality as n(number, place) where o.number = n.number`,
    numbers,
  );
  const allow = await refuseAt('insert', one.team);
  await goTo('2031-06-02T15:00:00Z');
  expect(await settledOf(other.team, number)).toBeGreaterThan(0);
  await allow();
  await testApp.platform.jobs.sweep();
  expect(await settledOf(one.team, numbers[200])).toBeGreaterThan(0);
});

it('completes the settlements of everybody else when one merchant’s cannot be, and that one’s once it can', async () => {
  const [one, other] = [await openShop(), await openShop()];
  for (const { shop } of [one, other]) await bought(shop, 1_000, 1);
  const allow = await refuseAt('update', one.team);
  await goTo('2031-09-01T15:00:00Z');
  const statusOf = async (team: Team) =>
    (await (await again(team)).call(listSettlements, { query: {} })).list[0]?.status;
  expect(await statusOf(other.team)).toBe('2');
  expect(await statusOf(one.team)).toBe('0');
  await allow();
  await testApp.platform.jobs.sweep();
  expect(await statusOf(one.team)).toBe('2');
});
