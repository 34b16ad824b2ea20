import { LogEvent } from '@balcao/contract/log';
import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import type {
  ChargedPreauth,
  captureHold,
  capturePreauth,
  createPreauth,
  Preauth,
  queryPreauth,
  releaseHold,
  voidPreauth,
} from '@balcao/contract/preauth';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { HeldOrder, OrderHolds } from '../order/order-hold.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ProductService } from '../product/product.service.ts';
import { type ArrivedPayment, nextCheckAt, paymentOf, type RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { pairOf } from './pair.ts';
import { presentCharged, presentPreauth } from './preauth.present.ts';
import { askOnce, findPreauth, insertPreauth, insertPreauths } from './preauth.repository.ts';
import type { PreauthRow } from './preauth.tables.ts';
import { type AskNews, createPreauthRail } from './preauth-rail.service.ts';
import { createStrayHolds } from './stray-hold.service.ts';

const dayMs = 86_400_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly payUrlOf: (order: HeldOrder) => string;
  readonly products: Pick<ProductService, 'terms'>;
  readonly rails: Pick<RailService, 'rail' | 'on'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly orders: Pick<OrderService, 'open'>;
  readonly outcomes: Pick<OrderOutcomes, 'ask'>;
  readonly holds: OrderHolds;
  readonly logs: Pick<LogService, 'record'>;
}
type Asking =
  | { readonly asked: 'capture'; readonly amount: number }
  | { readonly asked: 'void'; readonly amount: null };
/** The time of the request, and the refusal for a caller when another request is open. */
interface Hearing {
  readonly now: Date;
  readonly gone: 'state_forbids' | 'colleague_first';
}
type PastPreauth = Pick<
  PreauthRow,
  'merchantId' | 'orderNumber' | 'endToEndId' | 'status' | 'authorised' | 'captured' | 'authorisedAt' | 'endedAt'
>;
type News = 'preauth.authorised' | AskNews;

