import type { ReplyOf } from '@balcao/contract/endpoint';
import { filteredCodesAtMost, type listOrderShopCodes } from '@balcao/contract/order-shop-code';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { findCodeNames, listCodeNames } from './shop-code.repository.ts';

/** What the QR codes of a shop are called, for lists of what was paid by them. */
export const createShopCodeNames = ({ db }: { readonly db: Db }) => ({
  of: findCodeNames,

  list: async ({ actor }: Call<typeof listOrderShopCodes>): Promise<ReplyOf<typeof listOrderShopCodes>> => {
    const rows = await listCodeNames(db, actor.merchantId, filteredCodesAtMost);
    return { list: rows.map(({ id, name, removedAt }) => ({ id, name, isRemoved: removedAt !== null })) };
  },
});
export type ShopCodeNamesService = ReturnType<typeof createShopCodeNames>;
