import { randomInt } from 'node:crypto';
import type { TestCard } from '@balcao/contract/card';
import { loginCustomer } from '@balcao/contract/customer';
import type { Caller } from '@balcao/sdk/client';
import { transaction } from '../src/platform/db.ts';
import type { TestApp } from './test-app.ts';

/** A user of the phone, signed in. */
export interface TestCustomer {
  readonly name: string;
  readonly phone: string;
  readonly pin: string;
  readonly token: string;
  /** The ids of the cards, in the order in which they were asked for. */
  readonly cardIds: readonly string[];
  readonly call: Caller;
}

interface Ask {
  readonly balance?: number;
  readonly name?: string;
  readonly wallet?: boolean;
  /** When it is given, the chat app has checked the real name with it. */
  readonly cpf?: string;
  /** The account that their chat account is bound to. */
  readonly boundTo?: string;
  /** Test cards in the wallet. */
  readonly cards?: readonly TestCard[];
  /** Where the phone is: an address of its own, as limits count by network. */
  readonly ip?: string;
}

/** Someone with a wallet, unless it is `false`; the balance in centavos. */
export const customer = async (testApp: TestApp, ask: Ask = {}): Promise<TestCustomer> => {
  const { name = 'Bruna Carvalho', balance = 1_000_000, wallet = true, boundTo, cpf, cards = [] } = ask;
  const ip = ask.ip ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const phone = `+55119${randomInt(10_000_000, 99_999_999)}`;
  const pin = String(randomInt(100_000, 999_999));
  const { platform, services } = testApp;
  const cardIds = await transaction(platform.db, async (tx) => {
    const [id = ''] = await services.customers.add(tx, [
      { name, phone, pin, balance, wallet, ...(cpf ? { cpf } : {}) },
    ]);
    if (boundTo) await services.bindings.bind(tx, boundTo, { id, name }, platform.clock.now());
    const added = await services.cards.addTo(tx, id, cards, platform.clock.now());
    return added.map((card) => card.id);
  });
  const { token } = await testApp.caller(undefined, 'pt-BR', ip)(loginCustomer, { body: { phone, pin } });
  return { name, phone, pin, token, cardIds, call: testApp.caller(token, 'pt-BR', ip) };
};
