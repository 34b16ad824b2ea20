import type { Queries } from '../../platform/db.ts';
import { findAccount } from './account.repository.ts';

/** By which names people go: for modules that write down who did something. */
export const createAccountNames = () => ({
  /** The name of today. @throws Error when there is no such account. */
  nameOf: async (queries: Queries, accountId: string): Promise<string> => {
    const account = await findAccount(queries, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    return account.username;
  },
});
export type AccountNames = ReturnType<typeof createAccountNames>;
