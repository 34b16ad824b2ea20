import { cancelSale, getSale, sell } from '@balcao/contract/device-sale';
import { getTap, payTap, startTap } from '@balcao/contract/device-tap';
import type { PaymentMethod } from '@balcao/contract/order';
import { setRail } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { device, type TestDevice } from '../../../test/devices.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { askHold, readHold } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let terminal: TestDevice;
beforeAll(async () => {
  testApp = await openTestApp();
  const ask = { certified: true, products: ['99', '54', '11'] } as const;
  team = await openTeam(testApp, await register(testApp), ask);
  terminal = await device(testApp, team);
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.restoreAllMocks();
  return testApp.caller()(setRail, { body: { wallet: 'approve' } });
});

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
/** From now on the rail's line is dead, and it should have spoken a moment ago; no round has come by since. */
const goesDead = async (method: PaymentMethod) => {
  const { services, platform } = testApp;
  const asked = vi.spyOn(services.rails.rail(method), 'inquire').mockRejectedValue(new Error('no route to the rail'));
  const due = new Date(platform.clock.now().getTime() - 1);
  await platform.db.$client.query('update "order" set next_check_at = $1 where next_check_at is not null', [due]);
  return asked;
};

it('a sale waits while its rail does not answer, and can be given up', async () => {
  const { number } = await terminal.call(sell, { body: { method: '02', amount: 500 } }, keyed());
  const which = { params: { number } };
  const asked = await goesDead('02');
  expect(await terminal.call(getSale, which)).toMatchObject({ status: '01' });
  expect(await terminal.call(cancelSale, which)).toMatchObject({ status: '04', code: null });
  expect(asked).toHaveBeenCalled();
});

it('a tap is seen as one that is being paid while its rail does not answer', async () => {
  const phone = await device(testApp, team, { product: '54' });
  const bruna = await customer(testApp, { balance: 5_000 });
  const { id } = await phone.call(startTap, { body: { amount: 700 } });
  await testApp.caller()(setRail, { body: { wallet: 'silent' } });
  const body = { amount: 700, means: { method: '01' }, isConfirmed: true } as const;
  const ask = { params: { id }, body };
  await bruna.call(payTap, ask, keyed());
  const asked = await goesDead('01');
  expect(await phone.call(getTap, { params: { id } })).toMatchObject({ state: 'paying' });
  expect(asked).toHaveBeenCalled();
});

it('an amount that is to be held is read by the merchant’s server while its rail does not answer', async () => {
  const shop = await merchantServer(testApp, team);
  const hold = await askHold(shop);
  const asked = await goesDead('0302');
  expect(await readHold(shop, hold)).toMatchObject({ orderStatus: '01' });
  expect(asked).toHaveBeenCalled();
});
