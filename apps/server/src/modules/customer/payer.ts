import { PaymentMethod } from '@balcao/contract/order';
import type { Clock } from '../../platform/clock.ts';
import type { Payer } from '../rail/sandbox-rail.service.ts';
import { endHold, noteReturn, putInWallet, refusePayment, settlePayment } from './customer.repository.ts';
import type { PaymentRow } from './customer.tables.ts';

/** Wallet and Pix are paid with the wallet's money; a card keeps its own books. */
export const isFromWallet = (method: PaymentMethod): boolean =>
  method === PaymentMethod.enum.wallet || method === PaymentMethod.enum.pix;

const backIntoWallet = async (tx: Parameters<Payer['settled']>[0], payment: PaymentRow, amount: number) => {
  if (isFromWallet(payment.method)) await putInWallet(tx, payment.customerId, amount);
};

/** What the chat app's wallet does when a rail has moved one of its payments. */
export const createPayer = ({ clock }: { readonly clock: Clock }): Payer => ({
  settled: async (tx, endToEndId) => void (await settlePayment(tx, endToEndId)),
  failed: async (tx, endToEndId) => {
    const payment = await refusePayment(tx, endToEndId);
    if (payment) await backIntoWallet(tx, payment, payment.amount);
  },
  returned: async (tx, endToEndId, amount, reason) => {
    const payment = await noteReturn(tx, endToEndId, { amount, at: clock.now().toISOString(), reason });
    if (payment) await backIntoWallet(tx, payment, amount);
  },
  captured: async (tx, endToEndId, amount) => void (await endHold(tx, endToEndId, amount)),
});
