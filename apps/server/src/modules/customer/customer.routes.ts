import { addCard, listCards, removeCard } from '@balcao/contract/card';
import { payByCardToken } from '@balcao/contract/card-token';
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
import type { CardService } from './card.service.ts';
import type { CardTokenService } from './card-token.service.ts';
import type { CustomerService } from './customer.service.ts';
import type { PayableCodes } from './payable.service.ts';
import type { PaymentService } from './payment.service.ts';

interface CustomerServices {
  readonly cards: CardService;
  readonly cardTokens: CardTokenService;
  readonly customers: CustomerService;
  readonly payableCodes: PayableCodes;
  readonly payments: PaymentService;
}

export const customerRoutes = (
  implement: Implement,
  { cards, cardTokens, customers, payableCodes, payments }: CustomerServices,
): void => {
  implement(loginCustomer, customers.login);
  implement(currentCustomer, customers.current);
  implement(logoutCustomer, customers.logout);
  implement(activateWallet, customers.activateWallet);
  implement(verifyRealName, customers.verifyRealName);
  implement(personalAuthentication, customers.personalAuthentication);
  implement(readPaymentCode, payableCodes.read);
  implement(pay, payments.pay);
  implement(payByCardToken, cardTokens.pay);
  implement(listCards, cards.list);
  implement(addCard, cards.add);
  implement(removeCard, cards.remove);
  implement(listPayments, customers.payments);
};
