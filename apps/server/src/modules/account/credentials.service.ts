import type { Locale } from '@balcao/contract/locale';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findAccountByUsername,
  replacePasswordHash,
  setLocale,
} from './account.repository.ts';
import type { KnownNetworks } from './known-networks.service.ts';

interface Needs {
  readonly db: Db;
  readonly passwords: PasswordHashing;
  readonly networks: Pick<KnownNetworks, 'note'>;
}
interface From {
  readonly ip: string;
  readonly locale?: Locale;
  readonly now: Date;
}

/** What logging in needs to know of accounts. */
export const createCredentials = ({ db, passwords, networks }: Needs) => {
  const check = async (email: string, password: string): Promise<AccountRow | undefined> => {
    const account = await findAccountByEmail(db, email);
    const stored = account?.passwordHash ?? undefined;
    if (!(await passwords.verify(stored, password)) || !account || !stored) return undefined;
    if (!passwords.isOutdated(stored)) return account;
    // Only now is the password at hand to be hashed as strongly as today's are.
    const passwordHash = await passwords.hash(password);
    if (await replacePasswordHash(db, account.id, stored, passwordHash)) return { ...account, passwordHash };
    // It has just been replaced, perhaps by another password.
    return check(email, password);
  };
  return {
    /** The e-mail that belongs to a login name; a username that no account has is returned as it is, and the login fails. */
    emailOf: async (loginName: string): Promise<string> =>
      loginName.includes('@') ? loginName : ((await findAccountByUsername(db, loginName))?.email ?? loginName),
    /** Whose e-mail and password are these? Takes as long when there is no such account (rule: no-account-enumeration). */
    check,
    /** Whether the password that was checked is still the one of the account. */
    isCurrent: async (queries: Queries, { id, passwordHash }: AccountRow): Promise<boolean> =>
      (await findAccount(queries, id))?.passwordHash === passwordHash,
    /** The person is in, all steps done: mails speak their language from now on, and they are known to be at home there. */
    noteLogin: async (tx: Tx, accountId: string, { ip, locale, now }: From): Promise<void> => {
      if (locale) await setLocale(tx, accountId, locale);
      await networks.note(tx, accountId, ip, now);
    },
    /** An account that was not erased. Within a transaction its own connection must be named: with a second one for each, many at once would wait for each other. */
    find: async (accountId: string, queries: Queries = db): Promise<AccountRow | undefined> => {
      const account = await findAccount(queries, accountId);
      return account?.erasedAt === null ? account : undefined;
    },
  };
};
export type Credentials = ReturnType<typeof createCredentials>;
