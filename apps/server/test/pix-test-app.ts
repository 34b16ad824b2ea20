import type { PaymentProduct } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openPixProvider, type PixProvider } from './pix-provider.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

/** A product whose Pix has a real provider, and a certified team with its server. */
export interface PixTestApp {
  readonly provider: PixProvider;
  readonly testApp: TestApp;
  readonly ana: Team;
  readonly shop: MerchantServer;
  /** The provider calls about these payments. */
  tell(...endToEndIds: readonly string[]): Promise<void>;
  advance(seconds: number): Promise<unknown>;
  /** How often the provider was asked this, as `put /cob/{txid}`. */
  count(operation: string): number;
  /** What was given back of a payment: how each came to its end, and the reais. */
  returnsOf(endToEndId: string): [string, string][];
  /** The same, once something has been. */
  givenBack(endToEndId: string): Promise<[string, string][]>;
  close(): Promise<void>;
}

/** Opens it; `close` it in afterAll. */
export const openPixTestApp = async (products?: readonly PaymentProduct[]): Promise<PixTestApp> => {
  const provider = await openPixProvider();
  const testApp = await openTestApp({ pix: provider.config });
  const ana = await openTeam(testApp, await register(testApp), { certified: true, ...(products ? { products } : {}) });
  const shop = await merchantServer(testApp, ana);
  // The provider knows where to call.
  await testApp.platform.jobs.sweep();
  const returnsOf = (endToEndId: string): [string, string][] =>
    (provider.books.payment(endToEndId)?.devolucoes ?? []).map(({ status, valor }) => [status, valor]);
  return {
    provider,
    testApp,
    ana,
    shop,
    returnsOf,
    tell: async (...endToEndIds) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: `${new URL(provider.books.webhookUrl()).pathname}/pix`,
        headers: { 'content-type': 'application/json' },
        payload: provider.callbackOf(...endToEndIds),
      });
      if (answer.statusCode !== 200) throw new Error(`the call was answered ${answer.statusCode}`);
    },
    advance: (seconds) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } }),
    count: (operation) => provider.calls.filter((call) => call === operation).length,
    givenBack: (endToEndId) =>
      until(
        async () => returnsOf(endToEndId),
        (all) => all.length > 0,
      ),
    close: async () => {
      await testApp.close();
      await provider.close();
    },
  };
};
