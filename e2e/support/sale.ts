import { loginCustomer, pay } from '@balcao/contract/customer';
import { getSandbox } from '@balcao/contract/sandbox';
import { expect } from '@playwright/test';
import { callerOf } from './person.ts';
import { openShop, sell } from './shop.ts';

const tokenOfBruna = async (baseUrl: string | undefined): Promise<string> => {
  const { customers } = await callerOf(baseUrl)(getSandbox, {});
  const { phone, pin } = customers.find(({ name }) => name === 'Bruna Carvalho') ?? { phone: '', pin: '' };
  return (await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } })).token;
};

/** A Pix order of the demo team that Bruna has paid, in centavos; `token` is hers on the phone. */
export const bought = async (
  baseUrl: string | undefined,
  amount: number,
  goodsQuantity = 1,
  shop = openShop(baseUrl),
) => {
  const { brCode, number, merchantOrderNumber } = await sell(shop, amount, { goodsQuantity });
  const token = await tokenOfBruna(baseUrl);
  await callerOf(baseUrl, token)(pay, { body: { code: brCode, amount } }, { idempotencyKey: number });
  await expect.poll(async () => (await shop.queryOrder(merchantOrderNumber)).status).toBe('02');
  return { number, merchantOrderNumber, token };
};
