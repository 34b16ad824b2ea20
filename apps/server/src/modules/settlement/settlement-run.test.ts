import { getOrder } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { getSettlement, listSettlements } from '@balcao/contract/settlement';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { type House, openHouse } from '../../../test/house.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { until } from '../../../test/until.ts';

let house: House;
let owner: Owner;
let orders = 0;

const goTo = (instant: string) => {
  const ms = Date.parse(instant) - house.platform.clock.now().getTime();
  return house.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1000) } });
};
const openShop = async () => {
  const team = await openTeam(house, await register(house), { certified: true });
  return { team, shop: await merchantServer(house, team) };
};
const bought = async (shop: MerchantServer, amount: number, instalments: number): Promise<string> => {
  orders += 1;
  const ask = { merchantOrderNumber: `R-${orders}`, method: '0302', amount, goodsName: 'Moedor manual' } as const;
  const { number, payUrl } = await shop.client.createOrder(ask);
  const txid = payUrl.split('/').at(-1) ?? '';
  await railPays(house, { txid, amount, method: '0302', card: { brand: 'Visa', last4: '4242' }, instalments });
  return number;
};
/** As while another server is at it, and until that one is done. */
const hold = (sweep: string) => owner.query('select pg_advisory_lock(hashtext($1))', `sweep:${sweep}`);
const leave = (sweep: string) => owner.query('select pg_advisory_unlock(hashtext($1))', `sweep:${sweep}`);
const between = 'select settles_at as at from "order" where number = any($1) and settles_at >= $2 and settles_at < $3';
/** Sessions end with the days that pass. */
const again = (team: Team) => workIn(house, team, team.merchantId);

beforeAll(async () => {
  house = await openHouse();
  owner = await openOwner(house);
  // A Thursday.
  await goTo('2030-11-14T15:00:00Z');
});
afterAll(async () => {
  await owner.close();
  await house.close();
});

it('settles together what an issuer paid late on one day, each part at its own moment', async () => {
  const { team, shop } = await openShop();
  const numbers: string[] = [];
  for (const amount of [1_000, 2_000, 3_000, 4_000]) numbers.push(await bought(shop, amount, 2));
  const settling = (from: string, to: string) =>
    until(
      () => house.platform.db.$client.query<{ at: Date }>(between, [numbers, from, to]),
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
  await house.platform.jobs.sweep();
  const { call } = await again(team);
  const { list } = await until(
    () => call(listSettlements, { query: {} }),
    ({ list: all }) => all[0]?.status === '2',
  );
  expect(list.map(({ day, amount, count }) => [day, amount, count])).toEqual([['20301217', 5_000, 4]]);
  const { net, products } = await call(getSettlement, { params: { number: list[0]?.number ?? '' } });
  expect(products).toMatchObject([{ amount: 5_000, net, count: 4 }]);
  expect((await house.services.ledger.balances(house.platform.db, team.merchantId)).available).toBe(net);
  expect(Object.values(await house.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

it('settles everybody else when one merchant’s cannot be, and that one once it can', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const numbers = [await bought(one.shop, 1_000, 1), await bought(other.shop, 1_000, 1)];
  await owner.query(
    `create function refuse_one() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$`,
  );
  await owner.query(`create trigger refuse_one before insert on settlement for each row
    when (new.merchant_id = '${one.team.merchantId}') execute function refuse_one()`);
  await goTo('2031-03-03T15:00:00Z');
  const settledOf = async (team: Team, number = '') =>
    (await (await again(team)).call(getOrder, { params: { number } })).settledNet;
  expect(await settledOf(other.team, numbers[1])).toBeGreaterThan(0);
  expect(await settledOf(one.team, numbers[0])).toBe(0);
  await owner.query('drop trigger refuse_one on settlement');
  await house.platform.jobs.sweep();
  expect(await settledOf(one.team, numbers[0])).toBe(await settledOf(other.team, numbers[1]));
});
