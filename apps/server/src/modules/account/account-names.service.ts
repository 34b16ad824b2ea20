import { type Locale, localeOf } from '@balcao/contract/locale';
import type { Queries } from '../../platform/db.ts';
import { findAccount, findAccountByEmail, findAccounts } from './account.repository.ts';
import { avatarPath } from './avatar.service.ts';

/** A person as others of the team see them. */
export interface KnownPerson {
  readonly accountId: string;
  readonly account: string;
  readonly email: string;
  /** The path of the picture, or null. */
  readonly avatar: string | null;
}

/** By which names people go: for modules that write down who did something. */
export const createAccountNames = () => ({
  /** The name of today. @throws Error when there is no such account. */
  nameOf: async (queries: Queries, accountId: string): Promise<string> => {
    const account = await findAccount(queries, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    return account.username;
  },

  /** The language in which the owner of an e-mail is written to; undefined where no account has it. */
  localeOf: async (queries: Queries, email: string): Promise<Locale | undefined> => {
    const account = await findAccountByEmail(queries, email);
    return account && localeOf(account.locale);
  },

  /** Many people at once, by name. People without an account are left out. */
  peopleOf: async (queries: Queries, accountIds: readonly string[]): Promise<KnownPerson[]> =>
    (await findAccounts(queries, accountIds)).map(({ id, username, email, avatarId }) => ({
      accountId: id,
      account: username,
      email,
      avatar: avatarPath(avatarId),
    })),
});
export type AccountNames = ReturnType<typeof createAccountNames>;
