import fs from 'node:fs';
import path from 'node:path';
import { loginCustomer, pay } from '@balcao/contract/customer';
import { createOrder } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import { until } from './until.ts';

interface Sandbox {
  readonly merchantServer: {
    readonly merchantNumber: string;
    readonly serial: string;
    readonly privateKeyFile: string;
  };
  readonly platformKey: { readonly id: string; readonly publicKey: string };
  readonly customers: readonly [{ readonly phone: string; readonly pin: string }];
}

/** The demonstration's shop and one of its customers, on a server of its own at this address; `dataDir` is where the sandbox was laid out. */
export const sandboxShop = (url: string, dataDir: string) => {
  const { merchantServer, platformKey, customers } = JSON.parse(
    fs.readFileSync(path.join(dataDir, 'sandbox.json'), 'utf8'),
  ) as Sandbox;
  const shop = createMerchantCaller({
    ...merchantServer,
    privateKey: fs.readFileSync(merchantServer.privateKeyFile, 'utf8'),
    baseUrl: url,
    platformKeys: { [platformKey.id]: platformKey.publicKey },
  });
  const callerOf = (token?: string) =>
    createBearerCaller({
      baseUrl: url,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const statusOf = async (merchantOrderNumber: string): Promise<string> =>
    (await shop(queryOrder, { params: { merchantOrderNumber } })).status;
  return {
    statusOf,
    /** Opens an order of 1,234 centavos, pays it and waits until it is paid. */
    paid: async (merchantOrderNumber: string): Promise<void> => {
      const body = { merchantOrderNumber, method: '02', amount: 1_234, goodsName: 'Café coado' } as const;
      const order = await shop(createOrder, { body }, { idempotencyKey: merchantOrderNumber });
      const [{ phone, pin }] = customers;
      const { token } = await callerOf()(loginCustomer, { body: { phone, pin } });
      const code = order.pix?.brCode ?? '';
      await callerOf(token)(pay, { body: { code, amount: order.amount } }, { idempotencyKey: merchantOrderNumber });
      await until(
        () => statusOf(merchantOrderNumber),
        (status) => status === '02',
      );
    },
  };
};
