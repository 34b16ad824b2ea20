import { Readable } from 'node:stream';
import { civilDayOf, DEFAULT_ZONE, dayStart, monthsBack } from '@balcao/brazil/dates';
import type { exportOrders, getOrder, listOrders, OrderDetail, OrderFilter } from '@balcao/contract/order';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, numberKeys, type Place, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { presentOrder } from './order.present.ts';
import { findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import { ordersAsCsv } from './order-csv.ts';
import { countUpTo, type ListedBy, listPage } from './order-list.repository.ts';

const monthsSearched = 3;
const exportedAtOnce = 1_000;

const placeOfRow = (row: OrderRow, basis: OrderFilter['basis']): Place => ({
  at: (basis === '2' ? row.completedAt : null) ?? row.createdAt,
  key: row.number,
});

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'movements'>;
}

/** Orders as members look for them: the past three months (specification §5), filtered, paged, exported. */
export const createOrderListService = ({ db, clock, ledger }: Needs) => {
  /** The search reaches back three calendar months, to the start of the day in São Paulo (reading 10). */
  const listedBy = (merchantId: string, { from, to, ...filter }: OrderFilter): ListedBy => {
    const today = civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);
    const earliest = new Date(dayStart(monthsBack(today, monthsSearched), DEFAULT_ZONE));
    const wanted = from === undefined ? earliest : new Date(from);
    if (wanted < earliest) refuseField('from', 'threeMonths');
    return { ...filter, merchantId, from: wanted, to: to === undefined ? undefined : new Date(to) };
  };

  async function* allRows(filter: ListedBy): AsyncGenerator<OrderRow> {
    let place: Place | undefined;
    for (;;) {
      const rows = await listPage(db, filter, place, exportedAtOnce);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < exportedAtOnce) return;
      place = placeOfRow(last, filter.basis);
    }
  }

  return {
    list: async ({ actor, query }: Call<typeof listOrders>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const by = listedBy(actor.merchantId, filter);
      const [rows, counted] = await Promise.all([
        listPage(db, by, placeOf(cursor, numberKeys), pageSize + 1),
        countUpTo(db, by),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: page.map(presentOrder),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf(placeOfRow(last, filter.basis)) : null,
      };
    },

    get: async ({ actor, params }: Call<typeof getOrder>): Promise<OrderDetail> => {
      const row = (await findByNumber(db, actor.merchantId, params.number)) ?? refuse('not_found');
      const movements = await ledger.movements(actor.merchantId, `order:${row.number}:`);
      return {
        ...presentOrder(row),
        payment:
          row.endToEndId && row.completedAt
            ? {
                endToEndId: row.endToEndId,
                payerName: row.payerName ?? '',
                amount: row.amount,
                paidAt: row.completedAt.toISOString(),
              }
            : null,
        movements: movements.map(({ bucket, amount, at, cause }) => ({
          account: bucket,
          amount,
          at: at.toISOString(),
          kind: cause.split(':')[2] ?? '',
        })),
      };
    },

    export: async ({ actor, query, locale, timeZone }: Call<typeof exportOrders>): Promise<Readable> =>
      Readable.from(ordersAsCsv(allRows(listedBy(actor.merchantId, query)), { locale, timeZone })),
  };
};
export type OrderListService = ReturnType<typeof createOrderListService>;
