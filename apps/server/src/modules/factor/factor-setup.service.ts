import type { ReplyOf } from '@balcao/contract/endpoint';
import type {
  disableFactor,
  enableFactor,
  factorStatus,
  generateFactor,
  renewRecoveryCodes,
} from '@balcao/contract/factor';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { newSecret, uriOf } from '../../platform/otp.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { acceptOffer, deleteFactor, findFactor, replaceRecoveryCodes, saveOffer } from './factor.repository.ts';
import type { FactorService } from './factor.service.ts';
import type { FactorEmails } from './factor-emails.ts';
import { newRecoveryCodes, written } from './recovery-codes.ts';

interface Needs {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly factors: FactorService;
  readonly credentials: Pick<Credentials, 'find'>;
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly emails: FactorEmails;
}
type Change = Call<typeof enableFactor> | Call<typeof disableFactor> | Call<typeof renewRecoveryCodes>;

/** Turning two-step verification on and off, and its recovery codes (rule: second-factor-stays, credential-changes). */
export const createFactorSetup = (needs: Needs) => {
  const { db, secrets, factors, credentials, sessions, emails } = needs;

  const personOf = async (accountId: string, queries: Queries = db) =>
    (await credentials.find(accountId, queries)) ?? refuse('session_ended');

  const giveRecoveryCodes = async (tx: Tx, accountId: string): Promise<string[]> => {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => factors.hashOfCode(accountId, code));
    await replaceRecoveryCodes(tx, accountId, hashes);
    return codes.map(written);
  };

  /** Anyone else who is logged in has to show what counts from now on, and the owner reads of it (rule: credential-changes). */
  const announce = async (tx: Tx, call: Change, what: 'enabled' | 'disabled' | 'renewed'): Promise<void> => {
    const { accountId, sessionId } = call.actor;
    await sessions.endAll(tx, accountId, call.now, sessionId);
    await emails.send(tx, await personOf(accountId, tx), { what, from: call });
  };

  /** Does what only a fresh code allows: code and change commit together, so that a code is used up for nothing else. */
  const withCode = async <T>(
    call: Call<typeof disableFactor> | Call<typeof renewRecoveryCodes>,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> => {
    const { accountId } = call.actor;
    const { code } = call.body;
    const { email } = await personOf(accountId);
    if (!(await factors.isOn(db, accountId))) refuse('state_forbids');
    return factors.throttled({ email, ip: call.ip, code }, () =>
      idempotently(db, call, async (tx) => {
        if (!(await factors.accept(tx, accountId, code, call.now))) refuse('factor_wrong');
        return work(tx);
      }),
    );
  };

  return {
    status: async (call: Pick<Call<typeof factorStatus>, 'actor'>): Promise<ReplyOf<typeof factorStatus>> => {
      const { enabledAt, recoveryCodesLeft } = await factors.state(db, call.actor.accountId);
      return { enabled: enabledAt !== null, enabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft };
    },

    /** A new secret stays pending, and an active one stays in use, until the first code of the new one has come (rule: second-factor-stays). */
    generate: (call: Call<typeof generateFactor>): Promise<{ uri: string; secret: string }> =>
      idempotently(db, call, async (tx) => {
        const { accountId } = call.actor;
        const secret = newSecret();
        if (!(await saveOffer(tx, accountId, secrets.seal(secret)))) refuse('state_forbids');
        return { uri: uriOf(secret, (await personOf(accountId, tx)).email), secret };
      }),

    enable: (call: Call<typeof enableFactor>): Promise<{ recoveryCodes: string[] }> =>
      idempotently(db, call, async (tx) => {
        const { accountId } = call.actor;
        const sealedOffer = (await findFactor(tx, accountId))?.sealedOffer ?? refuse('state_forbids');
        const step = factors.stepOfCode(sealedOffer, call.body.code) ?? refuse('factor_wrong');
        if (!(await acceptOffer(tx, accountId, { sealedOffer, step, now: call.now }))) refuse('state_forbids');
        const recoveryCodes = await giveRecoveryCodes(tx, accountId);
        await announce(tx, call, 'enabled');
        return { recoveryCodes };
      }),

    disable: (call: Call<typeof disableFactor>): Promise<null> =>
      withCode(call, async (tx) => {
        await deleteFactor(tx, call.actor.accountId);
        await announce(tx, call, 'disabled');
        return null;
      }),

    renew: (call: Call<typeof renewRecoveryCodes>): Promise<{ recoveryCodes: string[] }> =>
      withCode(call, async (tx) => {
        const recoveryCodes = await giveRecoveryCodes(tx, call.actor.accountId);
        await announce(tx, call, 'renewed');
        return { recoveryCodes };
      }),
  };
};
export type FactorSetup = ReturnType<typeof createFactorSetup>;
