import { OrderStatus } from '@balcao/contract/order';
import type { ChargedPreauth, Preauth } from '@balcao/contract/preauth';
import type { HeldOrder } from '../order/order-hold.service.ts';
import type { PreauthRow } from './preauth.tables.ts';

const givenUp = new Set<string>([OrderStatus.enum.failed, OrderStatus.enum.closed]);
/** No fee for a released hold, or for an order that was not confirmed. Centavos. */
const keptOf = ({ status, fee }: HeldOrder, hold: PreauthRow | undefined): number => {
  const isLetGo = hold?.status === 'released' || hold?.status === 'expired';
  return isLetGo || givenUp.has(status) ? 0 : fee;
};

/** A pre-authorisation as members see it; without `hold`, no card holds the amount yet. */
export const presentPreauth = (order: HeldOrder, hold: PreauthRow | undefined): Preauth => ({
  number: order.number,
  merchantOrderNumber: order.merchantOrderNumber,
  goodsName: order.goodsName,
  orderStatus: order.status,
  amount: order.amount,
  status: hold?.status ?? null,
  authorised: hold?.authorised ?? null,
  captured: hold?.captured ?? null,
  fee: keptOf(order, hold),
  asked: hold?.asked ?? null,
  askedAmount: hold?.askedAmount ?? null,
  failureReason: hold?.failureReason ?? null,
  card: order.cardBrand && order.cardLast4 ? { brand: order.cardBrand, last4: order.cardLast4 } : null,
  authorisedAt: hold?.authorisedAt.toISOString() ?? null,
  holdsUntil: hold?.expiresAt.toISOString() ?? null,
  endedAt: hold?.endedAt?.toISOString() ?? null,
  createdAt: order.createdAt.toISOString(),
});

/** The same as the merchant's server sees it. */
export const presentCharged =
  (payUrlOf: (order: HeldOrder) => string) =>
  (order: HeldOrder, hold: PreauthRow | undefined): ChargedPreauth => ({
    ...presentPreauth(order, hold),
    payUrl: payUrlOf(order),
  });
