import {
  type DisputeDetail,
  evidenceAtMost,
  type getDispute,
  isUndecided,
  type listDisputes,
  type listOrderReturns,
} from '@balcao/contract/dispute';
import type { QueriedDispute, queryDispute, queryDisputes } from '@balcao/contract/dispute-open';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { expandedAtMost } from '@balcao/contract/expansion';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, numberKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { withTheirOrders } from '../order/order-expansion.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { listOfOrder as listReturns } from './bank-return.repository.ts';
import { presentDispute, presentReturn } from './dispute.present.ts';
import {
  countUnanswered,
  countUndecided,
  countUpTo,
  findDispute,
  type ListedBy,
  listEvidence,
  listOfOrder,
  listOfOrders,
  listPage,
} from './dispute.repository.ts';
import type { DisputeRow } from './dispute.tables.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly orders: Pick<OrderRefunds, 'find'>;
  readonly uploads: Pick<UploadService, 'describe'>;
}
type PageAsk = Call<typeof listDisputes>['query'];

/** Disputes as teams, their servers and staff look for them. */
export const createDisputeLists = ({ db, names, orders, uploads }: Needs) => {
  /** One page, newest first. */
  const page = async (by: ListedBy, ask: Omit<PageAsk, 'status'>) => {
    const { cursor, pageNum = 1, pageSize = defaultPageSize } = ask;
    const skip = skipOf(ask);
    const [rows, counted] = await Promise.all([
      listPage(db, by, placeOf(cursor, numberKeys), pageSize + 1, skip),
      countUpTo(db, by),
    ]);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      rows: shown,
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: last ? cursorOf({ at: last.openedAt, key: last.number }) : null,
    };
  };

  const detailOf = async (queries: Queries, row: DisputeRow): Promise<DisputeDetail> => {
    const { merchantId, orderNumber, merchantOrderNumber } = row;
    const evidence = await listEvidence(queries, row);
    const files = await uploads.describe(
      queries,
      merchantId,
      evidence.flatMap((one) => one.uploads),
    );
    const people = await names.peopleOf(queries, [...new Set(evidence.map(({ givenBy }) => givenBy))]);
    const returns = await listReturns(queries, { merchantId, orderNumber });
    return {
      ...presentDispute(row),
      evidence: evidence.map((one) => ({
        id: one.id,
        text: one.text,
        at: one.givenAt.toISOString(),
        files: one.uploads.flatMap((id) => files.get(id) ?? []),
        by: people.find(({ accountId }) => accountId === one.givenBy)?.account ?? null,
      })),
      returns: returns.map((one) => presentReturn(one, merchantOrderNumber)),
    };
  };
  const find = async (queries: Queries, merchantId: string, number: string): Promise<DisputeRow> =>
    (await findDispute(queries, { merchantId, number })) ?? refuse('not_found');

  return {
    page,
    detailOf,
    find,

    list: async ({ actor, query }: Call<typeof listDisputes>): Promise<ReplyOf<typeof listDisputes>> => {
      const { merchantId } = actor;
      const { status, ...ask } = query;
      const [{ rows, ...rest }, undecided] = await Promise.all([
        page({ merchantId, status }, ask),
        countUndecided(db, merchantId),
      ]);
      return { ...rest, list: rows.map(presentDispute), undecided };
    },

    get: async ({ actor, params }: Call<typeof getDispute>): Promise<DisputeDetail> =>
      detailOf(db, await find(db, actor.merchantId, params.number)),

    ofOrder: async ({ actor, params }: Call<typeof listOrderReturns>): Promise<ReplyOf<typeof listOrderReturns>> => {
      const { merchantId } = actor;
      const order = (await orders.find(db, merchantId, params)) ?? refuse('not_found');
      const [returns, disputes] = await Promise.all([
        listReturns(db, { merchantId, orderNumber: order.number }),
        listOfOrder(db, merchantId, order.number),
      ]);
      return {
        returns: returns.map((one) => presentReturn(one, order.merchantOrderNumber)).reverse(),
        disputes: disputes.map(presentDispute),
      };
    },

    queryAll: async ({ actor, query }: Call<typeof queryDisputes>): Promise<ReplyOf<typeof queryDisputes>> => {
      const { merchantId } = actor;
      const { status, expand, ...ask } = query;
      const { rows, ...rest } = await page({ merchantId, status }, ask);
      const parts = await withTheirOrders(db, merchantId, expand, rows);
      return { ...rest, list: rows.map((row) => ({ ...presentDispute(row), ...parts(row) })) };
    },
    query: async ({ actor, params, query }: Call<typeof queryDispute>): Promise<QueriedDispute> => {
      const row = await find(db, actor.merchantId, params.number);
      const parts = await withTheirOrders(db, actor.merchantId, query.expand, [row]);
      return { ...presentDispute(row), ...parts(row) };
    },
    /** The newest of each of these orders, by the number of the order. */
    ofOrders: async (queries: Queries, merchantId: string, orderNumbers: readonly string[]) =>
      Map.groupBy(
        (await listOfOrders(queries, merchantId, orderNumbers, expandedAtMost)).map(presentDispute),
        ({ orderNumber }) => orderNumber,
      ),

    /** What the team may still send evidence for, and has not; until when of the first. */
    unanswered: (queries: Queries, merchantId: string, now: Date) => countUnanswered(queries, merchantId, now),
  };
};
export type DisputeLists = ReturnType<typeof createDisputeLists>;

/** Whether a team may still send evidence: while it is undecided and its deadline is not over. */
export const takesEvidence = ({ status, evidenceUntil }: DisputeRow, now: Date): boolean =>
  isUndecided(status) && now < evidenceUntil;
/** Whether a dispute has room for so much more. */
export const hasRoom = (texts: number, files: number): boolean =>
  texts <= evidenceAtMost.texts && files <= evidenceAtMost.files;
