import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { AccountRow } from './account.repository.ts';
import { accounts } from './account.tables.ts';

export interface ChatAccount {
  readonly id: string;
  readonly name: string;
}

export const findByChatAccount = async (queries: Queries, chatAccountId: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(eq(accounts.chatAccountId, chatAccountId));
  return account;
};

/** False when no account is bound to it. */
export const clearChatAccount = async (tx: Tx, chatAccountId: string): Promise<boolean> => {
  const { rowCount } = await tx
    .update(accounts)
    .set({ chatAccountId: null, chatAccountName: null, chatBoundAt: null })
    .where(eq(accounts.chatAccountId, chatAccountId));
  return rowCount === 1;
};

/** Undefined when the account's binding is not the one that `isBound` says. */
export const setChatAccount = async (
  tx: Tx,
  accountId: string,
  chatAccount: ChatAccount,
  change: { readonly isBound: boolean; readonly now: Date },
): Promise<AccountRow | undefined> => {
  const asExpected = change.isBound ? isNotNull(accounts.chatAccountId) : isNull(accounts.chatAccountId);
  const [account] = await tx
    .update(accounts)
    .set({ chatAccountId: chatAccount.id, chatAccountName: chatAccount.name, chatBoundAt: change.now })
    .where(and(eq(accounts.id, accountId), asExpected))
    .returning();
  return account;
};
