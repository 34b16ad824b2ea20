import {
  AuthorizationStatus,
  authorizationLifeSeconds,
  type registerByCode,
  type sendRegistrationCode,
} from '@balcao/contract/authorization';
import { constraintOf, type Db, type Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { Registrations } from '../account/registration.service.ts';
import { isForNewAccount } from './authorization.present.ts';
import { type AuthorizationRow, confirmForNewAccount, findByCode } from './authorization.repository.ts';

const { confirmed, used } = AuthorizationStatus.enum;

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly bindings: Pick<ChatBindings, 'bind'>;
  readonly registrations: Registrations;
}
type RegistrationCall = Call<typeof sendRegistrationCode> | Call<typeof registerByCode>;

/** Mails that one person can have sent from their phone to addresses that need not be theirs. */
export const registrationCodesPerPerson: Rule = { name: 'registration-code-person', points: 20, seconds: 86_400 };

/**
 * Opening an account by scanning a login code (rule: device-login). The e-mail is proven, the terms are accepted, and the account is
 * bound to the chat account of the person who scanned: only they can do it with their code, and existing accounts are not touched.
 */
export const createAuthorizationRegistration = ({ db, limits, bindings, registrations }: Needs) => {
  /** The code as its scanner holds it; to anyone else it is none. */
  const findScanned = async (queries: Queries, { body, actor }: RegistrationCall): Promise<AuthorizationRow> => {
    const row = await findByCode(queries, hashOf(body.code));
    return row?.customerId === actor.customerId ? row : refuse('not_found');
  };
  const findOpen = async (queries: Queries, call: RegistrationCall): Promise<AuthorizationRow> => {
    const row = await findScanned(queries, call);
    if (row.expiresAt <= call.now) refuse('code_expired');
    return isForNewAccount(row) ? row : refuse('state_forbids');
  };
  /** The account was opened by an earlier call whose answer got lost: the code is this person's, and goes no way back. */
  const isDone = ({ purpose, status, accountId }: AuthorizationRow): boolean =>
    purpose === 'login' && accountId !== null && (status === confirmed || status === used);

  const openAccount = async (call: Call<typeof registerByCode>): Promise<null> => {
    const { now, locale } = call;
    const { email, account: username, captcha: digits } = call.body;
    const { id, customerId, customerName } = await findOpen(db, call);
    if (customerId === null) return refuse('not_found');
    const captcha = await registrations.prove(email, digits, now);
    const expiresAt = new Date(now.getTime() + authorizationLifeSeconds * 1000);
    return idempotently(db, call, async (tx) => {
      const accountId = await registrations.open(tx, captcha, { email, username, passwordHash: null, locale, now });
      await bindings.bind(tx, accountId, { id: customerId, name: customerName ?? '' }, now);
      (await confirmForNewAccount(tx, id, { accountId, expiresAt }, now)) ?? refuse('state_forbids');
      return null;
    });
  };

  return {
    sendCode: async (call: Call<typeof sendRegistrationCode>): Promise<{ resendInSeconds: number }> => {
      await findOpen(db, call);
      await limits.strike(registrationCodesPerPerson, call.actor.customerId);
      const { email } = call.body;
      return idempotently(db, call, (tx) => registrations.sendCode(tx, 'phone', { ...call, email }));
    },

    /** The browser collects the session as after any confirmed login; it has two minutes for that. */
    register: async (call: Call<typeof registerByCode>): Promise<null> => {
      if (isDone(await findScanned(db, call))) return null;
      try {
        return await registrations.refusing(openAccount(call));
      } catch (error) {
        // A twin of this call was faster: it has used up the code from the mail.
        if (isDone(await findScanned(db, call))) return null;
        return constraintOf(error) === 'account_chat' ? refuse('chat_account_taken') : Promise.reject(error);
      }
    },
  };
};
export type AuthorizationRegistration = ReturnType<typeof createAuthorizationRegistration>;
