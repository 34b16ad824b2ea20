import { DeviceProduct, DeviceSettings } from '@balcao/contract/device';
import type { DeviceNews, SaidPayment } from '@balcao/contract/device-news';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { OrderRow } from '../order/order.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ProductService } from '../product/product.service.ts';
import {
  findAfter,
  findNewest,
  forgetBefore,
  insertAnnouncements,
  lockBoxes,
  moveSaid,
  sumAfter,
} from './announcement.repository.ts';
import type { AnnouncementRow, DeviceRow } from './device.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly events: Pick<Events, 'publish'>;
  readonly products: Pick<ProductService, 'terms'>;
  readonly outcomes: Pick<OrderOutcomes, 'onPaid'>;
}
interface Box {
  readonly merchantId: string;
  readonly serial: string;
}
type News = Exclude<DeviceNews, { kind: 'changed' }>;

const { soundBox } = DeviceProduct.enum;
const keptDays = 7;
/** Beyond so many, or so long ago, payments that a box missed are told in one sentence rather than one by one. */
const oneByOne = { payments: 3, seconds: 60 };
const atOnce = 100;
const shownAtMost = 20;

const hears = (box: DeviceRow, order: OrderRow): boolean => {
  const settings = DeviceSettings[soundBox].parse(box.settings);
  return order.merchantId === box.merchantId && (settings.hears === 'all' || order.deviceSerial === box.serial);
};
const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** What sound boxes have to say: written down with the payment, told in that order, each place once. */
export const createAnnouncements = ({ db, clock, jobs, events, products, outcomes }: Needs) => {
  const announceAt = async (tx: Tx, box: DeviceRow, orders: readonly OrderRow[]): Promise<void> => {
    const heard = orders.filter((order) => hears(box, order));
    if (heard.length === 0) return;
    const { merchantId, serial, said } = box;
    const rows = heard.map((order, index) => ({
      merchantId,
      serial,
      position: said + index + 1,
      orderNumber: order.number,
      method: order.method,
      amount: order.paidAmount ?? order.amount,
      payerName: order.payerName ?? '',
      at: clock.now(),
    }));
    await moveSaid(tx, box, rows.length);
    await insertAnnouncements(tx, rows);
    events.publish(tx, merchantId, { topic: 'device', key: serial });
  };

  outcomes.onPaid(async (tx, orders) => {
    const boxes = await lockBoxes(tx, [...new Set(orders.map(({ merchantId }) => merchantId))]);
    for (const box of boxes) await announceAt(tx, box, orders);
  });
  jobs.every(3_600, 'device.forget', () =>
    forgetBefore(db, new Date(clock.now().getTime() - keptDays * 24 * 3_600_000)),
  );

  const presenterOf = async (queries: Queries, { merchantId }: Box) => {
    const { settings } = await products.terms(queries, merchantId, soundBox);
    return ({ orderNumber: number, amount, method, payerName, at }: AnnouncementRow): SaidPayment => ({
      number,
      amount,
      method,
      at: at.toISOString(),
      payer: settings.spoken === 'amountAndPayer' ? firstNameOf(payerName) : '',
    });
  };

  return {
    /** What was announced after a place, one by one. */
    after: async (box: Box, position: number): Promise<News[]> => {
      const rows = await findAfter(db, box, position, atOnce);
      if (rows.length === 0) return [];
      const present = await presenterOf(db, box);
      return rows.map((row) => ({ kind: 'payment', position: row.position, payment: present(row) }));
    },

    /** The same for a box that comes back: one by one where it hardly missed any, else in one sentence. */
    missed: async (box: Box, position: number): Promise<News[]> => {
      const newest = await findNewest(db, box, position, shownAtMost);
      const [last] = newest;
      if (!last) return [];
      const present = await presenterOf(db, box);
      const recent = new Date(clock.now().getTime() - oneByOne.seconds * 1000);
      if (newest.length <= oneByOne.payments && newest.every(({ at }) => at >= recent))
        return newest.reverse().map((row) => ({ kind: 'payment', position: row.position, payment: present(row) }));
      const all = await sumAfter(db, box, position);
      return [{ kind: 'missed', position: last.position, ...all, payments: newest.map(present) }];
    },
  };
};
export type Announcements = ReturnType<typeof createAnnouncements>;
