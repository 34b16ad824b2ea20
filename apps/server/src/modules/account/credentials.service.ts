import type { Locale } from '@balcao/contract/locale';
import type { Db, Tx } from '../../platform/db.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { type AccountRow, findAccount, findAccountByEmail, setLocale, setPasswordHash } from './account.repository.ts';
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
export const createCredentials = ({ db, passwords, networks }: Needs) => ({
  /** Whose e-mail and password are these? Takes as long when there is no such account (promise S3). */
  check: async (email: string, password: string): Promise<AccountRow | undefined> => {
    const account = await findAccountByEmail(db, email);
    if (!(await passwords.verify(account?.passwordHash, password)) || !account) return undefined;
    // Only now is the password at hand to be hashed as strongly as today's are.
    if (passwords.isOutdated(account.passwordHash))
      await setPasswordHash(db, account.id, await passwords.hash(password));
    return account;
  },
  /** The person is in, all steps done: mails speak their language from now on, and they are known to be at home there. */
  noteLogin: async (tx: Tx, accountId: string, { ip, locale, now }: From): Promise<void> => {
    if (locale) await setLocale(tx, accountId, locale);
    await networks.note(tx, accountId, ip, now);
  },
  find: (accountId: string): Promise<AccountRow | undefined> => findAccount(db, accountId),
});
export type Credentials = ReturnType<typeof createCredentials>;
