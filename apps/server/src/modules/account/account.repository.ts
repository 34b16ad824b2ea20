import type { Locale } from '@balcao/contract/locale';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { accounts } from './account.tables.ts';

export type AccountRow = typeof accounts.$inferSelect;

export const findAccount = async (queries: Queries, id: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return account;
};

/** Many by their ids, in the order of their names. */
export const findAccounts = (queries: Queries, ids: readonly string[]): Promise<AccountRow[]> =>
  queries
    .select()
    .from(accounts)
    .where(sql`${accounts.id} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(accounts.username), asc(accounts.id));

export const findAccountByEmail = async (queries: Queries, email: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return account;
};

/** By the username in lower case, in which they are compared. */
export const findAccountByUsername = async (queries: Queries, lower: string): Promise<AccountRow | undefined> => {
  const [account] = await queries.select().from(accounts).where(sql`lower(${accounts.username}) = ${lower}`);
  return account;
};

/** The name of the unique index that stands in the way of a username that another account has. */
export const usernameTaken = 'account_username';

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

/** Mails to the person are in this language from now on. */
export const setLocale = async (tx: Tx, id: string, locale: Locale): Promise<void> => {
  await tx
    .update(accounts)
    .set({ locale })
    .where(and(eq(accounts.id, id), ne(accounts.locale, locale)));
};

/** Moves the account to another address; a unique constraint prevents one that is taken. */
export const setEmail = async (tx: Tx, id: string, email: string): Promise<AccountRow | undefined> => {
  const [account] = await tx.update(accounts).set({ email }).where(eq(accounts.id, id)).returning();
  return account;
};

/** Locks the row: what is decided by it must not change before it is written. */
export const lockAccount = async (tx: Tx, id: string): Promise<AccountRow | undefined> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
};

/** Sets another password in the place of exactly this one, or of none; false when someone was faster. */
export const replacePasswordHash = async (
  queries: Queries,
  id: string,
  before: string | null,
  after: string,
): Promise<boolean> => {
  const isAsBefore = before === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, before);
  const { rowCount } = await queries
    .update(accounts)
    .set({ passwordHash: after })
    .where(and(eq(accounts.id, id), isAsBefore));
  return rowCount === 1;
};

export const setPasswordHash = async (queries: Queries, id: string, passwordHash: string): Promise<void> => {
  await queries.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
};
