import { addCard, cardsAtMost, listCards, removeCard, testCards } from '@balcao/contract/card';
import {
  currentCustomer,
  instalmentsOf,
  listPayments,
  type Means,
  pay,
  readPaymentCode,
} from '@balcao/contract/customer';
import { getOrder, type PaymentMethod } from '@balcao/contract/order';
import { setRail } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

const newOrder = (method: PaymentMethod, amount = 10_000) => {
  orders += 1;
  return shop.client.createOrder({ merchantOrderNumber: `K-${orders}`, method, amount, goodsName: 'Moedor' });
};
type Order = Awaited<ReturnType<typeof newOrder>>;
const payWith = ({ call }: TestCustomer, { payUrl: code, amount }: Order, means: Means, key = keyed()) =>
  call(pay, { body: { code, amount, means } }, key);
const paid = ({ number }: Order) =>
  until(
    () => ana.call(getOrder, { params: { number } }),
    ({ status }) => status === '02',
  );
const balanceOf = async ({ call }: TestCustomer) => (await call(currentCustomer, {})).balance;

describe('the cards of a wallet', () => {
  it('are test cards only, listed by brand and last four digits, and taken away again', async () => {
    const bruna = await customer(testApp);
    await expect(bruna.call(listCards, {})).resolves.toEqual({ list: [] });
    const added = await bruna.call(addCard, { body: { card: 'visaCredit' } });
    expect(added).toMatchObject({ kind: 'credit', brand: 'Visa', last4: '4242', answer: 'approve' });
    await expect(bruna.call(listCards, {})).resolves.toEqual({ list: [added] });
    await expect(bruna.call(addCard, { body: { card: '4242424242424242' as never } })).rejects.toMatchObject({
      name: 'form_invalid',
    });
    const rafael = await customer(testApp);
    await expect(rafael.call(removeCard, { params: { id: added.id } })).rejects.toMatchObject({ name: 'card_missing' });
    await bruna.call(removeCard, { params: { id: added.id } });
    await expect(bruna.call(listCards, {})).resolves.toEqual({ list: [] });
    await expect(bruna.call(removeCard, { params: { id: added.id } })).rejects.toMatchObject({ name: 'card_missing' });
  });

  it('are ten at most, also when many are added at once', async () => {
    const bruna = await customer(testApp);
    const asked = await Promise.allSettled(
      Array.from({ length: cardsAtMost + 3 }, () => bruna.call(addCard, { body: { card: 'eloCredit' } })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(cardsAtMost);
    expect((await bruna.call(listCards, {})).list).toHaveLength(cardsAtMost);
  });

  it('carry no more than four digits of a number', () => {
    for (const { last4 } of Object.values(testCards)) expect(last4).toMatch(/^\d{4}$/);
  });
});

describe('paying by link', () => {
  it('from the wallet takes the amount and pays the order', async () => {
    const bruna = await customer(testApp, { balance: 20_000 });
    const order = await newOrder('01');
    await expect(bruna.call(readPaymentCode, { body: { code: order.payUrl } })).resolves.toMatchObject({
      methods: ['01'],
      amount: 10_000,
    });
    await expect(payWith(bruna, order, { method: '01' })).resolves.toMatchObject({ state: 'done', card: null });
    await paid(order);
    expect(await balanceOf(bruna)).toBe(10_000);
  });

  it('by credit card in parts shows them exactly, charges the card and leaves the wallet alone', async () => {
    const bruna = await customer(testApp, { balance: 500, cards: ['mastercardCredit'] });
    const order = await newOrder('0302');
    const { instalments } = await bruna.call(readPaymentCode, { body: { code: order.payUrl } });
    expect(instalments[2]).toEqual({ count: 3, parts: [3_334, 3_333, 3_333] });
    const means = { method: '0302', cardId: bruna.cardIds[0] ?? '', instalments: 3 } as const;
    const payment = await payWith(bruna, order, means);
    expect(payment).toMatchObject({ state: 'done', instalments: 3, card: { brand: 'Mastercard', last4: '4444' } });
    await expect(paid(order)).resolves.toMatchObject({ instalments: 3, card: { brand: 'Mastercard', last4: '4444' } });
    expect(await balanceOf(bruna)).toBe(500);
  });

  it.each([
    ['declinedDebit', '0301', 'card_declined'],
    ['insufficientCredit', '0302', 'card_insufficient'],
  ] as const)('with a card that says no (%s) says why, and another card pays', async (card, method, failureReason) => {
    const good = method === '0301' ? 'visaDebit' : 'visaCredit';
    const bruna = await customer(testApp, { cards: [card, good] });
    const [bad = '', other = ''] = bruna.cardIds;
    const order = await newOrder(method);
    await expect(payWith(bruna, order, { method, cardId: bad })).resolves.toMatchObject({
      state: 'refused',
      failureReason,
    });
    await expect(ana.call(getOrder, { params: { number: order.number } })).resolves.toMatchObject({ status: '01' });
    await payWith(bruna, order, { method, cardId: other });
    await paid(order);
    const { list } = await bruna.call(listPayments, {});
    expect(list.map(({ state }) => state)).toEqual(['done', 'refused']);
  });

  it('with a rail that takes nothing leaves the order waiting and the wallet full', async () => {
    await testApp.caller()(setRail, { body: { wallet: 'decline' } });
    const bruna = await customer(testApp, { balance: 10_000 });
    const order = await newOrder('01');
    await expect(payWith(bruna, order, { method: '01' })).resolves.toMatchObject({
      state: 'refused',
      failureReason: 'rail_declined',
    });
    await testApp.caller()(setRail, { body: { wallet: 'approve' } });
    expect(await balanceOf(bruna)).toBe(10_000);
    await expect(payWith(bruna, order, { method: '01' })).resolves.toMatchObject({ state: 'done' });
  });

  it('is refused in another way than the order takes, with a card of another kind or person, or in parts that are not offered', async () => {
    const bruna = await customer(testApp, { cards: ['visaDebit', 'visaCredit'] });
    const [debit = '', credit = ''] = bruna.cardIds;
    const order = await newOrder('0302', 1_400);
    const refused = (who: TestCustomer, means: Means) => expect(payWith(who, order, means)).rejects;
    await refused(bruna, { method: '01' }).toMatchObject({ name: 'method_inactive' });
    await refused(bruna, { method: '0301', cardId: debit }).toMatchObject({ name: 'method_inactive' });
    await refused(bruna, { method: '0302', cardId: debit }).toMatchObject({ name: 'card_missing' });
    const rafael = await customer(testApp);
    await refused(rafael, { method: '0302', cardId: credit }).toMatchObject({ name: 'card_missing' });
    // R$ 14,00 in three parts would be less than R$ 5,00 each.
    await refused(bruna, { method: '0302', cardId: credit, instalments: 3 }).toMatchObject({ name: 'form_invalid' });
    await payWith(bruna, order, { method: '0302', cardId: credit, instalments: 2 });
    await paid(order);
  });

  it('is one payment, however often the button is pressed', async () => {
    const bruna = await customer(testApp, { balance: 30_000 });
    const order = await newOrder('01');
    const key = keyed();
    const [first, second] = await Promise.all([1, 2].map(() => payWith(bruna, order, { method: '01' }, key)));
    expect(second).toEqual(first);
    expect(await balanceOf(bruna)).toBe(20_000);
  });
});

it('the parts of an amount sum to it, and none is below R$ 5,00 but the only one', () => {
  for (const amount of [1, 499, 999, 1_000, 9_999, 123_457])
    for (const { count, parts } of instalmentsOf(amount)) {
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(count === 1 || Math.min(...parts) >= 500).toBe(true);
    }
});
