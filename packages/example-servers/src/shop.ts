import { randomBytes } from 'node:crypto';
import type { AppletCaller } from './applet-caller.ts';
import { Refused, serveRoutes } from './route.ts';
import type { Answer, ServerNeeds } from './server-needs.ts';
import { goods } from './shop-goods.ts';
import { createReadyTeller, isReady, pickupCodeOf, type ShopOrder } from './shop-ready.ts';

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

interface ShopNeeds extends ServerNeeds<ShopOrder> {
  readonly applet: Pick<AppletCaller, 'sendMessage'>;
  /** The message that says that an order is ready; without one, consent is not requested. */
  readonly readyTemplate?: string | undefined;
}
interface ShopServer {
  readonly answer: Answer;
  /** Tells people whose orders are ready; to be called every few seconds. */
  readonly tellReady: () => Promise<void>;
}

/** The server of the shop: it makes orders at the platform, which tells it how they stand. */
export const createShopServer = ({ merchant, people, applet, records, readyTemplate, now }: ShopNeeds): ShopServer => ({
  tellReady: createReadyTeller({ merchant, applet, records, readyTemplate, now }),
  answer: serveRoutes(people, {
    'POST /session': async ({ body }) => ({ session: await people.enter(String(body.code)) }),

    'GET /menu': async () => ({ goods, readyTemplate: readyTemplate ?? null }),

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

    'GET /orders': async ({ openId: openIdOf }) => {
      const person = openIdOf();
      const all = await records.all();
      const own = all.filter(({ openId, isTold }) => openId === person && !isTold).slice(-ordersShown);
      const orders = await Promise.all(own.map(({ merchantOrderNumber }) => merchant.queryOrder(merchantOrderNumber)));
      return {
        orders: orders
          .map((order) => ({
            goodsName: order.goodsName,
            amount: order.amount,
            state: isReady(order, now()) ? 'ready' : states[order.status],
            pickupCode: pickupCodeOf(order.merchantOrderNumber),
            refunded: order.refundedAmount,
            createdAt: order.createdAt,
            payUrl: order.payUrl,
          }))
          .reverse(),
      };
    },
  }),
});
