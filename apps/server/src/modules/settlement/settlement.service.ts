import type { QueryOf } from '@balcao/contract/endpoint';
import type { PaymentProduct } from '@balcao/contract/order';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type {
  getSettlement,
  listMerchantSettlements,
  listSettlementItems,
  listSettlements,
} from '@balcao/contract/settlement';
import { numberKeys } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { askOf, sortedPage } from '../../platform/sorted-page.ts';
import { settledCauseOf } from './settlement.postings.ts';
import { presentItem, presentSettlement, presentSums } from './settlement.present.ts';
import type { SettlementRow } from './settlement.tables.ts';
import {
  countBy,
  findPartCounts,
  findSettlement,
  type ItemPlace,
  listBy,
  listItems,
  ofOrders,
  productsOf,
} from './settlement-list.repository.ts';

const placeOfItem = (cursor: string | undefined): ItemPlace | undefined => {
  if (cursor === undefined) return undefined;
  const [, orderNumber, sequence] = /^(\d{20})\.(\d{1,2})$/.exec(cursor) ?? [];
  return orderNumber ? { orderNumber, sequence: Number(sequence) } : refuseField('cursor', 'cursor');
};

const listOf = async (db: Db, merchantId: string, query: QueryOf<typeof listSettlements>) => {
  const { ask, filter } = askOf(query);
  const by = { ...filter, merchantId };
  const page = await sortedPage<SettlementRow>(ask, {
    keys: numberKeys,
    time: ({ startedAt }) => startedAt,
    amount: ({ net }) => net,
    key: ({ number }) => number,
    read: (...how) => listBy(db, by, ...how),
    count: () => countBy(db, by, totalCountedAtMost + 1),
  });
  return { ...page, list: page.list.map(presentSettlement) };
};

/** What became available, for members and for staff to read. */
export const createSettlementService = ({ db }: { readonly db: Db }) => ({
  list: ({ actor, query }: Call<typeof listSettlements>) => listOf(db, actor.merchantId, query),

  ofMerchant: ({ params, query }: Call<typeof listMerchantSettlements>) => listOf(db, params.id, query),

  get: async ({ actor, params }: Call<typeof getSettlement>) => {
    const [row, products] = await Promise.all([
      findSettlement(db, actor.merchantId, params.number),
      productsOf(db, actor.merchantId, params.number),
    ]);
    return {
      ...presentSettlement(row ?? refuse('not_found')),
      products: products.map((one) => ({
        ...presentSums(one),
        product: one.product as PaymentProduct,
        count: one.count,
      })),
    };
  },

  items: async ({ actor, params, query }: Call<typeof listSettlementItems>) => {
    const { pageSize = defaultPageSize, cursor } = query;
    const { merchantId } = actor;
    if (!(await findSettlement(db, merchantId, params.number))) return refuse('not_found');
    const rows = await listItems(db, merchantId, params.number, placeOfItem(cursor), pageSize + 1);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      list: page.map(presentItem),
      nextCursor: rows.length > pageSize && last ? `${last.number}.${last.sequence}` : null,
    };
  },
});
export type SettlementService = ReturnType<typeof createSettlementService>;

/** Of orders, in which settlements they are. */
export const createSettlementFacts = () => {
  const settled = async (queries: Queries, merchantId: string, orderNumbers: readonly string[]) =>
    (await ofOrders(queries, merchantId, orderNumbers)).map(({ at, sequence, part, ...rest }) => ({
      ...rest,
      sequence: sequence === 0 ? null : sequence,
      at: at.toISOString(),
      cause: settledCauseOf(rest.number, part),
    }));
  return {
    /** With `cause`, what the journal is called that brought it, and up to which of its centavos it is the order's. */
    ofOrder: (queries: Queries, merchantId: string, orderNumber: string) => settled(queries, merchantId, [orderNumber]),
    /** The same of several, by the number of the order. */
    ofOrders: async (queries: Queries, merchantId: string, orderNumbers: readonly string[]) =>
      Map.groupBy(await settled(queries, merchantId, orderNumbers), ({ orderNumber }) => orderNumber),
  };
};
export type SettlementFacts = ReturnType<typeof createSettlementFacts>;

/** How many orders and instalments settlements brought, posting by posting. */
export const createSettlementPartCounts = ({ db }: { readonly db: Db }) => ({
  /** By the number of the settlement; nothing of one that a server before these counts took part in. */
  partCounts: async (
    merchantId: string,
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, readonly number[]>> => {
    const rows = await findPartCounts(db, merchantId, numbers);
    return new Map(rows.flatMap(({ number, parts, counts }) => (counts.length === parts ? [[number, counts]] : [])));
  },
});
