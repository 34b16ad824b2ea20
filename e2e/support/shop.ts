import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createMerchantClient, type MerchantClient, type NewOrder } from '@balcao/sdk/merchant';

interface SandboxFile {
  readonly merchantServer: {
    readonly merchantNumber: string;
    readonly serial: string;
    readonly privateKeyFile: string;
  };
  readonly platformKey: { readonly id: string; readonly publicKey: string };
}

/** The demo team's own server, which signs its calls with the key that the sandbox wrote down in its folder at its start. */
export const openShop = (baseUrl: string | undefined, folder = process.env.E2E_DATA ?? ''): MerchantClient => {
  const known = JSON.parse(fs.readFileSync(path.join(folder, 'sandbox.json'), 'utf8')) as SandboxFile;
  const { merchantNumber, serial, privateKeyFile } = known.merchantServer;
  return createMerchantClient({
    baseUrl: baseUrl ?? '',
    merchantNumber,
    serial,
    privateKey: fs.readFileSync(privateKeyFile, 'utf8'),
    platformKeys: { [known.platformKey.id]: known.platformKey.publicKey },
  });
};

/** A Pix order of the demo team, in centavos, with a number that no other test uses; `brCode` is what a customer pays. */
export const sell = async (shop: MerchantClient, amount: number, more: Partial<NewOrder> = {}) => {
  const merchantOrderNumber = randomUUID();
  const goodsName = 'Cesta de café da manhã';
  const { pix, ...order } = await shop.createOrder({ merchantOrderNumber, method: '02', amount, goodsName, ...more });
  if (!pix) throw new Error('The order has no BR Code.');
  return { ...order, brCode: pix.brCode };
};
