import { civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { getInstalments, listInstalments } from '@balcao/contract/instalment';
import type { Clock } from '../../platform/clock.ts';
import { numberKeys } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { askOf, sortedPage } from '../../platform/sorted-page.ts';
import type { BankCalendar, CalendarDays } from '../calendar/calendar.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import { presentPart, presentPlan } from './instalment.present.ts';
import {
  countPlans,
  findParts,
  findPlan,
  insertParts,
  listPlans,
  lockWaiting,
  type PlanRow,
  payPart,
  shrinkParts,
} from './instalment.repository.ts';
import type { InstalmentRow } from './instalment.tables.ts';
import { type PaidInParts, partsOf, shrunk } from './plan.ts';

interface OrderKey {
  readonly merchantId: string;
  readonly number: string;
}
/** An order that has just been paid. */
interface PaidOrder extends OrderKey {
  readonly paidAmount: number | null;
  readonly fee: number;
  readonly instalments: number;
  readonly completedAt: Date | null;
}
const isInParts = <O extends PaidOrder>(order: O): order is O & PaidInParts =>
  order.instalments > 1 && order.paidAmount !== null && order.completedAt !== null;

const rowsOf = (days: CalendarDays, order: PaidOrder): InstalmentRow[] => {
  if (!isInParts(order)) return [];
  const { merchantId, number: orderNumber } = order;
  return partsOf(order, days.addBankDays).map((part) => ({
    ...part,
    merchantId,
    orderNumber,
    status: 'pending',
    paidAt: null,
    settledNet: 0,
  }));
};
const halfDayMs = 43_200_000;
const noonOf = (day: string): Date => new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + halfDayMs);

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly rails: Pick<RailService, 'on'>;
  readonly outcomes: Pick<OrderOutcomes, 'onPaid'>;
  readonly orders: Pick<OrderService, 'payable'>;
  readonly refundable: Pick<OrderRefunds, 'waitFor' | 'settleFrom'>;
  readonly calendar: Pick<BankCalendar, 'days' | 'timetable'>;
}

/** The monthly parts of orders that were paid by credit card: what the issuer owes, what it has paid. */
export const createInstalmentService = ({
  db,
  clock,
  events,
  rails,
  outcomes,
  orders,
  refundable,
  calendar,
}: Needs) => {
  // In the transaction that pays orders: all parts with one statement, and none for orders that were paid at once.
  outcomes.onPaid(async (tx, paid) => {
    if (!paid.some(isInParts)) return;
    const days = await calendar.days();
    await insertParts(
      tx,
      paid.flatMap((order) => rowsOf(days, order)),
    );
  });
  // The issuer has paid a part, told once or more often.
  rails.on('instalment.paid', async (tx, { txid, sequence, at }) => {
    const { order } = (await orders.payable(tx, txid)) ?? {};
    if (!order) return;
    // The order before its parts (docs/lock-order.md).
    await refundable.waitFor(tx, order.merchantId, order.number);
    const dueOn = await payPart(tx, order, sequence, new Date(at));
    if (dueOn === undefined) return;
    const { hour } = (await calendar.timetable()).cycleOf(order);
    await refundable.settleFrom(tx, order, { day: dueOn, hour }, clock.now());
    events.publish(tx, order.merchantId, { topic: 'order', key: order.number });
  });

  return {
    /** The parts of orders of the past: those whose day is over have been paid on it. */
    bringIn: async (tx: Tx, past: readonly PaidOrder[]): Promise<void> => {
      const today = civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);
      const days = await calendar.days();
      const rows = past
        .flatMap((order) => rowsOf(days, order))
        .map((row) => (row.dueOn < today ? { ...row, status: 'paid' as const, paidAt: noonOf(row.dueOn) } : row));
      if (rows.length > 0) await insertParts(tx, rows);
    },

    /**
     * Some of an order has been given back for good, in centavos, with its share of the fee: what is waited for shrinks from the last
     * part backwards, in the transaction that ends the refund. Without parts nothing happens. Call it once for each refund.
     */
    refunded: async (tx: Tx, order: OrderKey, amount: number, feeReturned: number): Promise<void> => {
      const waiting = await lockWaiting(tx, order);
      if (waiting.length > 0) await shrinkParts(tx, order, shrunk(waiting, amount, feeReturned));
    },

    list: async ({ actor, query }: Call<typeof listInstalments>) => {
      const { ask, filter } = askOf(query);
      const by = { ...filter, merchantId: actor.merchantId };
      const page = await sortedPage<PlanRow>(ask, {
        keys: numberKeys,
        time: ({ completedAt }) => completedAt,
        amount: ({ paidAmount }) => paidAmount,
        key: ({ number }) => number,
        read: (...how) => listPlans(db, by, ...how),
        count: () => countPlans(db, by),
      });
      return { ...page, list: page.list.map(presentPlan) };
    },

    get: async ({ actor, params }: Call<typeof getInstalments>) => {
      const order = { merchantId: actor.merchantId, number: params.orderNumber };
      const [plan, parts] = await Promise.all([findPlan(db, order), findParts(db, order)]);
      return { ...presentPlan(plan ?? refuse('not_found')), parts: parts.map(presentPart) };
    },
  };
};
export type InstalmentService = ReturnType<typeof createInstalmentService>;
