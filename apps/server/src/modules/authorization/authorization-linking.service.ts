import {
  type AuthorizationRequest,
  AuthorizationStatus,
  authorizationLifeSeconds,
} from '@balcao/contract/authorization';
import type { linkByCode } from '@balcao/contract/authorization-link';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { FactorService } from '../factor/factor.service.ts';
import type { StepUps } from '../factor/step-up.service.ts';
import { isForNewAccount, presentRequest } from './authorization.present.ts';
import { type AuthorizationRow, findByCode, giveAccount } from './authorization.repository.ts';

const { scanned } = AuthorizationStatus.enum;

type Linking = Call<typeof linkByCode>;
type Account = NonNullable<Awaited<ReturnType<Credentials['check']>>>;
interface Needs {
  readonly db: Db;
  readonly bindings: Pick<ChatBindings, 'accountOf' | 'chatAccountOf' | 'bindAndTell'>;
  /** The limiter of the login itself: guesses on a phone and on the login page count together. */
  readonly rateLimiter: Pick<LoginRateLimiter, 'attempt'>;
  readonly credentials: Pick<Credentials, 'emailOf' | 'check' | 'isCurrent'>;
  readonly factors: Pick<FactorService, 'isOn' | 'throttled'>;
  readonly proofs: Pick<StepUps, 'acceptCode'>;
}

/**
 * Linking a phone to an account that its person has already, after scanning a login code (rule: device-login). The phone logs in
 * alone from then on, so everything that logs in without it is asked for. The browser's login request is answered after that, as any other.
 */
export const createAuthorizationLinking = (needs: Needs) => {
  const { db, bindings, rateLimiter, credentials, factors, proofs } = needs;

  const findOwn = async ({ body, actor }: Linking): Promise<AuthorizationRow> => {
    const row = await findByCode(db, hashOf(body.code));
    // For people who have not scanned it, a code does not exist.
    return row?.customerId === actor.customerId ? row : refuse('not_found');
  };

  const link = async (
    tx: Tx,
    call: Linking,
    row: AuthorizationRow,
    account: Account,
  ): Promise<AuthorizationRequest> => {
    const { now, actor } = call;
    // A password change has ended the requests that were made before it.
    if (!(await credentials.isCurrent(tx, account))) refuse('credentials_wrong');
    if (await bindings.chatAccountOf(tx, account.id)) refuse('account_linked');
    const expiresAt = new Date(now.getTime() + authorizationLifeSeconds * 1_000);
    const given = (await giveAccount(tx, row.id, { accountId: account.id, expiresAt }, now)) ?? refuse('state_forbids');
    const chatAccount = { id: actor.customerId, name: row.customerName ?? '' };
    await bindings.bindAndTell(tx, { accountId: account.id }, chatAccount, { isBound: false, now });
    return presentRequest(given, await bindings.accountOf(tx, actor.customerId), call.ip);
  };

  /** @throws Refusal `credentials_wrong`, `account_locked`, `factor_wrong`. */
  const linkAfterProof = async (call: Linking, row: AuthorizationRow): Promise<ReplyOf<typeof linkByCode>> => {
    const { body, ip } = call;
    const email = await credentials.emailOf(body.email);
    const account = await rateLimiter.attempt(email, ip, () => credentials.check(email, body.password));
    const code = body.factorCode;
    const needsFactor = await factors.isOn(db, account.id);
    if (needsFactor && code === undefined) return { factorRequired: true, request: null };
    const work = () =>
      idempotently(db, call, async (tx) => {
        // Turned on a moment ago, it counts already.
        const isOn = await factors.isOn(tx, account.id);
        if (isOn) await proofs.acceptCode(tx, account, code ?? '', call);
        return { factorRequired: false, request: await link(tx, call, row, account) };
      });
    return needsFactor && code !== undefined ? factors.throttled({ email: account.email, ip, code }, work) : work();
  };

  return {
    link: async (call: Linking): Promise<ReplyOf<typeof linkByCode>> => {
      const row = await findOwn(call);
      if (row.expiresAt <= call.now) refuse('code_expired');
      // Linked by an earlier call whose answer was lost.
      const own = await bindings.accountOf(db, call.actor.customerId);
      if (own && own.accountId === row.accountId && row.status === scanned)
        return { factorRequired: false, request: presentRequest(row, own, call.ip) };
      if (!isForNewAccount(row)) refuse('state_forbids');
      try {
        return await linkAfterProof(call, row);
      } catch (error) {
        return constraintOf(error) === 'account_chat' ? refuse('chat_account_taken') : Promise.reject(error);
      }
    },
  };
};
export type AuthorizationLinking = ReturnType<typeof createAuthorizationLinking>;
