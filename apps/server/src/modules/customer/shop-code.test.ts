import { pay, readPaymentCode } from '@balcao/contract/customer';
import { getOrder, listOrders } from '@balcao/contract/order';
import { setRail } from '@balcao/contract/sandbox';
import { createShopCode } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), {
    name: 'Café do Mercado',
    certified: true,
    products: ['04'],
  });
});
afterAll(() => testApp.close());

const hang = async (amount: number | null) => {
  const body = { name: 'Balcão', goodsName: 'Consumo no balcão', amount };
  return (await ana.call(createShopCode, { body })).brCode;
};
const orders = async () => (await ana.call(listOrders, {})).list;

it('a shop’s code asks for an amount where it names none, and opens the order when it is paid', async () => {
  const code = await hang(null);
  const bruna = await customer(testApp, { cards: ['visaCredit'] });
  const request = await bruna.call(readPaymentCode, { body: { code } });
  expect(request).toMatchObject({ amount: null, product: '04', expiresAt: null, instalments: [] });
  expect(request.methods).toEqual(['01', '02', '0301', '0302']);
  expect(await orders()).toEqual([]);
  const means = { method: '0302', cardId: bruna.cardIds[0] ?? '', instalments: 2 } as const;
  const key = keyed();
  const press = () => bruna.call(pay, { body: { code, amount: 2_750, means } }, key);
  const [first, second] = await Promise.all([press(), press()]);
  expect(second).toEqual(first);
  const paid = await until(orders, (list) => list[0]?.status === '02');
  expect(paid).toHaveLength(1);
  expect(paid[0]).toMatchObject({ amount: 2_750, product: '04', method: '0302', instalments: 2 });
});

it('one with an amount takes exactly that, and a payment that fails leaves no order behind', async () => {
  const code = await hang(1_500);
  const before = (await orders()).length;
  const poor = await customer(testApp, { balance: 100 });
  const ask = (amount: number) => poor.call(pay, { body: { code, amount, means: { method: '01' } } }, keyed());
  await expect(ask(1_499)).rejects.toMatchObject({ name: 'order_not_payable' });
  await expect(ask(1_500)).rejects.toMatchObject({ name: 'balance_insufficient' });
  expect(await orders()).toHaveLength(before);
});

it('an attempt that a card or the rail refuses ends as failed with the reason, and leaves nothing waiting', async () => {
  const code = await hang(980);
  const bruna = await customer(testApp, { cards: ['declinedCredit', 'insufficientCredit'] });
  const [declined = '', insufficient = ''] = bruna.cardIds;
  const tries = [
    [{ method: '0302', cardId: declined }, 'card_declined'],
    [{ method: '0302', cardId: insufficient }, 'card_insufficient'],
    [{ method: '01' }, 'rail_declined'],
  ] as const;
  await testApp.caller()(setRail, { body: { wallet: 'decline' } });
  for (const [means, failureReason] of tries) {
    const tried = await bruna.call(pay, { body: { code, amount: 980, means } }, keyed());
    expect(tried).toMatchObject({ state: 'refused', failureReason });
    const list = await until(orders, ([newest]) => newest?.amount === 980 && newest.status !== '01');
    const order = await ana.call(getOrder, { params: { number: list[0]?.number ?? '' } });
    expect(order).toMatchObject({ status: '03', failureReason });
  }
  await testApp.caller()(setRail, { body: { wallet: 'approve' } });
  await bruna.call(pay, { body: { code, amount: 980, means: { method: '01' } } }, keyed());
  const all = await until(orders, ([newest]) => newest?.status === '02');
  expect(all.filter(({ amount }) => amount === 980).map(({ status }) => status)).toEqual(['02', '03', '03', '03']);
});
