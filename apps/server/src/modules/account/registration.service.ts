import { captchaPauseSeconds } from '@balcao/contract/account';
import type { Locale } from '@balcao/contract/locale';
import { constraintOf, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findAccountByEmail, insertAccount, usernameTaken } from './account.repository.ts';
import { accountTexts } from './account.texts.ts';
import type { CaptchaService, ProvenCaptcha } from './captcha.service.ts';

interface Needs {
  readonly captchas: CaptchaService;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
}

/** Where an account is opened: on the login page, or on a phone that has scanned a login code. */
type Place = 'page' | 'phone';
interface CodeAsk {
  readonly email: string;
  readonly locale: Locale;
  readonly now: Date;
}
interface NewAccount extends CodeAsk {
  readonly username: string;
  /** Null where the phone or a passkey logs in. */
  readonly passwordHash: string | null;
}

/** What every way to a new account has in common: the e-mail is proven by a code, and an e-mail has one account. */
export const createRegistrations = ({ captchas, mailer, publicBaseUrl }: Needs) => {
  const loginUrl = `${publicBaseUrl}/login`;
  return {
    /**
     * Known or unknown, the answer, the statements and the mail's way are the same; only the mail's reader learns more
     * (rule: no-account-enumeration).
     */
    sendCode: async (tx: Tx, place: Place, { email, locale, now }: CodeAsk): Promise<{ resendInSeconds: number }> => {
      const { registerCode, accountExists, accountExistsForPhone } = accountTexts[locale];
      const isKnown = (await findAccountByEmail(tx, email)) !== undefined;
      if (isKnown) {
        await captchas.issueNone(tx, { email, purpose: 'register' }, now);
        const words = place === 'phone' ? accountExistsForPhone(loginUrl) : accountExists(loginUrl);
        await mailer.send(tx, { to: email, ...words });
      } else {
        const code = await captchas.issue(tx, { email, purpose: 'register' }, now);
        await mailer.send(tx, { to: email, ...registerCode(code) });
      }
      return { resendInSeconds: captchaPauseSeconds };
    },

    /** @throws Refusal `captcha_wrong`. The guess counts even when the call fails. */
    prove: (email: string, code: string, now: Date): Promise<ProvenCaptcha> =>
      captchas.prove({ email, purpose: 'register' }, code, now),

    /** Opens the account and answers with its id. Uniqueness is the database's to decide: see `refusing`. */
    open: async (tx: Tx, captcha: ProvenCaptcha, { now, ...account }: NewAccount): Promise<string> => {
      await captchas.useUp(tx, captcha, now);
      const id = newId(now);
      await insertAccount(tx, { ...account, id, createdAt: now });
      return id;
    },

    /** Runs what opens an account; says at its field which name is taken. @throws Refusal `already_exists` for the e-mail. */
    refusing: async <T>(work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        if (constraintOf(error) === usernameTaken) refuseField('account', 'accountTaken');
        return constraintOf(error) === 'account_email' ? refuse('already_exists') : Promise.reject(error);
      }
    },
  };
};
export type Registrations = ReturnType<typeof createRegistrations>;
