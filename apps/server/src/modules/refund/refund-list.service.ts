import type { QueryOf } from '@balcao/contract/endpoint';
import { expandedAtMost } from '@balcao/contract/expansion';
import {
  type getRefund,
  type listOrderRefunds,
  type listRefunds,
  type RefundDetail,
  type RefundFilter,
  type RefundOfOrder,
  refundsOfOrderAtMost,
} from '@balcao/contract/refund';
import type { listMerchantRefunds } from '@balcao/contract/refund-desk';
import type { getRefundable, Refundable } from '@balcao/contract/refund-request';
import { searchedFrom } from '@balcao/contract/search-window';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { askOf, byNumberAndAmount, sortedPage } from '../../platform/sorted-page.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import { presentEntry, presentRefund } from './refund.present.ts';
import { countPieces, findByKeys, findRefund, listOfOrder, listOfOrders } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import { countUpTo, type ListedBy, listPage } from './refund-list.repository.ts';
import type { RefundMoney } from './refund-money.ts';
import type { RefundPolicies } from './refund-policy.service.ts';

/** Where a row stands in the list. */
export const placeOfRow = (row: RefundRow, basis: RefundFilter['basis']): Place => ({
  at: (basis === '2' ? row.completedAt : null) ?? row.createdAt,
  key: row.number,
});

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly orders: Pick<OrderRefunds, 'find' | 'paid' | 'countsOf' | 'leftOf' | 'refundableUntil'>;
  readonly policies: Pick<RefundPolicies, 'of'>;
  readonly money: Pick<RefundMoney, 'sources'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly detailOf: (queries: Db, row: RefundRow) => Promise<RefundDetail>;
}

/** What of the past three months of refunds a filter asks for (rule: search-window). */
const createSearch =
  ({ clock }: Pick<Needs, 'clock'>) =>
  (merchantId: string, { from, to, ...filter }: RefundFilter): ListedBy => {
    const earliest = new Date(searchedFrom(clock.now().toISOString()));
    const wanted = from === undefined ? earliest : new Date(from);
    if (wanted < earliest) refuseField('from', 'threeMonths');
    // Refunds that wait for a decision are shown at any age, unless a period is given.
    return {
      ...filter,
      merchantId,
      from: wanted,
      withWaiting: from === undefined && filter.basis !== '2',
      to: to === undefined ? undefined : new Date(to),
    };
  };

/** Refunds as members look for them. */
export const createRefundLists = (needs: Needs) => {
  const { db, orders, policies, money, names, detailOf } = needs;
  const listedBy = createSearch(needs);
  const pageOf = async (merchantId: string, query: QueryOf<typeof listRefunds>) => {
    const { ask, filter } = askOf(query);
    const by = listedBy(merchantId, filter);
    const page = await sortedPage<RefundRow>(ask, {
      ...byNumberAndAmount,
      time: (row) => placeOfRow(row, filter.basis).at,
      read: (...how) => listPage(db, by, ...how),
      count: () => countUpTo(db, by),
    });
    return { ...page, list: page.list.map(presentEntry) };
  };
  return {
    /** @throws Refusal `form_invalid` for what lies further back. */
    listedBy,

    list: ({ actor, query }: Call<typeof listRefunds>) => pageOf(actor.merchantId, query),

    /** The refunds of one merchant, for staff. */
    ofMerchant: ({ params, query }: Call<typeof listMerchantRefunds>) => pageOf(params.id, query),

    /** Over all merchants, by the whole number. */
    foundBy: async (queries: Queries, number: string, limit: number) =>
      (await findByKeys(queries, [number])).slice(0, limit).map(({ merchantId, amount, createdAt }) => ({
        number,
        merchantId,
        amount,
        at: createdAt,
      })),

    get: async ({ actor, params }: Call<typeof getRefund>): Promise<RefundDetail> => {
      const key = { merchantId: actor.merchantId, number: params.number };
      return detailOf(db, (await findRefund(db, key)) ?? refuse('not_found'));
    },

    ofOrder: async ({ actor, params }: Call<typeof listOrderRefunds>): Promise<RefundOfOrder[]> => {
      const order = (await orders.find(db, actor.merchantId, params)) ?? refuse('not_found');
      const rows = await listOfOrder(db, actor.merchantId, order.number);
      const asking = rows.flatMap(({ requestedBy }) => requestedBy ?? []);
      const people = await names.peopleOf(db, [...new Set(asking)]);
      const nameOf = (id: string | null) => people.find(({ accountId }) => accountId === id)?.account ?? null;
      return rows.map((row) => ({ ...presentEntry(row), requestedBy: nameOf(row.requestedBy) }));
    },

    /** The newest of each of these orders as a merchant's server sees them, by the number of the order. */
    ofOrders: async (queries: Queries, merchantId: string, orderNumbers: readonly string[]) =>
      Map.groupBy(
        (await listOfOrders(queries, merchantId, orderNumbers, expandedAtMost)).map(presentRefund),
        ({ orderNumber }) => orderNumber,
      ),

    refundable: async ({ actor, params }: Call<typeof getRefundable>): Promise<Refundable> => {
      const { merchantId } = actor;
      const order = orders.paid((await orders.find(db, merchantId, params)) ?? refuse('not_found'));
      const [sources, policy, pieces] = await Promise.all([
        money.sources(db, order),
        policies.of(db, merchantId),
        countPieces(db, merchantId, order.number),
      ]);
      const { automatic, secondPersonFrom: from } = policy;
      return {
        ...orders.countsOf(order),
        bankReturned: order.bankReturned,
        left: orders.leftOf(order),
        refundsLeft: refundsOfOrderAtMost - order.refundCount,
        piecesLeft: Math.max(0, order.goodsQuantity - pieces),
        until: orders.refundableUntil(order).toISOString(),
        sources,
        automatic,
        // What was given back before counts.
        secondPersonFrom: from === null ? null : Math.max(1, from - order.refundTaken),
      };
    },
  };
};
export type RefundLists = ReturnType<typeof createRefundLists>;
