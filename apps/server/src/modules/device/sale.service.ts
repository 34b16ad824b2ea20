import { instalmentsOf } from '@balcao/contract/customer';
import { DeviceProduct, DeviceSettings } from '@balcao/contract/device';
import {
  type cancelSale,
  type getSale,
  type listSales,
  type Sale,
  type SaleAsk,
  type sell,
  type TerminalCard,
  terminalCards,
  type voidSale,
} from '@balcao/contract/device-sale';
import { OrderStatus, PaymentMethod } from '@balcao/contract/order';
import type { DeviceActor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newEndToEndId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { OrderRow, OrderService } from '../order/order.service.ts';
import type { OrdersByDevice } from '../order/order-by-device.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import { findDevice } from './device.repository.ts';
import type { DeviceRow } from './device.tables.ts';
import type { PresentSale } from './sale.present.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'open'>;
  readonly byDevice: OrdersByDevice;
  readonly products: Pick<ProductService, 'terms'>;
  readonly rail: Pick<SandboxRails, 'accept' | 'refuse'>;
  readonly refunds: Pick<RefundService['requests'], 'open'>;
  readonly present: PresentSale;
  /** The cards of the sandbox are refused outside it. */
  readonly sandbox: boolean;
}

/** Someone stands at the counter: a code is shown that long, and a card has answered long before. */
const waitSeconds = 300;
const salesShown = 20;
const { pos } = DeviceProduct.enum;
/** What an issuer says, as the order keeps it. */
const reasons = { decline: 'card_declined', insufficient: 'card_insufficient' } as const;

/** Sales at a terminal: by a code that the payer scans, or by a card. */
export const createSaleService = (needs: Needs) => {
  const { db, orders, byDevice, products, rail, refunds, present, sandbox } = needs;
  const deviceOf = async (tx: Tx, { merchantId, deviceSerial }: DeviceActor): Promise<DeviceRow> =>
    (await findDevice(tx, { merchantId, serial: deviceSerial })) ?? refuse('session_ended');

  const partsAllowed = async (tx: Tx, device: DeviceRow): Promise<number> => {
    const { instalmentsAtMost } = await products.terms(tx, device.merchantId, pos);
    return Math.min(instalmentsAtMost, DeviceSettings[pos].parse(device.settings).instalmentsAtMost);
  };

  /** Hands the card to its issuer; the answer comes as every rail's does, so that the terminal waits for it. */
  const submitPayment = async (
    tx: Tx,
    order: OrderRow,
    { brand, last4, answer }: TerminalCard,
    now: Date,
  ): Promise<void> => {
    const { txid, amount, method, instalments } = order;
    const ask = { method, kind: 'sale', endToEndId: newEndToEndId(now), txid, amount, payerName: brand } as const;
    const whole = { ...ask, card: { brand, last4 }, instalments };
    if (answer === 'decline' || answer === 'insufficient') return rail.refuse(tx, whole, reasons[answer]);
    const said = await rail.accept(tx, { ...whole, isSlow: answer === 'slow' });
    if (said === 'refused') await rail.refuse(tx, whole, 'rail_declined');
  };

  /** What is known of a card before its issuer answers. */
  const cardAsk = async (tx: Tx, device: DeviceRow, ask: SaleAsk) => {
    if (!('card' in ask)) return { card: undefined, kept: {} };
    if (!sandbox) refuse('method_inactive');
    const card = terminalCards.find(({ id }) => id === ask.card) ?? refuse('not_found');
    const instalments = ask.method === PaymentMethod.enum.credit ? (ask.instalments ?? 1) : 1;
    const offered = instalmentsOf(ask.amount, instalments > 1 ? await partsAllowed(tx, device) : 1);
    if (!offered.some(({ count }) => count === instalments)) refuseField('instalments', 'choice');
    return { card, kept: { card: { brand: card.brand, last4: card.last4 }, instalments } };
  };

  /** The last sale that was paid and is not given back: nothing before it can be undone at the counter. */
  const lastPaid = async (tx: Tx, actor: DeviceActor): Promise<OrderRow | undefined> =>
    (await byDevice.list(tx, actor, salesShown)).find(({ status }) => status === OrderStatus.enum.paid);

  return {
    sell: (call: Call<typeof sell>): Promise<Sale> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        if (actor.product !== pos) refuse('state_forbids');
        const device = await deviceOf(tx, actor);
        const { card, kept } = await cardAsk(tx, device, body);
        const { merchantId, deviceSerial } = actor;
        const { method, amount } = body;
        const ask = { merchantId, deviceSerial, product: pos, method, amount, goodsName: device.name, ...kept };
        const order = await orders.open(tx, { ...ask, expiresInSeconds: waitSeconds }, now);
        if (card) await submitPayment(tx, order, card, now);
        return present(order);
      }),

    sale: async ({ actor, params, now }: Call<typeof getSale>): Promise<Sale> =>
      present((await byDevice.inquire(actor, params.number, now)) ?? refuse('not_found')),

    list: async ({ actor }: Call<typeof listSales>): Promise<{ list: Sale[] }> => ({
      list: (await byDevice.list(db, actor, salesShown)).map(present),
    }),

    void: (call: Call<typeof voidSale>): Promise<Sale> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const found = (await byDevice.find(tx, actor, params.number)) ?? refuse('not_found');
        const settings = DeviceSettings[pos].safeParse((await deviceOf(tx, actor)).settings);
        const may = actor.product === pos && settings.data?.mayVoid === true;
        if (!may || found.refundTaken > 0 || (await lastPaid(tx, actor))?.number !== found.number)
          refuse('state_forbids');
        const { merchantId, deviceSerial } = actor;
        const { number, paidAmount } = found;
        const reason = `Venda estornada no terminal ${deviceSerial}`;
        await refunds.open(tx, { merchantId, order: { number }, amount: paidAmount ?? 0, reason }, now);
        return present((await byDevice.find(tx, actor, number)) ?? refuse('not_found'));
      }),

    cancel: async (call: Call<typeof cancelSale>): Promise<Sale> => {
      const { actor, params } = call;
      const found = (await byDevice.find(db, actor, params.number)) ?? refuse('not_found');
      await byDevice.settleFirst(found);
      return idempotently(db, call, async (tx) =>
        present((await byDevice.close(tx, found)) ?? refuse('state_forbids')),
      );
    },
  };
};
export type SaleService = ReturnType<typeof createSaleService>;
