import { split } from '@balcao/brazil/money';
import type { Sale } from '@balcao/contract/device-sale';
import { OrderStatus, PaymentMethod } from '@balcao/contract/order';
import type { Clock } from '../../platform/clock.ts';
import { type OrderRow, payLinkOf } from '../order/order.service.ts';

const { wallet, pix } = PaymentMethod.enum;
interface Needs {
  readonly publicBaseUrl: string;
  readonly clock: Clock;
}
export type PresentSale = (order: OrderRow) => Sale;
const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An order as the device that took it shows it; `publicBaseUrl` is where payers reach the platform. */
export const salePresenter =
  ({ publicBaseUrl, clock }: Needs): PresentSale =>
  (row) => {
    const { number, status, method, amount, cardBrand, cardLast4 } = row;
    // Of Pix what any bank reads, once its provider has told it; of the wallet what the chat app opens.
    const codes = { [wallet]: payLinkOf(publicBaseUrl, row), [pix]: row.brCode || null };
    const waits = status === OrderStatus.enum.waiting && (method === wallet || method === pix);
    return {
      number,
      status,
      method,
      amount,
      card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
      parts: split(amount, row.instalments),
      code: waits ? codes[method] : null,
      failureReason: row.failureReason,
      refundedAmount: row.refundTaken - row.refundWaiting,
      waitingRefundAmount: row.refundWaiting,
      endToEndId: row.endToEndId,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      secondsLeft: Math.max(0, Math.ceil((row.expiresAt.getTime() - clock.now().getTime()) / 1000)),
      completedAt: isoOf(row.completedAt),
    };
  };
