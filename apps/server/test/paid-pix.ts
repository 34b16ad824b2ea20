import { randomUUID } from 'node:crypto';
import type { ChargedOrder } from '@balcao/contract/order';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import type { PixTestApp } from './pix-test-app.ts';
import { until } from './until.ts';

let made = 0;
export interface PaidPix {
  readonly order: ChargedOrder;
  readonly endToEndId: string;
}
/** A return that the bank makes by itself: centavos, an ordinary fraud where nothing is said. */
interface TakeAsk {
  readonly natureza?: 'MED_FRAUDE' | 'MED_OPERACIONAL' | 'ORIGINAL';
  readonly id?: string;
  readonly status?: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
  /** No callback is sent for it. */
  readonly silent?: boolean;
}

/** What happens to paid Pix orders of a product whose Pix has a real provider. */
export const openPaidPix = (pix: PixTestApp) => {
  const key = () => randomUUID().replaceAll('-', '');
  return {
    key,
    /** A certified team with its server, of its own money alone. */
    newTeam: async (): Promise<{ team: Team; shop: MerchantServer }> => {
      const team = await openTeam(pix.testApp, await register(pix.testApp), { certified: true });
      const notAfter = new Date(Date.now() + 10 * 365 * 86_400_000);
      return { team, shop: await merchantServer(pix.testApp, team, { notAfter }) };
    },
    /** An order that someone has paid. */
    paid: async (amount: number, shop: MerchantServer = pix.shop): Promise<PaidPix> => {
      made += 1;
      const merchantOrderNumber = `X-${made}`;
      const order = await shop.client.createOrder({ merchantOrderNumber, method: '02', amount, goodsName: 'Bolo' });
      const { endToEndId } = pix.provider.books.pay(order.pix?.txid);
      await pix.tell(endToEndId);
      await until(
        () => shop.client.queryOrder(merchantOrderNumber),
        ({ status }) => status === '02',
      );
      return { order, endToEndId };
    },
    /** The bank takes so much of a payment by itself, and the provider calls about it. */
    takes: async (endToEndId: string, amount: number, { id = key(), silent = false, ...ask }: TakeAsk = {}) => {
      const valor = (amount / 100).toFixed(2);
      const rtrId = pix.provider.books.takeBack(endToEndId, { id, valor, natureza: 'MED_FRAUDE', ...ask });
      if (!silent) await pix.tell(endToEndId);
      return { id, rtrId };
    },
  };
};