/** Amounts that cards hold for orders: authorised by the payer, then captured in part or whole, released, or expired. */
export const createPreauthService = (needs: Needs) => {
  const { db, events, jobs, products, rails, webhooks, orders, outcomes, holds, logs } = needs;
  const charged = presentCharged(needs.payUrlOf);

  const publish = (tx: Tx, { merchantId, number }: HeldOrder): void => {
    for (const topic of ['preauth', 'order'] as const) events.publish(tx, merchantId, { topic, key: number });
  };
  const tell = async (tx: Tx, type: News, order: HeldOrder, hold: PreauthRow): Promise<void> => {
    await webhooks.announce(tx, order.merchantId, { type, data: charged(order, hold) });
    publish(tx, order);
  };
  const { check } = createPreauthRail({ ...needs, tell, publish });
  const strays = createStrayHolds(needs);

  const begin = async (tx: Tx, order: HeldOrder, { endToEndId, amount, paidAt }: ArrivedPayment): Promise<void> => {
    const { merchantId, number: orderNumber } = order;
    const { settings } = await products.terms(tx, merchantId, PaymentProduct.enum.preauth);
    // From the authorisation, not from its arrival here: the issuer's time counts.
    const authorisedAt = paidAt;
    const hold: PreauthRow = {
      merchantId,
      orderNumber,
      endToEndId,
      status: 'authorised',
      authorised: amount,
      captured: null,
      asked: null,
      askedAmount: null,
      askedAt: null,
      nextCheckAt: null,
      checks: 0,
      asks: 0,
      failureReason: null,
      authorisedAt,
      expiresAt: new Date(authorisedAt.getTime() + settings.holdDays * dayMs),
      endedAt: null,
    };
    await insertPreauth(tx, hold);
    await tell(tx, 'preauth.authorised', order, hold);
  };

  /** A card holds an amount: for the order that waits for it; without one, the hold is released. */
  const arrive = async (tx: Tx, payment: ArrivedPayment): Promise<void> => {
    const { order, outcome } = await holds.hold(tx, payment);
    if (!order || outcome === 'known') return;
    if (outcome === 'held') return begin(tx, order, payment);
    await strays.add(tx, order, payment);
  };
  rails.on('charge.authorised', (tx, message) => arrive(tx, paymentOf(message)));

  /** Notes what is asked, to be asked of the rail after the commit. @throws Refusal where the hold does not stand any more. */
  const ask = async (tx: Tx, order: HeldOrder | undefined, { asked, amount, now, gone }: Asking & Hearing) => {
    if (order?.product !== PaymentProduct.enum.preauth) return refuse('not_found');
    const { merchantId, number: orderNumber } = order;
    const hold = (await findPreauth(tx, merchantId, orderNumber)) ?? refuse('state_forbids');
    if (amount !== null && amount > hold.authorised) refuse('hold_exceeded');
    const noted = await askOnce(tx, hold, { asked, amount, now, nextCheckAt: nextCheckAt(now, 0) });
    await jobs.send(tx, 'preauth.ask', { merchantId, number: orderNumber });
    publish(tx, order);
    return { order, hold: noted ?? refuse(gone) };
  };

  const byServer = async (
    call: Call<typeof capturePreauth> | Call<typeof voidPreauth>,
    asking: Asking,
  ): Promise<ChargedPreauth> =>
    idempotently(db, call, async (tx) => {
      const found = await holds.byMerchantNumber(tx, call.actor.merchantId, call.params.merchantOrderNumber);
      const { order, hold } = await ask(tx, found, { ...asking, now: call.now, gone: 'state_forbids' });
      return charged(order, hold);
    });
  const byMember = async (
    call: Call<typeof captureHold> | Call<typeof releaseHold>,
    asking: Asking,
  ): Promise<Preauth> =>
    idempotently(db, call, async (tx) => {
      const found = await holds.byNumber(tx, call.actor.merchantId, call.params.number);
      const { order, hold } = await ask(tx, found, { ...asking, now: call.now, gone: 'colleague_first' });
      const event = asking.asked === 'capture' ? LogEvent.enum.holdCaptured : LogEvent.enum.holdReleased;
      const subject = numbered('order', order.merchantId, order.number);
      const changes = changeOf('amount', null, asking.amount ?? hold.authorised);
      await logs.record(tx, call, { event, subject, changes });
      return presentPreauth(order, hold);
    });

  const preauthOf = async (queries: Queries, merchantId: string, merchantOrderNumber: string) => {
    const order = await holds.byMerchantNumber(queries, merchantId, merchantOrderNumber);
    if (order?.product !== PaymentProduct.enum.preauth) return refuse('not_found');
    return pairOf(queries, holds, order);
  };

  return {
    create: (call: Call<typeof createPreauth>): Promise<ChargedPreauth> =>
      idempotently(db, call, async (tx) => {
        const way = { product: PaymentProduct.enum.preauth, method: PaymentMethod.enum.credit };
        const order = await orders.open(tx, { ...call.body, ...way, merchantId: call.actor.merchantId }, call.now);
        return charged(order, undefined);
      }),

    /** Queries the rail first when an event of the hold, or the answer to a request, is overdue (rule: unknown-outcome). */
    query: async ({ actor, params, now }: Call<typeof queryPreauth>): Promise<ChargedPreauth> => {
      const find = () => preauthOf(db, actor.merchantId, params.merchantOrderNumber);
      const { order, hold } = await find();
      const isDue = (at: Date | null | undefined): boolean => !!at && at <= now;
      if (hold && isDue(hold.nextCheckAt)) await check(hold);
      else if (!hold && isDue(order.nextCheckAt)) await outcomes.ask(order);
      else return charged(order, hold);
      const fresh = await find();
      return charged(fresh.order, fresh.hold);
    },

    /** Holds of the sandbox's past; how long each stands is counted from its beginning. */
    bringIn: (tx: Tx, rows: readonly PastPreauth[]): Promise<void> =>
      insertPreauths(
        tx,
        rows.map((row) => ({
          ...row,
          asked: null,
          askedAmount: null,
          askedAt: null,
          nextCheckAt: null,
          checks: 0,
          asks: 0,
          failureReason: null,
          expiresAt: new Date(row.authorisedAt.getTime() + 7 * dayMs),
        })),
      ),

    capture: (call: Call<typeof capturePreauth>) => byServer(call, { asked: 'capture', amount: call.body.amount }),
    void: (call: Call<typeof voidPreauth>) => byServer(call, { asked: 'void', amount: null }),
    captureHold: (call: Call<typeof captureHold>) => byMember(call, { asked: 'capture', amount: call.body.amount }),
    releaseHold: (call: Call<typeof releaseHold>) => byMember(call, { asked: 'void', amount: null }),
  };
};
export type PreauthService = ReturnType<typeof createPreauthService>;
