import type { PaymentProduct } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { type House, openHouse } from './house.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openPixProvider, type PixProvider } from './pix-provider.ts';
import { until } from './until.ts';

/** A house whose Pix has a real provider, and a certified team with its server. */
export interface PixHouse {
  readonly provider: PixProvider;
  readonly house: House;
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
export const openPixHouse = async (products?: readonly PaymentProduct[]): Promise<PixHouse> => {
  const provider = await openPixProvider();
  const house = await openHouse({ pix: provider.config });
  const ana = await openTeam(house, await register(house), { certified: true, ...(products ? { products } : {}) });
  const shop = await merchantServer(house, ana);
  // The provider knows where to call.
  await house.platform.jobs.sweep();
  const returnsOf = (endToEndId: string): [string, string][] =>
    (provider.books.payment(endToEndId)?.devolucoes ?? []).map(({ status, valor }) => [status, valor]);
  return {
    provider,
    house,
    ana,
    shop,
    returnsOf,
    tell: async (...endToEndIds) => {
      const answer = await house.app.inject({
        method: 'POST',
        url: `${new URL(provider.books.webhookUrl()).pathname}/pix`,
        headers: { 'content-type': 'application/json' },
        payload: provider.callbackOf(...endToEndIds),
      });
      if (answer.statusCode !== 200) throw new Error(`the call was answered ${answer.statusCode}`);
    },
    advance: (seconds) => house.caller()(advanceClock, { body: { advanceSeconds: seconds } }),
    count: (operation) => provider.calls.filter((call) => call === operation).length,
    givenBack: (endToEndId) =>
      until(
        async () => returnsOf(endToEndId),
        (all) => all.length > 0,
      ),
    close: async () => {
      await house.close();
      await provider.close();
    },
  };
};
