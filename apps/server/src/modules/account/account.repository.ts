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

export const insertAccount = async (tx: Tx, account: AccountRow): Promise<void> => {
  await tx.insert(accounts).values(account);
};

export const renameAccount = async (tx: Tx, id: string, username: string): Promise<AccountRow | undefined> => {
  const [account] = await tx.update(accounts).set({ username }).where(eq(accounts.id, id)).returning();
  return account;
};

export const setPasswordHash = async (queries: Queries, id: string, passwordHash: string): Promise<void> => {
  await queries.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
};
