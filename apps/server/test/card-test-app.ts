import { randomUUID } from 'node:crypto';
import { type CardPayment, payByCardToken } from '@balcao/contract/card-token';
import type { ChargedOrder, PaymentProduct } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { expect } from 'vitest';
import { cardCallbackPath } from '../src/platform/card-config.ts';
import { type CardAcquirer, openCardAcquirer } from './card-acquirer.ts';
import { customer, type TestCustomer } from './customers.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Paid = Pick<ChargedOrder, 'payUrl' | 'amount'>;
interface CardAsk {
  readonly token?: string;
  readonly key?: string;
  readonly instalments?: number;
}

/** A product whose credit cards have an acquirer, a certified team with its server, and a payer. */
export interface CardTestApp {
  readonly acquirer: CardAcquirer;
  readonly testApp: TestApp;
  readonly ana: Team;
  readonly shop: MerchantServer;
  readonly bruna: TestCustomer;
  /** Every line of the product's log. */
  readonly log: readonly string[];
  open(amount?: number): Promise<ChargedOrder>;
  /** The payer pays with a card that they typed at the acquirer: one that says yes, where no token is given. */
  pay(order: Paid, ask?: CardAsk): Promise<CardPayment>;
  /** The acquirer calls about these payments. */
  tell(...paymentIds: readonly string[]): Promise<number[]>;
  advance(seconds: number): Promise<unknown>;
  txidOf(order: Paid): string;
  close(): Promise<void>;
}

/** Opens it; `close` it in afterAll. */
export const openCardTestApp = async (
  products: readonly PaymentProduct[] = ['03', '11'],
  pace: { readonly pauseMs?: number; readonly answerMs?: number } = {},
): Promise<CardTestApp> => {
  const acquirer = await openCardAcquirer(pace.pauseMs, pace.answerMs);
  const log: string[] = [];
  const testApp = await openTestApp({ card: acquirer.config, logLevel: 'debug' }, undefined, {
    write: (line) => void log.push(line),
  });
  const ana = await openTeam(testApp, await register(testApp), { certified: true, products });
  const shop = await merchantServer(testApp, ana);
  const bruna = await customer(testApp);
  let orders = 0;
  return {
    acquirer,
    testApp,
    ana,
    shop,
    bruna,
    log,
    open: (amount = 10_000) => {
      orders += 1;
      return shop.client.createOrder({ merchantOrderNumber: `C-${orders}`, method: '0302', amount, goodsName: 'Bolo' });
    },
    pay: ({ payUrl: code, amount }, { token = acquirer.books.type(), key = randomUUID(), instalments } = {}) => {
      const body = { code, amount, token, brand: 'Visa' as const, ...(instalments ? { instalments } : {}) };
      return bruna.call(payByCardToken, { body }, { idempotencyKey: key });
    },
    tell: (...paymentIds) =>
      Promise.all(
        paymentIds.map(async (PaymentId) => {
          const answer = await testApp.app.inject({
            method: 'POST',
            url: cardCallbackPath(acquirer.config),
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify({ PaymentId, ChangeType: 1 }),
          });
          return answer.statusCode;
        }),
      ),
    advance: (seconds) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } }),
    txidOf: ({ payUrl }) => payUrl.split('/').at(-1) ?? '',
    close: async () => {
      await testApp.close();
      await acquirer.close();
    },
  };
};

/** Nothing was asked of the acquirer that its documents do not have, and the ledger proves right. */
export const expectSound = async ({ acquirer, testApp }: Pick<CardTestApp, 'acquirer' | 'testApp'>): Promise<void> => {
  expect(acquirer.faults).toEqual([]);
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
};
