import type { Payment } from '@balcao/contract/customer';
import { DeviceProduct } from '@balcao/contract/device';
import {
  type cancelTap as cancelTapEndpoint,
  type getTap,
  type NearTap,
  type nearTaps,
  type payTap,
  type startTap,
  type Tap,
  TapState,
  tapSeconds,
} from '@balcao/contract/device-tap';
import { OrderStatus } from '@balcao/contract/order';
import type { SettingsOf } from '@balcao/contract/product';
import type { DeviceActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { PaymentService } from '../customer/payment.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrdersByDevice } from '../order/order-by-device.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findDevice } from './device.repository.ts';
import type { TapRow } from './device.tables.ts';
import type { PresentSale } from './sale.present.ts';
import { cancelTap, changeTap, findTap, findWaiting, giveUpTaps, insertTap, lockTap } from './tap.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly orders: Pick<OrderService, 'open'>;
  readonly byDevice: OrdersByDevice;
  readonly products: Pick<ProductService, 'terms'>;
  readonly teams: Pick<TeamService, 'payee' | 'payees'>;
  readonly payments: Pick<PaymentService, 'payOrder' | 'present'>;
  readonly rail: Pick<SandboxRails, 'plays'>;
  readonly presentSale: PresentSale;
}

const { tap: tapProduct } = DeviceProduct.enum;
const { waiting, paying, paid, failed, cancelled, expired } = TapState.enum;
const shownAtMost = 30;
/** Whether the merchant lets this amount, in centavos, pass without the payer confirming it. */
const isFree = (amount: number, { freeUpTo }: SettingsOf<'54'>): boolean => amount <= freeUpTo;
const whichOf = ({ merchantId, deviceSerial: serial }: DeviceActor) => ({ merchantId, serial });

/** A merchant's phone that waits for a tap, and the payer who taps. */
export const createTapService = (needs: Needs) => {
  const { db, clock, orders, byDevice, products, teams, payments, rail, presentSale } = needs;

  const isOver = ({ expiresAt }: TapRow): boolean => expiresAt <= clock.now();

  const present = async (row: TapRow, now: Date): Promise<Tap> => {
    const { id, amount, refusal, expiresAt, merchantId, serial: deviceSerial, orderNumber } = row;
    const order =
      orderNumber === null ? undefined : await byDevice.inquire({ merchantId, deviceSerial }, orderNumber, now);
    const secondsLeft = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
    const of = { id, amount, refusedBecause: refusal, secondsLeft, sale: order ? presentSale(order) : null };
    if (row.state === 'cancelled') return { ...of, state: cancelled };
    if (!order) return { ...of, state: isOver(row) ? expired : waiting };
    if (order.status === OrderStatus.enum.waiting) return { ...of, state: paying };
    return { ...of, state: order.status === OrderStatus.enum.paid ? paid : failed };
  };

  const mayTake = async (tx: Tx, merchantId: string): Promise<void> => {
    const payee = (await teams.payee(tx, merchantId)) ?? refuse('session_ended');
    if (payee.lack) refuseUncertified(payee.lack);
    const { lack } = await products.terms(tx, merchantId, tapProduct);
    if (lack) refuse(lack);
  };

  return {
    start: (call: Call<typeof startTap>): Promise<Tap> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        if (actor.product !== tapProduct) refuse('state_forbids');
        await mayTake(tx, actor.merchantId);
        const which = whichOf(actor);
        await giveUpTaps(tx, which);
        const expiresAt = new Date(now.getTime() + tapSeconds * 1000);
        const row: TapRow = {
          ...which,
          id: newId(now),
          amount: body.amount,
          state: 'waiting',
          createdAt: now,
          expiresAt,
          orderNumber: null,
          refusal: null,
        };
        await insertTap(tx, row);
        return present(row, now);
      }),

    tap: async ({ actor, params, now }: Call<typeof getTap>): Promise<Tap> =>
      present((await findTap(db, whichOf(actor), params.id)) ?? refuse('not_found'), now),

    cancel: async ({ actor, params, now }: Call<typeof cancelTapEndpoint>): Promise<Tap> => {
      const which = whichOf(actor);
      if (!(await findTap(db, which, params.id))) refuse('not_found');
      const row = await transaction(db, (tx) => cancelTap(tx, which, params.id));
      return present(row ?? refuse('state_forbids'), now);
    },

    near: async ({ now }: Call<typeof nearTaps>): Promise<{ list: NearTap[] }> => {
      const found = await findWaiting(db, now, shownAtMost);
      const payees = await teams.payees(db, [...new Set(found.map(({ tap }) => tap.merchantId))]);
      const list = await Promise.all(
        found.map(async ({ tap: { id, merchantId, amount, expiresAt }, deviceName }) => {
          const { methods, settings } = await products.terms(db, merchantId, tapProduct);
          const ways = { methods: methods.filter(rail.plays) };
          const of = { id, amount, deviceName, ...ways, expiresAt: expiresAt.toISOString() };
          return { ...of, merchantName: payees.get(merchantId)?.name ?? '', isFree: isFree(amount, settings) };
        }),
      );
      return { list };
    },

    pay: (call: Call<typeof payTap>): Promise<Payment> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const tap = (await lockTap(tx, params.id)) ?? refuse('not_found');
        // What is paid is what the person saw, and only while the phone waits for it.
        if (tap.state !== 'waiting' || isOver(tap) || tap.amount !== body.amount) refuse('order_not_payable');
        const { merchantId, serial: deviceSerial, amount } = tap;
        // A phone that was taken out of use since takes nothing any more.
        if ((await findDevice(tx, tap))?.state !== 'active') refuse('device_blocked');
        const { means, isConfirmed } = body;
        const { instalmentsAtMost: partsAtMost, settings } = await products.terms(tx, merchantId, tapProduct);
        if (!isConfirmed && !isFree(amount, settings)) refuse('confirmation_missing');
        const name = (await teams.payee(tx, merchantId))?.name ?? '';
        const ask = { merchantId, deviceSerial, product: tapProduct, method: means.method, amount, goodsName: name };
        const order = await orders.open(tx, { ...ask, expiresInSeconds: tapSeconds }, now);
        const { customerId } = actor;
        const asked = { customerId, order, merchantName: name, means, now, partsAtMost, isOnlyTry: true };
        const payment = await payments.payOrder(tx, asked);
        if (payment.state !== 'refused') {
          await changeTap(tx, tap, { state: 'taken', orderNumber: order.number, refusal: null });
          return payments.present(payment);
        }
        // The card said no: its order ended with that, and the phone goes on waiting for another card.
        await changeTap(tx, tap, { refusal: payment.failureReason });
        return payments.present(payment);
      }),
  };
};
export type TapService = ReturnType<typeof createTapService>;
