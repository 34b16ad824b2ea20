import { listUnidentifiedPayments, returnUnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import type { Implement } from '../../platform/implement.ts';
import type { UnidentifiedPayments } from './unidentified-payment.service.ts';

export const unidentifiedPaymentRoutes = (implement: Implement, unidentified: UnidentifiedPayments): void => {
  implement(listUnidentifiedPayments, unidentified.list);
  implement(returnUnidentifiedPayment, unidentified.giveBack);
};
