import { PaymentProduct } from '@balcao/contract/order';
import type { getPreauth, listPreauths, Preauth, PreauthFilter, quoteCapture } from '@balcao/contract/preauth';
import { numberKeys } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { askOf, sortedPage } from '../../platform/sorted-page.ts';
import type { OrderHolds } from '../order/order-hold.service.ts';
import { pairOf } from './pair.ts';
import { presentPreauth } from './preauth.present.ts';
import { countUpTo, listPage, type PreauthsBy } from './preauth.repository.ts';
import type { PreauthRow } from './preauth.tables.ts';

interface Needs {
  readonly db: Db;
  readonly holds: Pick<OrderHolds, 'byNumber' | 'byNumbers' | 'byMerchantNumber' | 'feeOf'>;
}

/** Amounts that cards hold, as members look for them. */
export const createPreauthListService = ({ db, holds }: Needs) => {
  const orderOf = async (merchantId: string, number: string) => {
    const order = await holds.byNumber(db, merchantId, number);
    return order?.product === PaymentProduct.enum.preauth ? order : refuse('not_found');
  };
  const present = async (merchantId: string, rows: readonly PreauthRow[]): Promise<Preauth[]> => {
    const orders = await holds.byNumbers(
      db,
      merchantId,
      rows.map(({ orderNumber }) => orderNumber),
    );
    const byNumber = new Map(orders.map((order) => [order.number, order]));
    return rows.flatMap((row) => {
      const order = byNumber.get(row.orderNumber);
      return order ? [presentPreauth(order, row)] : [];
    });
  };

  const listedBy = async (merchantId: string, { from, to, ...filter }: PreauthFilter): Promise<PreauthsBy> => {
    const { number } = filter;
    const alsoNumber = number && (await holds.byMerchantNumber(db, merchantId, number))?.number;
    const period = {
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    };
    return { ...filter, ...period, merchantId, alsoNumber };
  };

  return {
    /** What a filter asks for. */
    listedBy,
    /** Holds with what their orders say of them. */
    present,

    list: async ({ actor, query }: Call<typeof listPreauths>) => {
      const { ask, filter } = askOf(query);
      const { merchantId } = actor;
      const by = await listedBy(merchantId, filter);
      const page = await sortedPage<PreauthRow>(ask, {
        keys: numberKeys,
        time: ({ authorisedAt }) => authorisedAt,
        amount: ({ authorised }) => authorised,
        key: ({ orderNumber }) => orderNumber,
        read: (...how) => listPage(db, by, ...how),
        count: () => countUpTo(db, by),
      });
      return { ...page, list: await present(merchantId, page.list) };
    },

    get: async ({ actor, params }: Call<typeof getPreauth>): Promise<Preauth> => {
      const { order, hold } = await pairOf(db, holds, await orderOf(actor.merchantId, params.number));
      return presentPreauth(order, hold);
    },

    /** What a capture of this amount would cost. */
    quote: async ({ actor, params, query }: Call<typeof quoteCapture>) => {
      const { amount } = query;
      const fee = await holds.feeOf(db, await orderOf(actor.merchantId, params.number), amount);
      return { amount, fee, net: amount - fee };
    },
  };
};
export type PreauthListService = ReturnType<typeof createPreauthListService>;
