import type { Queries } from '../../platform/db.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { findCustomer } from './customer.repository.ts';

/** Who a user of the chat app is, as far as the chat app has checked. */
export interface ChatIdentity {
  readonly walletActivated: boolean;
  /** Name and CPF as they were checked; undefined while they were not. */
  readonly verified: { readonly name: string; readonly cpf: string } | undefined;
}

/** What the chat app knows of the person behind a chat account, for the server alone: it is in no answer. */
export const createRealNames = ({ secrets }: { readonly secrets: Pick<Secrets, 'open'> }) => ({
  isVerified: async (queries: Queries, customerId: string | null): Promise<boolean> =>
    customerId !== null && !!(await findCustomer(queries, customerId))?.realNameVerifiedAt,

  identityOf: async (queries: Queries, customerId: string): Promise<ChatIdentity | undefined> => {
    const row = await findCustomer(queries, customerId);
    if (!row) return undefined;
    const { sealedIdentity: sealed, walletActivatedAt } = row;
    const verified = sealed ? (JSON.parse(secrets.open(sealed)) as ChatIdentity['verified']) : undefined;
    return { walletActivated: walletActivatedAt !== null, verified };
  },
});
