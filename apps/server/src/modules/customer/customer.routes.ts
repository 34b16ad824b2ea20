import {
  activateWallet,
  currentCustomer,
  listPayments,
  loginCustomer,
  logoutCustomer,
  pay,
  personalAuthentication,
  readPaymentCode,
  verifyRealName,
} from '@balcao/contract/customer';
import type { Implement } from '../../platform/implement.ts';
import type { CustomerService } from './customer.service.ts';
import type { PaymentService } from './payment.service.ts';

export const customerRoutes = (implement: Implement, customers: CustomerService, payments: PaymentService): void => {
  implement(loginCustomer, customers.login);
  implement(currentCustomer, customers.current);
  implement(logoutCustomer, customers.logout);
  implement(activateWallet, customers.activateWallet);
  implement(verifyRealName, customers.verifyRealName);
  implement(personalAuthentication, customers.personalAuthentication);
  implement(readPaymentCode, payments.readCode);
  implement(pay, payments.pay);
  implement(listPayments, customers.payments);
};
