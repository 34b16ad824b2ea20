import type { Customer, Payment } from '@balcao/contract/customer';
import type { KnownAccount } from '../account/chat-binding.service.ts';
import type { CustomerRow } from './customer.repository.ts';
import type { PaymentRow } from './customer.tables.ts';

const presentAccount = (account: KnownAccount | undefined): Customer['boundAccount'] => {
  if (!account?.boundAt) return null;
  const { name, email, avatar, boundAt } = account;
  return { name, email, avatar, boundAt: boundAt.toISOString() };
};

export const presentCustomer = (row: CustomerRow, account: KnownAccount | undefined): Customer => ({
  customerId: row.id,
  name: row.name,
  phone: row.phone,
  balance: row.balance,
  walletActivated: row.walletActivatedAt !== null,
  realNameVerified: row.realNameVerifiedAt !== null,
  boundAccount: presentAccount(account),
});

export const presentPayment = ({ cardBrand, cardLast4, ...row }: PaymentRow): Payment => ({
  ...row,
  card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  createdAt: row.createdAt.toISOString(),
});
