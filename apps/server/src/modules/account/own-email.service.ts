import { maskEmail } from '@balcao/brazil/mask';
import { captchaPauseSeconds, type changeEmail, type Profile, type sendOwnCaptcha } from '@balcao/contract/account';
import { localeOf } from '@balcao/contract/locale';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { presentProfile } from './account.present.ts';
import { type AccountRow, findAccount, findAccountByEmail, lockAccount, setEmail } from './account.repository.ts';
import type { CaptchaService } from './captcha.service.ts';
import { changeTexts } from './change.texts.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly captchas: CaptchaService;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly publicBaseUrl: string;
  readonly sessions: { endAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<unknown> };
}

/** Mails that one person can have sent to addresses that need not be theirs. */
const perAccount: Rule = { name: 'own-captcha-account', points: 20, seconds: 86_400 };

/** The address of someone who is logged in: codes to it, and another in its place. */
export const createOwnEmail = ({ db, limits, captchas, mailer, publicBaseUrl, sessions }: Needs) => {
  const sendToOwn = async (tx: Tx, { id: accountId, email, locale }: AccountRow, now: Date): Promise<void> => {
    const code = await captchas.issue(tx, { email, purpose: 'verify', accountId }, now);
    await mailer.send(tx, { to: email, ...changeTexts[localeOf(locale)].verifyCode(code) });
  };

  /**
   * Sends a code to the new address. For a taken and a free one, answer, statements and the mail's way are the same (rule: no-account-enumeration).
   */
  const sendToNew = async (tx: Tx, { id: accountId, locale }: AccountRow, email: string, now: Date): Promise<void> => {
    const key = { email, purpose: 'changeEmail', accountId } as const;
    const holder = await findAccountByEmail(tx, email);
    if (holder) {
      await captchas.issueNone(tx, key, now);
      const message = changeTexts[localeOf(holder.locale)].emailTaken(`${publicBaseUrl}/login`);
      return mailer.send(tx, { to: email, ...message });
    }
    const code = await captchas.issue(tx, key, now);
    return mailer.send(tx, { to: email, ...changeTexts[localeOf(locale)].emailCode(code) });
  };

  return {
    sendCaptcha: async (call: Call<typeof sendOwnCaptcha>): Promise<{ resendInSeconds: number }> => {
      const { type, email } = call.body;
      const account = (await findAccount(db, call.actor.accountId)) ?? refuse('session_ended');
      if (type === 'verify' && email !== account.email) refuse('state_forbids');
      if (type === 'changeEmail') {
        if (email === account.email) refuseField('email', 'emailSame');
        await limits.strike(perAccount, account.id);
      }
      return idempotently(db, call, async (tx) => {
        await (type === 'verify' ? sendToOwn(tx, account, call.now) : sendToNew(tx, account, email, call.now));
        return { resendInSeconds: captchaPauseSeconds };
      });
    },

    /** Other sessions end, this one goes on, and the old address is told (rule: credential-changes). */
    change: async (call: Call<typeof changeEmail>): Promise<Profile> => {
      const { accountId, sessionId } = call.actor;
      const { email, captcha: code } = call.body;
      const captcha = await captchas.prove({ email, purpose: 'changeEmail', accountId }, code, call.now);
      try {
        return await idempotently(db, call, async (tx) => {
          await captchas.useUp(tx, captcha, call.now);
          await sessions.endAll(tx, accountId, call.now, sessionId);
          const before = (await lockAccount(tx, accountId)) ?? refuse('session_ended');
          const account = (await setEmail(tx, accountId, email)) ?? refuse('session_ended');
          const message = changeTexts[localeOf(before.locale)].emailChanged(maskEmail(email));
          await mailer.send(tx, { to: before.email, ...message });
          return presentProfile(account);
        });
      } catch (error) {
        return constraintOf(error) === 'account_email' ? refuse('already_exists') : Promise.reject(error);
      }
    },
  };
};
export type OwnEmail = ReturnType<typeof createOwnEmail>;
