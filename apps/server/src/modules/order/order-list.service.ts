import type { QueryOf, ReplyOf } from '@balcao/contract/endpoint';
import {
  type getOrder,
  type listOrders,
  type OrderDetail,
  type OrderFilter,
  OrderStatus,
} from '@balcao/contract/order';
import { DeskOrder, type listMerchantOrders } from '@balcao/contract/order-desk';
import type { OrderMovement } from '@balcao/contract/order-movement';
import { summedAtMost, type sumOrders } from '@balcao/contract/order-sums';
import { searchedFrom } from '@balcao/contract/search-window';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { askOf, byNumberAndAmount, sortedPage } from '../../platform/sorted-page.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import { presentEntry, presentOrder, presentSettling } from './order.present.ts';
import { findByMerchantNumber, findByNumber } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import { countUpTo, type ListedBy, listPage } from './order-list.repository.ts';
import { sumUpTo } from './order-sums.repository.ts';
import { onlyFirstName } from './payer-name.ts';

const timeOf = (row: OrderRow, basis: OrderFilter['basis']): Date =>
  (basis === '2' ? row.completedAt : null) ?? row.createdAt;

type Movement = Awaited<ReturnType<Ledger['movements']>>[number];
/** What an order brought into a settlement; `cause` is what the journal is called that settled it. */
type Settled = OrderDetail['settlements'][number] & { readonly cause: string };
/** In which settlements orders are, by the number of the order, oldest first: settlements stand on orders, and give this. */
export type SettlementsOfOrders = (
  queries: Queries,
  merchantId: string,
  orderNumbers: readonly string[],
) => Promise<ReadonlyMap<string, Settled[]>>;
const presentMovement = ({ journal, bucket, rail, amount, at }: Movement) => ({
  journal,
  account: bucket,
  rail,
  amount,
  at: at.toISOString(),
});

/**
 * Causes are `order:<number>:<kind>`, followed by `:<id>:<step>` where there may be several. A settlement covers many orders: its line is shown with
 * this order's share, once for each part.
 */
const movementsOf =
  (settlements: readonly Settled[]) =>
  (movement: Movement): OrderMovement[] => {
    const [noun, , kind = '', of = '', step = ''] = movement.cause.split(':');
    if (noun === 'order')
      return [{ ...presentMovement(movement), kind: kind === 'bank-return' ? 'bankReturn' : kind, of, step }];
    return settlements
      .filter(({ cause }) => cause === movement.cause)
      .map(({ number, sequence, net }) => ({
        ...presentMovement(movement),
        amount: Math.sign(movement.amount) * net,
        kind: 'settled',
        of: number,
        step: sequence === null ? '' : String(sequence),
      }));
  };

/** The names of QR codes of the shop, by their ids, also of those that were removed: codes stand on orders, and give this. */
export type ShopCodeNames = (
  queries: Queries,
  merchantId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'movements'>;
  readonly settlementsOf: SettlementsOfOrders;
  readonly codeNamesOf: ShopCodeNames;
}

/** Orders as members look for them: the past three months, filtered, paged, exported. */
export const createOrderListService = ({ db, clock, ledger, settlementsOf, codeNamesOf }: Needs) => {
  /**
   * The search reaches back three calendar months, to the start of the day in São Paulo (rule: search-window). What was `kept` was asked for
   * when it did.
   */
  const listedBy = (merchantId: string, asked: OrderFilter, kept?: 'kept'): ListedBy => {
    const { from, to, metadataKey: key, metadataValue: value, ...filter } = asked;
    const earliest = new Date(searchedFrom(clock.now().toISOString()));
    const wanted = from === undefined ? earliest : new Date(from);
    if (!kept && wanted < earliest) refuseField('from', 'threeMonths');
    const noted = key === undefined || value === undefined ? undefined : { key, value };
    return { ...filter, merchantId, noted, from: wanted, to: to === undefined ? undefined : new Date(to) };
  };

  /** With the order that the merchant knows by the number that is looked for. */
  const located = async (by: ListedBy): Promise<ListedBy> =>
    by.number ? { ...by, own: await findByMerchantNumber(db, by.merchantId, by.number) } : by;

  const pageOf = async (merchantId: string, query: QueryOf<typeof listOrders>) => {
    const { ask, filter } = askOf(query);
    const by = await located(listedBy(merchantId, filter));
    return sortedPage<OrderRow>(ask, {
      ...byNumberAndAmount,
      time: (row) => timeOf(row, filter.basis),
      read: (...how) => listPage(db, by, ...how),
      count: () => countUpTo(db, by),
    });
  };

  /** Orders as members see them, with the names of the QR codes that they were paid by. */
  const entriesOf = async (merchantId: string, rows: readonly OrderRow[]) => {
    const codeNames = await codeNamesOf(db, merchantId, [...new Set(rows.flatMap((row) => row.shopCodeId ?? []))]);
    return rows.map((row) => presentEntry(row, codeNames));
  };

  return {
    listedBy,
    located,

    list: async ({ actor: { merchantId }, query }: Call<typeof listOrders>) => {
      const page = await pageOf(merchantId, query);
      return { ...page, list: await entriesOf(merchantId, page.list) };
    },

    /** What the orders of a filter come to. */
    sums: async ({ actor, query }: Call<typeof sumOrders>): Promise<ReplyOf<typeof sumOrders>> => {
      const { count, ...sums } = await sumUpTo(db, await located(listedBy(actor.merchantId, query)), summedAtMost);
      const isCapped = count > summedAtMost;
      return { count: Math.min(count, summedAtMost), isCapped, sums: isCapped ? null : sums };
    },

    /** The orders of one merchant, for staff: who owes an order is left out. */
    ofMerchant: async ({ params, query }: Call<typeof listMerchantOrders>) => {
      const page = await pageOf(params.id, query);
      return { ...page, list: page.list.map((row) => DeskOrder.parse(presentOrder(row))) };
    },

    get: async ({ actor, params }: Call<typeof getOrder>): Promise<OrderDetail> => {
      const row = (await findByNumber(db, actor.merchantId, params.number)) ?? refuse('not_found');
      const [entry] = await entriesOf(actor.merchantId, [row]);
      const ofOrder = (await settlementsOf(db, actor.merchantId, [row.number])).get(row.number) ?? [];
      const movements = await ledger.movements(actor.merchantId, {
        beginning: `order:${row.number}:`,
        whole: [...new Set(ofOrder.map(({ cause }) => cause))],
      });
      return {
        ...(entry ?? refuse('not_found')),
        payment:
          row.status === OrderStatus.enum.paid && row.endToEndId && row.completedAt
            ? {
                endToEndId: row.endToEndId,
                payerName: onlyFirstName(row.payerName ?? ''),
                amount: row.paidAmount ?? row.amount,
                paidAt: row.completedAt.toISOString(),
              }
            : null,
        ...presentSettling(row, ofOrder),
        movements: movements.flatMap(movementsOf(ofOrder)),
      };
    },
  };
};
export type OrderListService = ReturnType<typeof createOrderListService>;
