import { pay } from '@balcao/contract/customer';
import { getOverview } from '@balcao/contract/dashboard';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type House, openHouse } from '../../../test/house.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { until } from '../../../test/until.ts';

let house: House;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let orders = 0;
beforeAll(async () => {
  house = await openHouse();
  ana = await openTeam(house, await register(house), { certified: true });
  shop = await merchantServer(house, ana);
  bruna = await customer(house);
});
afterAll(() => house.close());

const sell = async (amount: number) => {
  orders += 1;
  const ask = { merchantOrderNumber: `D-${orders}`, method: '02', amount, goodsName: 'Bolo' } as const;
  const order = await shop.client.createOrder(ask);
  const body = { code: order.pix?.brCode ?? '', amount };
  await bruna.call(pay, { body }, { idempotencyKey: crypto.randomUUID() });
  await until(
    () => shop.client.queryOrder(order.merchantOrderNumber),
    ({ status }) => status === '02',
  );
};

describe('GET /admin/v3.0/dashboard/overview', () => {
  it('begins with zeros, thirty days of them', async () => {
    const overview = await ana.call(getOverview, {});
    expect(overview).toMatchObject({ paidAmount: { now: 0, before: 0 }, balances: { pending: 0, available: 0 } });
    expect(overview.days).toHaveLength(30);
    expect(overview.days.at(-1)?.day).toBe(overview.day);
  });

  it('moves with every sale, and compares with yesterday', async () => {
    await sell(10_000);
    await sell(5_000);
    const today = await ana.call(getOverview, {});
    expect(today).toMatchObject({
      paidAmount: { now: 15_000, before: 0 },
      paidCount: { now: 2, before: 0 },
      averageTicket: { now: 7_500, before: 0 },
      conversion: { now: 10_000, before: 0 },
      balances: { pending: 14_851, available: 0 },
    });
    expect(today.days.at(-1)).toEqual({ day: today.day, amount: 15_000, count: 2 });
    await house.caller()(advanceClock, { body: { advanceSeconds: 86_400 } });
    const tomorrow = await (await workIn(house, ana, ana.merchantId)).call(getOverview, {});
    expect(tomorrow).toMatchObject({ paidAmount: { now: 0, before: 15_000 }, paidCount: { now: 0, before: 2 } });
    expect(tomorrow.days.at(-2)).toEqual({ day: today.day, amount: 15_000, count: 2 });
  });

  it('shows nothing to a role that may not see it', async () => {
    const eve = await member(house, await openTeam(house, await register(house)), { permissions: [] });
    await expect(eve.call(getOverview, {})).rejects.toMatchObject({ name: 'permission_missing' });
  });
});
