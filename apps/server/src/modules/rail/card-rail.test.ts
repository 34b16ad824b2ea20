import { randomUUID } from 'node:crypto';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardTestApp, expectSound, openCardTestApp } from '../../../test/card-test-app.ts';
import { until } from '../../../test/until.ts';
import { cardCallbackPath } from '../../platform/card-config.ts';

let cards: CardTestApp;
beforeAll(async () => {
  cards = await openCardTestApp();
});
afterAll(() => cards.close());
afterEach(() => expectSound(cards));

const read = ({ number }: ChargedOrder) => cards.ana.call(getOrder, { params: { number } });
const becomes = (order: ChargedOrder, status: string) =>
  until(
    () => read(order),
    (now) => now.status === status,
  );
const sales = (order: ChargedOrder) => cards.acquirer.books.sales(cards.txidOf(order));
const pending = async () =>
  (await cards.testApp.services.ledger.balances(cards.testApp.platform.db, cards.ana.merchantId)).pending;
const postedFor = async ({ number }: ChargedOrder): Promise<number> => {
  const sql = `select count(*) as n from ledger.journal where cause = $1`;
  const { rows } = await cards.testApp.platform.db.$client.query<{ n: string }>(sql, [`order:${number}:paid`]);
  return Number(rows[0]?.n);
};
const aside = async (): Promise<number> => {
  const sql = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await cards.testApp.platform.db.$client.query<{ sum: string }>(sql)).rows[0]?.sum);
};
const { pay, open, advance, tell } = {
  pay: (...ask: Parameters<CardTestApp['pay']>) => cards.pay(...ask),
  open: (amount?: number) => cards.open(amount),
  advance: (seconds: number) => cards.advance(seconds),
  tell: (...ids: readonly string[]) => cards.tell(...ids),
};
const type = (code?: string) => cards.acquirer.books.type(code);
const paidOnce = async (order: ChargedOrder): Promise<void> => {
  await becomes(order, '02');
  expect(await postedFor(order)).toBe(1);
  expect(sales(order).filter(({ Payment }) => Payment.Status === 2)).toHaveLength(1);
};

describe('a card that the acquirer has given a token for', () => {
  it.each([1, 99, 100, 123_456])('pays an order of %i centavos to the centavo, at once', async (amount) => {
    const order = await open(amount);
    const before = await pending();
    expect(await pay(order)).toEqual({
      amount,
      instalments: 1,
      card: { brand: 'Visa', last4: '0183' },
      state: 'done',
      failureReason: null,
    });
    expect(await becomes(order, '02')).toMatchObject({ paidAmount: amount, payerName: 'Bruna ***' });
    expect((await pending()) - before).toBe(order.net);
    await paidOnce(order);
    expect(sales(order)[0]?.Payment).toMatchObject({ Amount: amount, CapturedAmount: amount });
  });

  it('pays in parts, as many as the amount and the merchant allow', async () => {
    const order = await open(12_000);
    expect(await pay(order, { instalments: 3 })).toMatchObject({ state: 'done', instalments: 3 });
    expect(await becomes(order, '02')).toMatchObject({ instalments: 3 });
    await expect(pay(await open(900), { instalments: 2 })).rejects.toMatchObject({
      fields: { instalments: expect.any(String) },
    });
  });

  it('is kept nowhere, in no log and in no table', async () => {
    const tokens = [type(), type('51'), type()];
    const order = await open();
    await pay(order, { token: tokens[1] ?? '' });
    cards.acquirer.failNext('authorise', 'lose');
    await pay(order, { token: tokens[0] ?? '' });
    await advance(11);
    await paidOnce(order);
    const { rows } = await cards.testApp.platform.db.$client.query<{ t: string }>(
      `select format('%I.%I', schemaname, tablename) as t from pg_tables where schemaname in ('public', 'ledger', 'pgboss')`,
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const token of tokens) {
      for (const { t } of rows) {
        const found = await cards.testApp.platform.db.$client.query(`select 1 from ${t} x where x::text like $1`, [
          `%${token}%`,
        ]);
        expect([t, found.rowCount]).toEqual([t, 0]);
      }
      expect(cards.log.filter((line) => line.includes(token))).toEqual([]);
    }
    expect(cards.log.length).toBeGreaterThan(0);
  }, 60_000);
});

