import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { accountNetworks, accounts } from './account.tables.ts';

export const noteNetwork = async (tx: Tx, accountId: string, network: string, now: Date): Promise<void> => {
  await tx
    .insert(accountNetworks)
    .values({ accountId, network, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [accountNetworks.accountId, accountNetworks.network],
      set: { lastUsedAt: now },
    });
};

/** Whether the account with this e-mail has logged in from this network since then. */
export const isNetworkOf = async (queries: Queries, email: string, network: string, since: Date): Promise<boolean> => {
  const rows = await queries
    .select({ network: accountNetworks.network })
    .from(accountNetworks)
    .innerJoin(accounts, eq(accounts.id, accountNetworks.accountId))
    .where(and(eq(accounts.email, email), eq(accountNetworks.network, network), gt(accountNetworks.lastUsedAt, since)));
  return rows.length > 0;
};

export const findNetworksOf = (queries: Queries, accountId: string) =>
  queries
    .select({ network: accountNetworks.network, lastUsedAt: accountNetworks.lastUsedAt })
    .from(accountNetworks)
    .where(eq(accountNetworks.accountId, accountId))
    .orderBy(accountNetworks.lastUsedAt, accountNetworks.network);

export const deleteNetworksUnusedSince = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(accountNetworks).where(lt(accountNetworks.lastUsedAt, moment));
};
