import type { ChargedOrder } from '@balcao/contract/order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { submitPayment } from '../../../test/payers.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openPixProvider, type PixProvider } from '../../../test/pix-provider.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let provider: PixProvider;
const houses: TestApp[] = [];

beforeAll(async () => {
  provider = await openPixProvider();
});
// One that stays open tells the provider to call it, in the place of the next one.
afterEach(async () => {
  for (const testApp of houses.splice(0)) await testApp.close();
});
afterAll(() => provider.close());

const open = async (change: Parameters<typeof openTestApp>[0]): Promise<{ testApp: TestApp; shop: MerchantServer }> => {
  const testApp = await openTestApp(change);
  houses.push(testApp);
  return {
    testApp,
    shop: await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true })),
  };
};
const order = ({ client }: MerchantServer, method: ChargedOrder['method']): Promise<ChargedOrder> =>
  client.createOrder({ merchantOrderNumber: `O-${method}`, method, amount: 500, goodsName: 'Chá' });
const notOffered = { name: 'method_inactive', code: 13_014 };

describe('outside the sandbox', () => {
  it('no method is offered that has no real rail', async () => {
    const { shop } = await open({ sandbox: false });
    for (const method of ['01', '02', '0301', '0302'] as const)
      await expect(order(shop, method)).rejects.toMatchObject(notOffered);
  });

  it('Pix is offered once its provider is configured, and nothing of the sandbox with it', async () => {
    const { testApp, shop } = await open({ sandbox: false, pix: provider.config });
    const made = await order(shop, '02');
    expect(made.pix?.brCode).toContain('pix.provider.test');
    await expect(order(shop, '0301')).rejects.toMatchObject(notOffered);
    expect((await submitPayment(testApp, made)).said).toBe('refused');
  });
});

describe('in the sandbox', () => {
  it('a real provider takes the place of the rail that is played, and the others stay', async () => {
    const { testApp, shop } = await open({ pix: provider.config });
    const made = await order(shop, '02');
    expect((await submitPayment(testApp, made)).said).toBe('refused');
    expect((await submitPayment(testApp, await order(shop, '0302'))).said).toBe('settled');
  });
});

describe('a call of the Pix provider', () => {
  it('is taken only with the word of the proxy that has checked its certificate, where one is asked for', async () => {
    const callbackProof = { header: 'x-client-verify', value: 'SUCCESS' };
    const { testApp, shop } = await open({ pix: { ...provider.config, callbackProof } });
    await testApp.platform.jobs.sweep();
    const { endToEndId } = provider.books.pay((await order(shop, '02')).pix?.txid ?? '');
    const call = (headers: Record<string, string>) =>
      testApp.app.inject({
        method: 'POST',
        url: `${new URL(provider.books.webhookUrl()).pathname}/pix`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: provider.callbackOf(endToEndId),
      });
    expect((await call({})).statusCode).toBe(404);
    expect((await call({ 'x-client-verify': 'NONE' })).statusCode).toBe(404);
    expect((await call({ 'x-client-verify': 'SUCCESS' })).statusCode).toBe(200);
    expect(provider.faults).toEqual([]);
  });
});
