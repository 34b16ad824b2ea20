import {
  captchaPauseSeconds,
  type registerAccount,
  type resetPassword,
  type sendCaptcha,
} from '@balcao/contract/account';
import { isEasyToGuess } from '@balcao/contract/easy-password';
import { defaultLocale } from '@balcao/contract/locale';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findAccountByEmail, insertAccount, setPasswordHash } from './account.repository.ts';
import { accountTexts } from './account.texts.ts';
import type { CaptchaService } from './captcha.service.ts';
import type { OwnPassword } from './own-password.service.ts';
import type { Registrations } from './registration.service.ts';

interface Needs {
  readonly db: Db;
  readonly captchas: CaptchaService;
  readonly registrations: Registrations;
  readonly passwords: PasswordHashing;
  readonly rateLimiter: Pick<LoginRateLimiter, 'forgive'>;
  readonly ownPassword: Pick<OwnPassword, 'forgive'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly sessions: {
    open(
      tx: Tx,
      accountId: string,
      from: { ip: string; userAgent: string; timeZone: string; now: Date },
    ): Promise<string>;
    endAll(tx: Tx, accountId: string, now: Date): Promise<void>;
  };
}

export const createAccountService = (needs: Needs) => {
  const { db, captchas, registrations, passwords, rateLimiter, ownPassword, mailer, publicBaseUrl, sessions } = needs;
  const loginUrl = `${publicBaseUrl}/login`;

  return {
    /** Only the reader of the mail learns whether the address has an account (rule: no-account-enumeration). */
    sendCaptcha: (call: Call<typeof sendCaptcha>): Promise<{ resendInSeconds: number }> =>
      idempotently(db, call, async (tx) => {
        const { type: purpose, email } = call.body;
        if (purpose === 'register') return registrations.sendCode(tx, 'page', { ...call, email });
        const { resetCode, noAccount } = accountTexts[call.locale];
        if ((await findAccountByEmail(tx, email)) === undefined) {
          await captchas.issueNone(tx, { email, purpose }, call.now);
          await mailer.send(tx, { to: email, ...noAccount(loginUrl) });
        } else {
          const code = await captchas.issue(tx, { email, purpose }, call.now);
          await mailer.send(tx, { to: email, ...resetCode(code) });
        }
        return { resendInSeconds: captchaPauseSeconds };
      }),

    register: async (call: Call<typeof registerAccount>): Promise<{ token: string }> => {
      const { email, account: username, password, captcha: code } = call.body;
      if (isEasyToGuess(password, [email, username])) refuseField('password', 'passwordCommon');
      const captcha = await registrations.prove(email, code, call.now);
      const passwordHash = await passwords.hash(password);
      const { locale, now } = call;
      return registrations.refusing(
        idempotently(db, call, async (tx) => {
          const id = await registrations.open(tx, captcha, { email, username, passwordHash, locale, now });
          return { token: await sessions.open(tx, id, call) };
        }),
      );
    },

    resetPassword: async (call: Call<typeof resetPassword>): Promise<null> => {
      const { email, password, captcha: code } = call.body;
      if (isEasyToGuess(password, [email])) refuseField('password', 'passwordCommon');
      const captcha = await captchas.prove({ email, purpose: 'resetPassword' }, code, call.now);
      const account = (await findAccountByEmail(db, email)) ?? refuse('captcha_wrong');
      // The name of the account may count only after the code: before, the answer would tell it to strangers.
      if (isEasyToGuess(password, [account.username])) refuseField('password', 'passwordCommon');
      const passwordHash = await passwords.hash(password);
      await idempotently(db, call, async (tx) => {
        await captchas.useUp(tx, captcha, call.now);
        await sessions.endAll(tx, account.id, call.now);
        await setPasswordHash(tx, account.id, passwordHash);
      });
      await rateLimiter.forgive(email, call.ip);
      await ownPassword.forgive(account.id);
      return null;
    },

    /** An account that someone else vouches for: no code is asked for. Answers with its id. */
    add: async (
      tx: Tx,
      account: { email: string; username: string; passwordHash: string; now: Date },
    ): Promise<string> => {
      const { now: createdAt, ...known } = account;
      const id = newId(createdAt);
      await insertAccount(tx, { ...known, id, locale: defaultLocale, createdAt });
      return id;
    },
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
