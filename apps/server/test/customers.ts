import { randomInt } from 'node:crypto';
import { loginCustomer } from '@balcao/contract/customer';
import type { Caller } from '@balcao/sdk/client';
import { transaction } from '../src/platform/db.ts';
import type { House } from './house.ts';

/** A user of the phone, signed in. */
export interface TestCustomer {
  readonly name: string;
  readonly phone: string;
  readonly pin: string;
  readonly token: string;
  readonly call: Caller;
}

/** Somebody with a wallet; the balance in centavos. */
export const customer = async (house: House, ask: { balance?: number; name?: string } = {}): Promise<TestCustomer> => {
  const { name = 'Bruna Carvalho', balance = 1_000_000 } = ask;
  const phone = `+55119${randomInt(10_000_000, 99_999_999)}`;
  const pin = String(randomInt(100_000, 999_999));
  await transaction(house.platform.db, (tx) => house.services.customers.add(tx, [{ name, phone, pin, balance }]));
  const { token } = await house.caller()(loginCustomer, { body: { phone, pin } });
  return { name, phone, pin, token, call: house.caller(token) };
};
