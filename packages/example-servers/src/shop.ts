import { randomBytes } from 'node:crypto';
import { Refused, serveRoutes } from './route.ts';
import type { Answer, ServerNeeds } from './server-needs.ts';
import { goods } from './shop-goods.ts';

/** An order, as this server remembers it; how it stands the platform knows. */
export interface ShopRecord {
  readonly openId: string;
  readonly merchantOrderNumber: string;
}

const goodsAtMost = 20;
/** Orders that a person sees, the newest first. */
const ordersShown = 20;

const states = { '01': 'waiting', '02': 'paid', '03': 'failed', '04': 'closed' } as const;

interface Chosen {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}
/** Prices are this server's: what a page says of them counts for nothing. */
const chosenOf = (asked: unknown): readonly Chosen[] => {
  if (!Array.isArray(asked) || asked.length === 0 || asked.length > goods.length) throw new Refused(422, 'goods');
  return asked.map(({ id, quantity }: { id?: unknown; quantity?: unknown }) => {
    const good = goods.find((one) => one.id === id);
    if (!good || !Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > goodsAtMost)
      throw new Refused(422, 'goods');
    return { ...good, quantity: Number(quantity) };
  });
};

/** The server of the shop: it makes orders at the platform, which tells it how they stand. */
export const createShopServer = ({ merchant, people, records }: ServerNeeds<ShopRecord>): Answer =>
  serveRoutes(people, {
    'POST /session': async ({ body }) => ({ session: await people.enter(String(body.code)) }),

    'GET /menu': async () => ({ goods }),

    'POST /orders': async ({ body, openId }) => {
      const person = openId();
      const chosen = chosenOf(body.goods);
      const merchantOrderNumber = `SHOP-${randomBytes(8).toString('hex')}`;
      const { payUrl, amount } = await merchant.createOrder({
        merchantOrderNumber,
        product: '02',
        method: '02',
        amount: chosen.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        goodsName: [...chosen.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ')].slice(0, 120).join(''),
      });
      await records.add({ openId: person, merchantOrderNumber });
      return { merchantOrderNumber, payUrl, amount };
    },

    'GET /orders': async ({ openId }) => {
      const person = openId();
      const own = (await records.all()).filter((record) => record.openId === person).slice(-ordersShown);
      const orders = await Promise.all(own.map(({ merchantOrderNumber }) => merchant.queryOrder(merchantOrderNumber)));
      return {
        orders: orders
          .map(({ goodsName, amount, status, refundedAmount, createdAt, payUrl }) => ({
            goodsName,
            amount,
            state: states[status],
            refunded: refundedAmount,
            createdAt,
            payUrl,
          }))
          .reverse(),
      };
    },
  });
