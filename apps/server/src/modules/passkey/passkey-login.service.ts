import type { ReplyOf } from '@balcao/contract/endpoint';
import type { loginByPasskey, passkeyLoginOptions } from '@balcao/contract/passkey';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { type Limits, networkOf, type Rule } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SessionService } from '../session/session.service.ts';
import { type Ceremony, challengeIn } from './ceremony.ts';
import type { Challenges } from './challenge.ts';
import { findPasskeyByCredential, noteUse } from './passkey.repository.ts';

interface Needs {
  readonly db: Db;
  readonly log: Pick<Logger, 'warn'>;
  readonly limits: Pick<Limits, 'strike'>;
  readonly sessions: Pick<SessionService, 'open'>;
  readonly challenges: Challenges;
  readonly ceremony: Ceremony;
}

/** Limit of challenges without a session: a busy office stays far below, and the table cannot be flooded. */
const offers: Rule = { name: 'passkey-offer', points: 300, seconds: 60 };

/** The way in by a passkey. Whose it is comes with it, so there is no e-mail to guess and none to tell about (rule: no-account-enumeration). */
export const createPasskeyLoginService = ({ db, log, limits, sessions, challenges, ceremony }: Needs) => ({
  options: async ({ ip, now }: Call<typeof passkeyLoginOptions>): Promise<ReplyOf<typeof passkeyLoginOptions>> => {
    await limits.strike(offers, networkOf(ip));
    const challenge = await challenges.issue({ purpose: 'login', accountId: null }, now);
    return { options: { ...(await ceremony.requestOptions(challenge)) } };
  },

  /**
   * Opens a session that is whole: the device has asked who uses it, so two-step verification has nothing to add.
   * @throws Refusal `passkey_wrong` in every case of failure, after the same work for known and unknown passkeys.
   */
  login: async (call: Call<typeof loginByPasskey>): Promise<ReplyOf<typeof loginByPasskey>> => {
    const { response } = call.body;
    const challenge = challengeIn(response) ?? refuse('passkey_wrong');
    if (!(await challenges.useUp(challenge, { purpose: 'login', accountId: null }, call.now))) refuse('passkey_wrong');
    const passkey = await findPasskeyByCredential(db, response.id);
    const use = await ceremony.readAnswered(response, challenge, passkey);
    if (!passkey || !use) return refuse('passkey_wrong');
    const { id, accountId } = passkey;
    return idempotently(db, call, async (tx) => {
      if (!(await noteUse(tx, { id, ...use, now: call.now }))) {
        log.warn({ passkey: id, owner: accountId }, 'a passkey counts backwards: it may have been copied');
        refuse('passkey_wrong');
      }
      return { token: await sessions.open(tx, accountId, call) };
    });
  },
});
export type PasskeyLoginService = ReturnType<typeof createPasskeyLoginService>;
