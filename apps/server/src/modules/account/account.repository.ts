import { eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { accounts } from './account.tables.ts';

export type AccountRow = typeof accounts.$inferSelect;

export const findAccount = async (queries: Queries, id: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return account;
};

export const findAccountByEmail = async (queries: Queries, email: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return account;
};

export const insertAccount = async (tx: Tx, account: typeof accounts.$inferInsert): Promise<void> => {
  await tx.insert(accounts).values(account);
};

/** Name or picture; what is undefined stays. */
export const updateProfile = async (
  tx: Tx,
  id: string,
  change: { readonly username: string | undefined; readonly avatarId: string | null | undefined },
): Promise<AccountRow | undefined> => {
  if (change.username === undefined && change.avatarId === undefined) return findAccount(tx, id);
  const [account] = await tx.update(accounts).set(change).where(eq(accounts.id, id)).returning();
  return account;
};

export const setPasswordHash = async (queries: Queries, id: string, passwordHash: string): Promise<void> => {
  await queries.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
};
