import { randomBytes } from 'node:crypto';
import {
  type AuthorizationPurpose,
  type AuthorizationState,
  AuthorizationStatus,
  type askBindCode,
  type askLoginCode,
  type askRebindCode,
  authorizationLifeSeconds,
  type bindCodeStatus,
  type loginByCode,
  type loginCodeStatus,
  textOfCode,
} from '@balcao/contract/authorization';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type RequesterActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { presentState, statusAt } from './authorization.present.ts';
import {
  type AuthorizationRow,
  deleteExpiredBefore,
  expireBindings,
  findByCode,
  findById,
  findBySecret,
  insertAuthorization,
  moveTo,
} from './authorization.repository.ts';

const { waiting, expired, used } = AuthorizationStatus.enum;
/** A browser that slept hears for an hour that its code has expired; then nothing knows it any more. */
const keepMs = 3_600_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly bindings: Pick<ChatBindings, 'accountOf' | 'chatAccountOf' | 'find'>;
  readonly sessions: Pick<SessionService, 'open'>;
}

/** Who asks: a browser with its secret, or someone in a session. */
type Requester = Pick<AuthorizationRow, 'secretHash' | 'accountId' | 'sessionId'>;

/** 128 random bits. */
const newCode = (): string => randomBytes(16).toString('base64url');

/** A new code; only its hash is stored; `text` is what the QR code says. */
const offer = async (
  tx: Tx,
  purpose: AuthorizationPurpose,
  requester: Requester,
  { ip, userAgent, timeZone, now }: Pick<Call<typeof askLoginCode>, 'ip' | 'userAgent' | 'timeZone' | 'now'>,
) => {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + authorizationLifeSeconds * 1000);
  const times = { createdAt: now, expiresAt };
  const from = { ip, userAgent, timeZone };
  const row = { id: newId(now), purpose, status: waiting, codeHash: hashOf(code) };
  await insertAuthorization(tx, { ...row, ...requester, ...from, ...times });
  return { code, text: textOfCode(purpose, code), expiresAt: expiresAt.toISOString() };
};

/** There is nothing to collect: no more, or not yet. */
const refuseCollecting = (row: AuthorizationRow | undefined, now: Date): never =>
  refuse(row && statusAt(row, now) !== expired ? 'state_forbids' : 'code_expired');

/** What browsers ask of phones by QR codes, and how they learn of the answer (rule: device-login). */
export const createAuthorizationService = ({ db, clock, jobs, bindings, sessions }: Needs) => {
  jobs.every(600, 'authorization.forget', () => deleteExpiredBefore(db, new Date(clock.now().getTime() - keepMs)));

  const stateOf = async (row: AuthorizationRow, now: Date): Promise<AuthorizationState> => {
    // The picture is the account's own where it logs in; a chat account that is to be bound has none here.
    const showsAccount = row.purpose === 'login' && row.accountId !== null;
    const account = showsAccount ? await bindings.find(db, row.accountId ?? '') : undefined;
    return presentState(row, account, now);
  };

  /** The code of this requester: with the code of another the secret is of no use. */
  const ofRequester = async (actor: RequesterActor, code: string): Promise<AuthorizationRow> => {
    const row = await findById(db, actor.authorizationId);
    return row?.codeHash === hashOf(code) ? row : refuse('not_found');
  };

  const askBinding = (call: Call<typeof askBindCode> | Call<typeof askRebindCode>, purpose: 'bind' | 'rebind') =>
    transaction(db, async (tx) => {
      const { accountId, sessionId, isPreviewing } = call.actor;
      if (isPreviewing) refuse('preview_only');
      const isBound = (await bindings.chatAccountOf(tx, accountId)) !== undefined;
      if (isBound !== (purpose === 'rebind')) refuse('state_forbids');
      await expireBindings(tx, accountId);
      return offer(tx, purpose, { secretHash: null, accountId, sessionId }, call);
    });

  return {
    /** The browser that asked, by the secret that it got with the code. @throws Refusal `code_expired`: it asks for a new one, and no session has ended. */
    authenticate: async (request: FastifyRequest): Promise<RequesterActor> => {
      const secret = bearerOf(request) ?? refuse('code_expired');
      const { id } = (await findBySecret(db, hashOf(secret))) ?? refuse('code_expired');
      return { kind: 'requester', ownerId: id, authorizationId: id };
    },

    askLogin: (call: Call<typeof askLoginCode>) =>
      transaction(db, async (tx) => {
        const secret = newToken();
        const requester = { secretHash: hashOf(secret), accountId: null, sessionId: null };
        return { ...(await offer(tx, 'login', requester, call)), secret };
      }),

    loginStatus: async ({ actor, query, now }: Call<typeof loginCodeStatus>): Promise<AuthorizationState> =>
      stateOf(await ofRequester(actor, query.code), now),

    /** Collects the session, once. The phone has been the second factor: no step follows (rule: second-factor-first). */
    login: (call: Call<typeof loginByCode>): Promise<{ token: string }> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { id } = await ofRequester(actor, body.code);
        const row = await moveTo(tx, id, used, now);
        if (!row) return refuseCollecting(await findById(tx, id), now);
        if (row.accountId === null || row.customerId === null) return refuse('state_forbids');
        const token = await sessions.open(tx, row.accountId, call);
        // The account must still be bound as it was at the confirmation. Checked last, under a lock on the open session until the commit.
        const account = await bindings.accountOf(tx, row.customerId);
        return account?.accountId === row.accountId ? { token } : refuse('state_forbids');
      }),

    askBind: (call: Call<typeof askBindCode>) => askBinding(call, 'bind'),
    askRebind: (call: Call<typeof askRebindCode>) => askBinding(call, 'rebind'),

    /** Only for the session that asked. */
    bindStatus: async ({ actor, query, now }: Call<typeof bindCodeStatus>): Promise<AuthorizationState> => {
      const row = await findByCode(db, hashOf(query.code));
      return row?.sessionId === actor.sessionId ? stateOf(row, now) : refuse('not_found');
    },
  };
};
export type AuthorizationService = ReturnType<typeof createAuthorizationService>;
