import { maskEmail } from '@balcao/brazil/mask';
import { captchaPauseSeconds } from '@balcao/contract/account';
import type { Locale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import type {
  askContactEmail,
  ContactEmail,
  confirmContactEmail,
  dropContactEmail,
  getContactEmail,
  sendContactCode,
} from '@balcao/contract/merchant-contact';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { Mailer } from '../../platform/mail.ts';
import { Refusal, refuse, refuseField } from '../../platform/refusal.ts';
import type { CaptchaService } from '../account/captcha.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  type ContactEmailRow,
  confirmWaitingEmail,
  dropWaitingEmail,
  findContactEmail,
  putWaitingEmail,
} from './contact-email.repository.ts';
import { contactEmailTexts } from './contact-email.texts.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly captchas: Pick<CaptchaService, 'issue' | 'prove' | 'useUp'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly teams: Pick<TeamService, 'payee'>;
}
/** The parts of a member's call that every function here needs. */
type Asking = ActionContext & { readonly locale: Locale };
type Sending = Call<typeof askContactEmail> | Call<typeof sendContactCode>;
type Sent = ContactEmail & { readonly resendInSeconds: number };

/** Mails that one person can have sent to addresses that need not be theirs. */
const perAccount: Rule = { name: 'contact-captcha-account', points: 20, seconds: 86_400 };
/** Refusals that only say that a code is on its way already, or that there were enough for now. */
const notNow: ReadonlySet<string> = new Set(['captcha_too_soon', 'too_many_requests']);

/** False where it is refused for now. */
const unlessNotNow = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    (error) => (error instanceof Refusal && notNow.has(error.refusal) ? false : Promise.reject(error)),
  );

const masked = (email: string | null): string | null => (email === null ? null : maskEmail(email));
const present = (row: ContactEmailRow | undefined): ContactEmail => ({
  email: masked(row?.email ?? null),
  waiting: masked(row?.waiting ?? null),
});
const keyOf = (email: string, { actor }: Pick<Asking, 'actor'>) =>
  ({ email, purpose: 'contactEmail', accountId: actor.accountId }) as const;

/** By which e-mail a merchant is reached: an address is in use once a code that was sent there came back (rule: mailed-codes). */
export const createContactEmails = ({ db, limits, captchas, mailer, logs, teams }: Needs) => {
  const nameOf = async (tx: Tx, merchantId: string): Promise<string> => (await teams.payee(tx, merchantId))?.name ?? '';
  const sendCode = async (tx: Tx, email: string, call: Asking): Promise<void> => {
    const code = await captchas.issue(tx, keyOf(email, call), call.now);
    const name = await nameOf(tx, call.actor.merchantId);
    await mailer.send(tx, { to: email, ...contactEmailTexts[call.locale].code(code, name) });
  };
  const record = async (
    tx: Tx,
    call: Asking,
    event: LogEvent,
    [before, after]: readonly [string | null, string | null],
  ) => {
    const { merchantId } = call.actor;
    const change = { field: 'email', of: null, before: masked(before), after: masked(after) } as const;
    const subject = { kind: 'team', id: merchantId, name: await nameOf(tx, merchantId) } as const;
    await logs.record(tx, call, { event, subject, changes: [change] });
  };
  /** The address waits from now on. Nothing comes back where it is the one in use. */
  const wait = async (tx: Tx, email: string, call: Asking): Promise<ContactEmailRow | undefined> => {
    const before = await findContactEmail(tx, call.actor.merchantId);
    const row = await putWaitingEmail(tx, call.actor.merchantId, email);
    if (row && before?.waiting !== email)
      await record(tx, call, LogEvent.enum.contactEmailAsked, [row.email, row.waiting]);
    return row;
  };
  const sending = (call: Sending, work: (tx: Tx) => Promise<ContactEmailRow>): Promise<Sent> =>
    idempotently(db, call, async (tx) => {
      const row = await work(tx);
      return { ...present(row), resendInSeconds: captchaPauseSeconds };
    });

  return {
    get: async ({ actor }: Call<typeof getContactEmail>): Promise<ContactEmail> =>
      present(await findContactEmail(db, actor.merchantId)),

    /** @throws Refusal `captcha_too_soon` within a minute of the last code to this address. */
    ask: async (call: Call<typeof askContactEmail>): Promise<Sent> => {
      const { email } = call.body;
      await limits.strike(perAccount, call.actor.accountId);
      return sending(call, async (tx) => {
        const row = (await wait(tx, email, call)) ?? refuseField('email', 'emailSame');
        await sendCode(tx, email, call);
        return row;
      });
    },

    /** @throws Refusal `state_forbids` where none waits; `captcha_too_soon` within a minute of the last code to this address. */
    sendAgain: async (call: Call<typeof sendContactCode>): Promise<Sent> => {
      await limits.strike(perAccount, call.actor.accountId);
      return sending(call, async (tx) => {
        const row = await findContactEmail(tx, call.actor.merchantId);
        if (!row?.waiting) return refuse('state_forbids');
        await sendCode(tx, row.waiting, call);
        return row;
      });
    },

    /**
     * The old address is told.
     * @throws Refusal `captcha_wrong`; `state_forbids` where none waits; `changed_elsewhere` where meanwhile another does.
     */
    confirm: async (call: Call<typeof confirmContactEmail>): Promise<ContactEmail> => {
      const { merchantId } = call.actor;
      const before = await findContactEmail(db, merchantId);
      const email = before?.waiting ?? refuse('state_forbids');
      const captcha = await captchas.prove(keyOf(email, call), call.body.captcha, call.now);
      return idempotently(db, call, async (tx) => {
        await captchas.useUp(tx, captcha, call.now);
        const row =
          (await confirmWaitingEmail(tx, { merchantId, email, now: call.now })) ?? refuse('changed_elsewhere');
        const former = before?.email ?? null;
        await record(tx, call, LogEvent.enum.contactEmailConfirmed, [former, email]);
        const words = contactEmailTexts[call.locale].changed(maskEmail(email), await nameOf(tx, merchantId));
        if (former) await mailer.send(tx, { to: former, ...words });
        return present(row);
      });
    },

    /** @throws Refusal `state_forbids` where none waits. */
    drop: (call: Call<typeof dropContactEmail>): Promise<ContactEmail> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const waiting = (await findContactEmail(tx, merchantId))?.waiting ?? null;
        const row = (await dropWaitingEmail(tx, merchantId)) ?? refuse('state_forbids');
        await record(tx, call, LogEvent.enum.contactEmailDropped, [waiting, row.email]);
        return present(row);
      }),

    /**
     * The data for payments are submitted with this address. What comes back lets it wait, in the transaction that submits them, and
     * sends it a code unless there were enough: what is submitted is never refused for it. An address that is in use, or waits already,
     * stays as it is.
     */
    submitting: async (call: Asking, email: string): Promise<(tx: Tx) => Promise<void>> => {
      const known = await findContactEmail(db, call.actor.merchantId);
      if (known?.email === email || known?.waiting === email) return async () => undefined;
      const maySend = await unlessNotNow(limits.strike(perAccount, call.actor.accountId));
      return async (tx) => {
        if ((await wait(tx, email, call)) && maySend) await unlessNotNow(sendCode(tx, email, call));
      };
    },

    /** The address in use, whole; null before there is one. */
    inUse: async (merchantId: string): Promise<string | null> =>
      (await findContactEmail(db, merchantId))?.email ?? null,
  };
};
export type ContactEmails = ReturnType<typeof createContactEmails>;
