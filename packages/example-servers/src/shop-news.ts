import { RefusedError } from '@balcao/sdk/client';
import type { MerchantClient } from '@balcao/sdk/merchant';
import { goods } from './shop-goods.ts';

interface Needs {
  readonly merchant: Pick<MerchantClient, 'listChannels' | 'publishBroadcast'>;
  readonly now: () => Date;
}
const dayMs = 86_400_000;
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
/** Refusals after which another try on this day would end the same. */
const doneForToday: ReadonlySet<string> = new Set(['broadcast_number_used', 'broadcasts_today']);

/**
 * Tells the followers of every channel that the shop may publish in what is on offer today: once a day in each, however often it is called
 * and wherever it broke off, since the day and the channel are its number.
 */
export const createNewsTeller =
  ({ merchant, now }: Needs) =>
  async (): Promise<void> => {
    const days = Math.floor(now().getTime() / dayMs);
    const good = goods[days % goods.length] ?? goods[0];
    const text = `${good.name} por ${reais.format(good.price / 100)}, só hoje no Balcão do Café do Mercado.`;
    const open = (await merchant.listChannels()).filter(({ state }) => state === 'open');
    for (const { id: channelId } of open)
      await merchant
        .publishBroadcast({ merchantBroadcastNumber: `NEWS-${days}-${channelId}`, channelId, type: 'message', text })
        .catch((error: unknown) => {
          if (!(error instanceof RefusedError && doneForToday.has(error.name))) throw error;
        });
  };
