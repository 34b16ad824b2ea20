import { listOwnerlessPayments, returnOwnerlessPayment } from '@balcao/contract/ownerless-payment';
import type { Implement } from '../../platform/implement.ts';
import type { OwnerlessPayments } from './ownerless-payment.service.ts';

export const ownerlessPaymentRoutes = (implement: Implement, ownerless: OwnerlessPayments): void => {
  implement(listOwnerlessPayments, ownerless.list);
  implement(returnOwnerlessPayment, ownerless.giveBack);
};
