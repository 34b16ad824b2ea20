import type { Queries, Tx } from '../../platform/db.ts';
import type { LoginNetworks } from '../../platform/login-networks.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { listCards } from './card.repository.ts';
import { presentPayment } from './customer.present.ts';
import { findCustomer } from './customer.repository.ts';
import {
  anonymise,
  eraseCardsAndSessions,
  hasOpenPayment,
  lockPerson,
  paymentsOfPerson,
} from './customer-personal.repository.ts';

interface Needs {
  readonly secrets: Pick<Secrets, 'open'>;
}

const openedIdentity = (secrets: Needs['secrets'], sealed: string | null): unknown =>
  sealed === null ? null : JSON.parse(secrets.open(sealed));

/** Who a person is, their cards, and what they paid. */
export const createCustomerData = ({ secrets }: Needs): readonly PersonalData[] => [
  {
    name: 'profile',
    read: async function* (queries, customerId) {
      const row = (await findCustomer(queries, customerId)) ?? refuse('session_ended');
      const { name, phone, balance, walletActivatedAt, realNameVerifiedAt, sealedIdentity, createdAt } = row;
      const identity = openedIdentity(secrets, sealedIdentity);
      yield [{ name, phone, balance, walletActivatedAt, realNameVerifiedAt, identity, createdAt }];
    },
    erase: (tx, customerId) => eraseCardsAndSessions(tx, customerId),
  },
  {
    name: 'cards',
    read: async function* (queries, customerId) {
      const rows = await listCards(queries, customerId);
      yield rows.map(({ kind, brand, last4, createdAt }) => ({ kind, brand, last4, createdAt }));
    },
    erase: async () => 'done',
  },
  {
    name: 'payments',
    read: async function* (queries, customerId) {
      for await (const rows of paymentsOfPerson(queries, customerId)) yield rows.map(presentPayment);
    },
    // Payments are books, and kept (rule: own-data). Whose they were stands in no row any more.
    erase: async () => 'done',
  },
];

/** The end of an account of the chat app. */
export const createCustomerErasing = ({ networks }: { readonly networks: Pick<LoginNetworks, 'forget'> }) => ({
  /**
   * Takes name, telephone, PIN and checked identity away; every session of the person ends with the commit. False when that was done before.
   * `isComingBack`: whether money that the person paid is being given back.
   * @throws Refusal `wallet_not_empty`, `money_under_way`.
   */
  anonymise: async (
    tx: Tx,
    customerId: string,
    now: Date,
    isComingBack: (queries: Queries, customerId: string) => Promise<boolean>,
  ): Promise<boolean> => {
    const row = (await lockPerson(tx, customerId)) ?? refuse('session_ended');
    if (row.erasedAt !== null) return false;
    if ((await hasOpenPayment(tx, customerId)) || (await isComingBack(tx, customerId))) refuse('money_under_way');
    if (row.balance > 0) refuse('wallet_not_empty');
    await networks.forget(tx, 'customer', row.phone);
    await anonymise(tx, customerId, now);
    await eraseCardsAndSessions(tx, customerId);
    return true;
  },
});
export type CustomerErasing = ReturnType<typeof createCustomerErasing>;
