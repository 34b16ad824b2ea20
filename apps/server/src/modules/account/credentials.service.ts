import type { Db } from '../../platform/db.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { type AccountRow, findAccount, findAccountByEmail, setPasswordHash } from './account.repository.ts';

/** What logging in needs to know of accounts. */
export const createCredentials = ({ db, passwords }: { readonly db: Db; readonly passwords: PasswordHashing }) => ({
  /** Whose e-mail and password are these? Takes as long when there is no such account (promise S3). */
  check: async (email: string, password: string): Promise<AccountRow | undefined> => {
    const account = await findAccountByEmail(db, email);
    if (!(await passwords.verify(account?.passwordHash, password)) || !account) return undefined;
    // Only now is the password at hand to be hashed as strongly as today's are.
    if (passwords.isOutdated(account.passwordHash))
      await setPasswordHash(db, account.id, await passwords.hash(password));
    return account;
  },
  find: (accountId: string): Promise<AccountRow | undefined> => findAccount(db, accountId),
});
export type Credentials = ReturnType<typeof createCredentials>;
