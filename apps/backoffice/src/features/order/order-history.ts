import type { OrderDetail } from '@balcao/contract/order';
import { type OrderRefund, refundsOf } from '@balcao/contract/order-money';
import type { OrderMovement } from '@balcao/contract/order-movement';
import { type RefundOfOrder, RefundReview } from '@balcao/contract/refund';

/** Something that moved money of an order, or is to, at an instant. */
type OrderEvent = { readonly at: string } & (
  | { readonly kind: 'refundSent' | 'refundDone' | 'refundFailed' | 'refundHeld'; readonly refund: OrderRefund }
  | { readonly kind: 'strayCame' | 'strayReturned'; readonly movement: OrderMovement }
  | { readonly kind: 'bankReturned' | 'disputeBlocked' | 'disputeUnblocked'; readonly movement: OrderMovement }
  | { readonly kind: 'refundAsked'; readonly asked: RefundOfOrder }
  | { readonly kind: 'settled'; readonly settlement: OrderDetail['settlements'][number] }
);
type Moved = Pick<OrderDetail, 'movements' | 'settlements'>;

const ofRefund = (refund: OrderRefund): OrderEvent[] => {
  const { heldAt, endedAt, failed } = refund;
  if (endedAt === null) return [{ kind: 'refundHeld', at: heldAt, refund }];
  return [
    { kind: 'refundSent', at: heldAt, refund },
    { kind: failed ? 'refundFailed' : 'refundDone', at: endedAt, refund },
  ];
};

const ofStray = (movement: OrderMovement): OrderEvent[] => {
  const { account, kind, at } = movement;
  if (account !== 'suspense' || (kind !== 'unexpected' && kind !== 'returned')) return [];
  return [{ kind: kind === 'returned' ? 'strayReturned' : 'strayCame', at, movement }];
};

/** What a bank took by itself, as the rail gave it; what was blocked for it, and is free again. */
const ofBank = (movement: OrderMovement): OrderEvent[] => {
  const { account, kind, step, at } = movement;
  if (kind === 'bankReturn' && account === 'rail_clearing') return [{ kind: 'bankReturned', at, movement }];
  if (kind !== 'dispute' || account !== 'dispute') return [];
  return [{ kind: step === 'blocked' ? 'disputeBlocked' : 'disputeUnblocked', at, movement }];
};

const byTime = (one: { readonly at: string }, other: { readonly at: string }): number =>
  Date.parse(one.at) - Date.parse(other.at);

/**
 * What moved an order's money after it was paid, oldest first: settlements, refunds, banks, and unexpected payments; and the order's refunds that
 * wait for a decision.
 */
export const historyOf = (order: Moved, refunds: readonly RefundOfOrder[] = []): OrderEvent[] =>
  [
    ...order.settlements.map((settlement): OrderEvent => ({ kind: 'settled', at: settlement.at, settlement })),
    ...refundsOf(order).flatMap(ofRefund),
    ...order.movements.flatMap(ofStray),
    ...order.movements.flatMap(ofBank),
    ...refunds
      .filter(({ review }) => review === RefundReview.enum.waiting)
      .map((asked): OrderEvent => ({ kind: 'refundAsked', at: asked.createdAt, asked })),
  ].sort(byTime);
