import type { changePassword, setFirstPassword } from '@balcao/contract/account';
import { isEasyToGuess } from '@balcao/contract/easy-password';
import { localeOf } from '@balcao/contract/locale';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { type AccountRow, findAccount, replacePasswordHash } from './account.repository.ts';
import { changeTexts } from './change.texts.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike' | 'takeBack' | 'forgive'>;
  readonly passwords: PasswordHashing;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicBaseUrl: string;
  readonly sessions: { endAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<unknown> };
}
interface Holder {
  readonly accountId: string;
  readonly sessionId: string;
}

// The holder of a stolen session is stopped soon. Choosing a team starts a new session, so the account is counted too: a day allows fewer guesses
// than any guess needs, and an owner who is stopped by that sets a new password by mail.
const perSession: Rule = { name: 'own-password-session', points: 5, seconds: 900, refusal: 'account_locked' };
const perAccount: Rule = { name: 'own-password-account', points: 20, seconds: 86_400, refusal: 'account_locked' };

/** The password as someone who is logged in uses it: to prove that it is them, and to change it. */
export const createOwnPassword = ({ db, limits, passwords, mailer, publicBaseUrl, sessions }: Needs) => {
  const forgive = (accountId: string): Promise<void> => limits.forgive(perAccount, accountId);

  /**
   * Counts the guess, then compares. A wrong one never ends the session (rule: wrong-is-not-logged-out).
   * @throws Refusal `password_wrong`; `account_locked` after too many.
   */
  const prove = async ({ accountId, sessionId }: Holder, password: string): Promise<AccountRow> => {
    await limits.strike(perSession, sessionId);
    await limits.strike(perAccount, accountId);
    const account = (await findAccount(db, accountId)) ?? refuse('session_ended');
    if (!(await passwords.verify(account.passwordHash ?? undefined, password))) refuse('password_wrong');
    await limits.forgive(perSession, sessionId);
    await limits.takeBack(perAccount, accountId);
    return account;
  };

  return {
    prove,
    /** The person has shown by mail that the account is theirs. */
    forgive,

    /** Other sessions end, this one goes on, and the owner is told (rule: credential-changes). */
    change: async (call: Call<typeof changePassword>): Promise<null> => {
      const { accountId, sessionId } = call.actor;
      const { current, password } = call.body;
      const { email, username, passwordHash, locale } = await prove(call.actor, current);
      if (isEasyToGuess(password, [email, username])) refuseField('password', 'passwordCommon');
      const nextHash = await passwords.hash(password);
      return idempotently(db, call, async (tx) => {
        await sessions.endAll(tx, accountId, call.now, sessionId);
        // Of two changes at once the second knows a password that is no longer the current one.
        if (!(await replacePasswordHash(tx, accountId, passwordHash, nextHash))) refuse('password_wrong');
        const message = changeTexts[localeOf(locale)].passwordChanged(`${publicBaseUrl}/login`);
        await mailer.send(tx, { to: email, ...message });
        return null;
      });
    },

    /** The session has just proven that it is its owner's: there is no password to ask for (rule: credential-changes). */
    setFirst: async (call: Call<typeof setFirstPassword>): Promise<null> => {
      const { accountId, sessionId } = call.actor;
      const { email, username, passwordHash, locale } = (await findAccount(db, accountId)) ?? refuse('session_ended');
      if (passwordHash !== null) refuse('state_forbids');
      const { password } = call.body;
      if (isEasyToGuess(password, [email, username])) refuseField('password', 'passwordCommon');
      const firstHash = await passwords.hash(password);
      return idempotently(db, call, async (tx) => {
        await sessions.endAll(tx, accountId, call.now, sessionId);
        if (!(await replacePasswordHash(tx, accountId, null, firstHash))) refuse('state_forbids');
        const message = changeTexts[localeOf(locale)].passwordSet(`${publicBaseUrl}/login`);
        await mailer.send(tx, { to: email, ...message });
        return null;
      });
    },
  };
};
export type OwnPassword = ReturnType<typeof createOwnPassword>;
