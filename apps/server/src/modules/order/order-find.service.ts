import { civilDayOf, DEFAULT_ZONE, dayStart, monthsBack } from '@balcao/brazil/dates';
import { billMonths } from '@balcao/contract/bill';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { findDaysAtMost, type findOrders } from '@balcao/contract/order-find';
import { defaultPageSize } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, numberKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuseField } from '../../platform/refusal.ts';
import { presentOrder } from './order.present.ts';
import { listPage } from './order-list.repository.ts';

const longestMs = findDaysAtMost * 86_400_000;
type Query = Call<typeof findOrders>['query'];

/** Orders as merchants' servers look for them: a month at a time, as far back as there are bills (rule: search-window). */
export const createOrderFindService = ({ db, clock }: { readonly db: Db; readonly clock: Clock }) => {
  const periodOf = ({ from, to }: Query): { from: Date; to: Date } => {
    const now = clock.now();
    const end = to ? new Date(to) : from ? new Date(Date.parse(from) + longestMs) : new Date(now.getTime() + 1);
    const begin = from ? new Date(from) : new Date(end.getTime() - longestMs);
    const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
    if (begin < new Date(dayStart(monthsBack(today, billMonths), DEFAULT_ZONE))) refuseField('from', 'yearBack');
    if (end.getTime() - begin.getTime() > longestMs) refuseField('to', 'monthAtMost');
    return { from: begin, to: end };
  };

  return {
    find: async ({ actor, query }: Call<typeof findOrders>): Promise<ReplyOf<typeof findOrders>> => {
      const { pageSize = defaultPageSize, cursor, status, method, product, basis } = query;
      const filter = { merchantId: actor.merchantId, status, method, product, basis, ...periodOf(query) };
      const rows = await listPage(db, filter, placeOf(cursor, numberKeys), pageSize + 1);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      const place = last && { at: (basis === '2' ? last.completedAt : null) ?? last.createdAt, key: last.number };
      return { list: page.map(presentOrder), nextCursor: rows.length > pageSize && place ? cursorOf(place) : null };
    },
  };
};
export type OrderFindService = ReturnType<typeof createOrderFindService>;