describe('what is no token', () => {
  it('such as the number of a card is refused before anybody is asked', async () => {
    const order = await open();
    const asked = cards.acquirer.calls.length;
    for (const token of ['4551870000000183', '4551 8700 0000 0183', ''])
      await expect(pay(order, { token })).rejects.toMatchObject({ code: 1000, fields: { token: expect.any(String) } });
    expect(cards.acquirer.calls.length).toBe(asked);
  });

  it('and what no card pays, are refused', async () => {
    const { shop } = cards;
    const byPix = { merchantOrderNumber: 'P-1', method: '02', amount: 900, goodsName: 'Chá' } as const;
    await expect(pay(await shop.client.createOrder(byPix))).rejects.toMatchObject({ name: 'method_inactive' });
    const order = await open();
    await expect(pay({ ...order, amount: order.amount + 1 })).rejects.toMatchObject({ name: 'order_not_payable' });
    await shop.client.closeOrder(order.merchantOrderNumber);
    await expect(pay(order)).rejects.toMatchObject({ name: 'order_not_payable' });
    await expect(pay({ ...order, payUrl: 'https://outro.example/x' })).rejects.toMatchObject({ name: 'not_found' });
    expect(sales(order)).toEqual([]);
  });
});

describe('a card that says no', () => {
  it.each([
    ['05', 'card_declined'],
    ['51', 'card_insufficient'],
    ['54', 'card_expired'],
    ['14', 'card_invalid'],
    ['91', 'rail_declined'],
  ])('with the code %s tells its payer: %s; the order waits, and another card pays it', async (code, failureReason) => {
    const order = await open();
    const key = randomUUID();
    const first = { state: 'refused', failureReason };
    const token = type(code);
    expect(await pay(order, { token, key })).toMatchObject(first);
    expect(await read(order)).toMatchObject({ status: '01', failureReason: null });
    // A repeat under the same key gets the same answer, and no card is asked.
    expect(await pay(order, { token, key })).toMatchObject(first);
    expect(sales(order)).toHaveLength(1);
    await advance(11);
    expect(await read(order)).toMatchObject({ status: '01' });
    expect(await pay(order)).toMatchObject({ state: 'done' });
    await paidOnce(order);
  });

  it('is one whose token was used before', async () => {
    const token = type();
    await pay(await open(), { token });
    const order = await open();
    expect(await pay(order, { token })).toMatchObject({ state: 'refused', failureReason: 'card_invalid' });
    expect(sales(order)).toEqual([]);
  });
});

describe('an answer that nobody has', () => {
  it('because it got lost leaves the payer waiting, and the order is paid once', async () => {
    const order = await open();
    const [key, token] = [randomUUID(), type()];
    cards.acquirer.failNext('authorise', 'lose');
    expect(await pay(order, { key, token })).toMatchObject({ state: 'waiting', failureReason: null });
    await advance(11);
    await paidOnce(order);
    expect(await pay(order, { key, token })).toMatchObject({ state: 'done' });
    await paidOnce(order);
  });

  it('because the issuer took longer than anyone waits is found by asking', async () => {
    const order = await open();
    cards.acquirer.slowDown('authorise', cards.acquirer.config.answerMs + 500);
    expect(await pay(order)).toMatchObject({ state: 'waiting' });
    cards.acquirer.slowDown('authorise');
    await until(
      async () => sales(order).length,
      (count) => count === 1,
    );
    await advance(11);
    await paidOnce(order);
  });

  it('asks no second card until it is sure that nothing came of the first', async () => {
    const order = await open();
    cards.acquirer.failNext('authorise', 'break');
    expect(await pay(order)).toMatchObject({ state: 'waiting' });
    await expect(pay(order)).rejects.toMatchObject({ name: 'money_under_way' });
    expect(sales(order)).toEqual([]);
    await advance(121);
    expect(await pay(order)).toMatchObject({ state: 'done' });
    await paidOnce(order);
  });

  it.each(['fail', 'break'] as const)('of an acquirer that fails is no refusal: %s', async (how) => {
    const order = await open();
    cards.acquirer.failNext('authorise', how);
    expect(await pay(order)).toMatchObject({ state: 'waiting', failureReason: null });
    expect(await read(order)).toMatchObject({ status: '01' });
  });

  it('of a card that had said no is told as that', async () => {
    const order = await open();
    const [key, token] = [randomUUID(), type('51')];
    cards.acquirer.failNext('authorise', 'lose');
    expect(await pay(order, { key, token })).toMatchObject({ state: 'waiting' });
    expect(await pay(order, { key, token })).toMatchObject({ state: 'refused', failureReason: 'card_insufficient' });
  });
});

