import { randomUUID } from 'node:crypto';
import { payByCardToken } from '@balcao/contract/card-token';
import { pay } from '@balcao/contract/customer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardTestApp, openCardTestApp } from '../../../test/card-test-app.ts';
import { customer } from '../../../test/customers.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const bodyOf = ({ payUrl: code, amount }: { payUrl: string; amount: number }, token: string = randomUUID()) => ({
  code,
  amount,
  token,
  brand: 'Visa' as const,
});

it('where no acquirer is configured a token pays nothing, and the cards of the sandbox pay as before', async () => {
  const testApp = await openTestApp();
  const ana = await openTeam(testApp, await register(testApp), { certified: true });
  const shop = await merchantServer(testApp, ana);
  const bruna = await customer(testApp, { cards: ['mastercardCredit'] });
  const ask = { merchantOrderNumber: 'T-1', method: '0302', amount: 900, goodsName: 'Café' } as const;
  const order = await shop.client.createOrder(ask);
  const asked = bruna.call(payByCardToken, { body: bodyOf(order) }, { idempotencyKey: 'a' });
  await expect(asked).rejects.toMatchObject({ name: 'method_elsewhere' });
  const means = { method: '0302', cardId: bruna.cardIds[0] ?? '' } as const;
  const body = { code: order.payUrl, amount: order.amount, means };
  expect(await bruna.call(pay, { body }, { idempotencyKey: 'b' })).toMatchObject({ state: 'done' });
  await testApp.close();
});

describe('paying by a token of the acquirer', () => {
  let cards: CardTestApp;
  beforeAll(async () => {
    cards = await openCardTestApp();
  });
  afterAll(() => cards.close());

  it('is not done under a key that was used for another token', async () => {
    const [order, key] = [await cards.open(), randomUUID()];
    expect(await cards.pay(order, { key })).toMatchObject({ state: 'done' });
    await expect(cards.pay(order, { key })).rejects.toMatchObject({ name: 'idempotency_key_reused' });
    expect(cards.acquirer.books.sales(cards.txidOf(order))).toHaveLength(1);
  });

  it('is for people who are signed in', async () => {
    const body = bodyOf(await cards.open());
    const nobody = cards.testApp.caller()(payByCardToken, { body }, { idempotencyKey: randomUUID() });
    await expect(nobody).rejects.toMatchObject({ name: 'session_missing' });
  });

  it('is refused for a brand that the acquirer does not take', async () => {
    const body = { ...bodyOf(await cards.open()), brand: 'Outra' as 'Visa' };
    const asked = cards.bruna.call(payByCardToken, { body }, { idempotencyKey: randomUUID() });
    await expect(asked).rejects.toMatchObject({ code: 1000, fields: { brand: expect.any(String) } });
  });
});
