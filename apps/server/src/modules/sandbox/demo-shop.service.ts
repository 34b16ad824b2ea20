import { randomBytes } from 'node:crypto';
import { type ChargedOrder, PaymentProduct } from '@balcao/contract/order';
import {
  type openShopOrder,
  type readShopOrder,
  type ShopGood,
  type ShopOrder,
  shopGoods,
} from '@balcao/contract/sandbox';
import {
  createMerchantClient,
  type MerchantClient,
  type MerchantClientOptions,
  RefusedError,
} from '@balcao/sdk/merchant';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Signing } from '../../platform/signing.ts';
import { readCredentials } from './demo.ts';

interface Needs {
  readonly config: Config;
  readonly clock: Clock;
  readonly signing: Pick<Signing, 'published'>;
}

/** What stands on the order; the shop speaks the language of its town. */
const names: Readonly<Record<ShopGood, string>> = {
  espresso: 'Espresso duplo',
  cappuccino: 'Cappuccino grande',
  coado: 'Café coado da casa',
  coldBrew: 'Cold brew com laranja',
  graos: 'Grãos Serra da Canastra 250 g',
  filtro: 'Kit filtro V60',
};

const shown = ({ merchantOrderNumber, goodsName, amount, method, status, payUrl }: ChargedOrder): ShopOrder => ({
  merchantOrderNumber,
  goodsName,
  amount,
  method,
  status,
  payUrl,
});

/** What the merchant's server may not learn is not there; whatever else it is refused is not the customer's affair. */
const asked = async (call: Promise<ChargedOrder>): Promise<ShopOrder> => {
  try {
    return shown(await call);
  } catch (error) {
    return refuse(error instanceof RefusedError && error.name === 'not_found' ? 'not_found' : 'unavailable');
  }
};

/**
 * The server of the demonstration's mini program, played here: it knows its own key and certificate and nothing of the house, and
 * makes its orders through the signed open API like any merchant's.
 */
export const createDemoShop = ({ config, clock, signing }: Needs) => {
  let send: MerchantClientOptions['send'];
  const client = (): MerchantClient => {
    const { merchantNumber, serial, privateKey } = readCredentials(config) ?? refuse('unavailable');
    return createMerchantClient({
      baseUrl: config.publicBaseUrl,
      merchantNumber,
      serial,
      privateKey,
      now: clock.now,
      platformKeys: Object.fromEntries(signing.published().map(({ id, publicKey }) => [id, publicKey])),
      ...(send ? { send } : {}),
    });
  };
  return {
    /** How its requests reach the open API. */
    connect: (carry: NonNullable<typeof send>): void => {
      send = carry;
    },

    open: ({ body }: Call<typeof openShopOrder>): Promise<ShopOrder> => {
      const amount = body.goods.reduce((sum, { good, quantity }) => sum + shopGoods[good] * quantity, 0);
      const goodsName = body.goods.map(({ good, quantity }) => `${quantity}× ${names[good]}`).join(', ');
      const merchantOrderNumber = `MINI-${randomBytes(6).toString('hex')}`;
      const order = { merchantOrderNumber, amount, goodsName: [...goodsName].slice(0, 120).join('') };
      return asked(client().createOrder({ ...order, method: body.method, product: PaymentProduct.enum.applet }));
    },

    read: ({ params }: Call<typeof readShopOrder>): Promise<ShopOrder> =>
      asked(client().queryOrder(params.merchantOrderNumber)),
  };
};
export type DemoShop = ReturnType<typeof createDemoShop>;