describe('several at once', () => {
  it('under one key ask one card once', async () => {
    const order = await open();
    const ask = { key: randomUUID(), token: type() };
    await Promise.allSettled(Array.from({ length: 10 }, () => pay(order, ask)));
    await paidOnce(order);
    expect(sales(order)).toHaveLength(1);
  });

  it('with two cards take the money of one', async () => {
    const order = await open();
    const said = await Promise.allSettled([pay(order), pay(order)]);
    await paidOnce(order);
    expect(said.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(sales(order)).toHaveLength(1);
  });
});

describe('what the acquirer calls about', () => {
  it('pays an order before the answer has come, once', async () => {
    const order = await open();
    cards.acquirer.failNext('authorise', 'holdBack');
    const paying = pay(order);
    const [sale] = await until(
      async () => sales(order),
      (all) => all.length === 1,
    );
    expect(await tell(sale?.Payment.PaymentId ?? '')).toEqual([200]);
    await paidOnce(order);
    cards.acquirer.letGo();
    expect(await paying).toMatchObject({ state: 'done' });
    await paidOnce(order);
  });

  it('twenty times at once moves money once', async () => {
    const order = await open();
    cards.acquirer.failNext('authorise', 'lose');
    await pay(order);
    const id = sales(order)[0]?.Payment.PaymentId ?? '';
    await tell(...Array.from({ length: 20 }, () => id));
    await paidOnce(order);
  });

  it('moves nothing when the acquirer does not know the payment, or the card said no', async () => {
    const order = await open();
    await pay(order, { token: type('05') });
    const before = await pending();
    expect(await tell(randomUUID(), sales(order)[0]?.Payment.PaymentId ?? '')).toEqual([200, 200]);
    await advance(11);
    expect(await read(order)).toMatchObject({ status: '01' });
    expect(await pending()).toBe(before);
  });

  it('is refused at any other address, when it is no call of the acquirer, and when it is long', async () => {
    const call = (url: string, payload: string) =>
      cards.testApp.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload });
    const url = cardCallbackPath(cards.acquirer.config);
    expect(url).toMatch(/^\/rail\/card\/[\w-]{43}$/);
    const good = JSON.stringify({ PaymentId: randomUUID(), ChangeType: 1 });
    expect((await call('/rail/card/outro', good)).statusCode).toBe(404);
    expect((await call(url, '{"PaymentId":"x","ChangeType":1}')).statusCode).toBe(400);
    expect((await call(url, '[]')).statusCode).toBe(400);
    expect((await call(url, JSON.stringify({ PaymentId: 'x'.repeat(5_000) }))).statusCode).toBe(413);
    expect((await call(url, good)).statusCode).toBe(200);
  });
});

describe('what no order waits for', () => {
  it('is given back to the card when its order was closed while the issuer took its time', async () => {
    const order = await open(4_300);
    const asked = cards.acquirer.calls.length;
    cards.acquirer.slowDown('authorise', 1_500);
    const paying = pay(order);
    await until(
      async () => cards.acquirer.calls.slice(asked),
      (calls) => calls.includes('authorise'),
    );
    await cards.shop.client.closeOrder(order.merchantOrderNumber);
    cards.acquirer.slowDown('authorise');
    await paying;
    const id = sales(order)[0]?.Payment.PaymentId ?? '';
    await until(
      async () => cards.acquirer.books.voids(id),
      (all) => all.length > 0,
    );
    await advance(11);
    await until(aside, (sum) => sum === 0);
    expect(cards.acquirer.books.voids(id)).toEqual([4_300]);
    expect(await read(order)).toMatchObject({ status: '04' });
  });

  it('is given back when a card that nobody waited for any more was asked after all, and the acquirer calls', async () => {
    const order = await open(4_400);
    await pay(order);
    await paidOnce(order);
    const late = {
      MerchantOrderId: cards.txidOf(order),
      Customer: { Name: 'Bruna Carvalho' },
      Payment: {
        Type: 'CreditCard',
        Amount: 4_400,
        Installments: 1,
        Capture: true,
        CreditCard: { PaymentToken: type(), Brand: 'Visa' },
      },
    };
    expect(cards.acquirer.books.answer('authorise', [], JSON.stringify(late)).status).toBe(201);
    const id = sales(order)[1]?.Payment.PaymentId ?? '';
    await tell(id, id);
    await until(
      async () => cards.acquirer.books.voids(id),
      (all) => all.length > 0,
    );
    await advance(11);
    await until(aside, (sum) => sum === 0);
    expect(cards.acquirer.books.voids(id)).toEqual([4_400]);
    expect(cards.acquirer.books.voids(sales(order)[0]?.Payment.PaymentId ?? '')).toEqual([]);
    expect(await postedFor(order)).toBe(1);
  });

  it('takes no second card once one has said yes, also before the product has heard of it', async () => {
    const order = await open();
    const rail = cards.testApp.services.rails.rail('0302');
    const ask = {
      txid: cards.txidOf(order),
      amount: order.amount,
      brand: 'Visa',
      instalments: 1,
      holds: false,
    } as const;
    const by = () => rail.authorise?.({ ...ask, key: randomUUID().replaceAll('-', ''), token: type(), payerName: 'B' });
    expect(await by()).toMatchObject({ state: 'paid' });
    expect(await by()).toEqual({ state: 'busy' });
    expect(sales(order)).toHaveLength(1);
  });
});
