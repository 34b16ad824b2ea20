import { pay } from '@balcao/contract/customer';
import { type ChargedOrder, createOrder } from '@balcao/contract/order';
import { customer, type TestCustomer } from './customers.ts';
import type { MerchantServer } from './merchants.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

let numbers = 0;

/** Orders of a merchant that someone has paid by Pix; amounts in centavos. */
export const openTill = async (testApp: TestApp, server: MerchantServer) => {
  const payer: TestCustomer = await customer(testApp, { balance: 300_000_000_000 });
  const open = async (amount: number): Promise<ChargedOrder> => {
    numbers += 1;
    const body = {
      merchantOrderNumber: `T-${numbers}`,
      method: '02',
      amount,
      goodsName: 'Café',
      goodsQuantity: 3,
    } as const;
    return server.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  };
  return {
    payer,
    /** One that waits. */
    open,
    /** One that is paid. */
    paid: async (amount: number): Promise<ChargedOrder> => {
      const order = await open(amount);
      await payer.call(
        pay,
        { body: { code: order.pix?.brCode ?? '', amount } },
        { idempotencyKey: crypto.randomUUID() },
      );
      return until(
        () => server.client.queryOrder(order.merchantOrderNumber),
        ({ status }) => status === '02',
      );
    },
  };
};
export type Till = Awaited<ReturnType<typeof openTill>>;
