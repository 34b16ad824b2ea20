import { OrderStatus } from '@balcao/contract/order';
import { PreauthStatus } from '@balcao/contract/preauth';
import type { Queries } from '../../platform/db.ts';
import type { HeldOrder, OrderHolds } from '../order/order-hold.service.ts';
import { findPreauth } from './preauth.repository.ts';

/** An order with what a card holds for it, as they stand together: the hold may have begun or ended since the order was read. */
export const pairOf = async (queries: Queries, holds: Pick<OrderHolds, 'byNumber'>, order: HeldOrder) => {
  const { merchantId, number, status, endToEndId } = order;
  const hold = await findPreauth(queries, merchantId, number);
  const hasEnded = hold && hold.status !== PreauthStatus.enum.authorised && status === OrderStatus.enum.waiting;
  const isBehind = hasEnded || (hold && hold.endToEndId !== endToEndId);
  return { order: (isBehind && (await holds.byNumber(queries, merchantId, number))) || order, hold };
};
