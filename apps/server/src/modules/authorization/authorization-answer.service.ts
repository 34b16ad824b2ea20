import {
  type AuthorizationRequest,
  AuthorizationStatus,
  type cancelCode,
  type confirmCode,
  registrationLifeSeconds,
  type scanCode,
} from '@balcao/contract/authorization';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChatBindings, KnownAccount } from '../account/chat-binding.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { presentRequest } from './authorization.present.ts';
import { type AuthorizationRow, findByCode, findById, moveTo, takeCode } from './authorization.repository.ts';

const { confirmed, cancelled } = AuthorizationStatus.enum;

interface Needs {
  readonly db: Db;
  readonly bindings: ChatBindings;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly sessions: Pick<SessionService, 'stillValid'>;
}

type Answer = Call<typeof confirmCode> | Call<typeof cancelCode>;

/** Opening an account takes longer than a yes, and waits for a mail. Scanning it again does not prolong it. */
const endOfRegistration = ({ createdAt }: AuthorizationRow): Date =>
  new Date(createdAt.getTime() + registrationLifeSeconds * 1000);

/** What phones say to codes: only the person who scans one first may confirm or deny it (rule: device-login). */
export const createAuthorizationAnswers = ({ db, bindings, customers, sessions }: Needs) => {
  /**
   * The account that a code is about when this chat account scans it; undefined for a login of a person who has none yet.
   * @throws Refusal why it cannot be about any.
   */
  const accountFor = async (
    queries: Queries,
    row: AuthorizationRow,
    customerId: string,
  ): Promise<KnownAccount | undefined> => {
    const own = await bindings.accountOf(queries, customerId);
    if (row.purpose === 'login') return own;
    if (own) refuse(own.accountId === row.accountId ? 'chat_account_same' : 'chat_account_taken');
    return (await bindings.find(queries, row.accountId ?? '')) ?? refuse('not_found');
  };

  const findScanned = async (queries: Queries, { body, actor, now }: Answer): Promise<AuthorizationRow> => {
    const row = await findByCode(queries, hashOf(body.code));
    // For people who have not scanned it, a code does not exist.
    if (row?.customerId !== actor.customerId) return refuse('not_found');
    return row.expiresAt <= now ? refuse('code_expired') : row;
  };

  /** Writes the binding that was asked for. */
  const bind = async (tx: Tx, row: AuthorizationRow, now: Date): Promise<void> => {
    const { accountId, sessionId, customerId, customerName } = row;
    if (accountId === null || sessionId === null || customerId === null) return refuse('state_forbids');
    const change = { isBound: row.purpose === 'rebind', now };
    await bindings.bindAndTell(tx, { accountId, sessionId }, { id: customerId, name: customerName ?? '' }, change);
  };

  return {
    scan: (call: Call<typeof scanCode>): Promise<AuthorizationRequest> =>
      idempotently(db, call, async (tx) => {
        const { body, actor, now, ip } = call;
        const { customerId } = actor;
        const found = (await findByCode(tx, hashOf(body.code))) ?? refuse('not_found');
        if (found.expiresAt <= now) refuse('code_expired');
        if (found.customerId !== null && found.customerId !== customerId) refuse('code_taken');
        const account = await accountFor(tx, found, customerId);
        const customerName = await customers.nameOf(tx, customerId);
        const scanner = { customerId, customerName, accountId: account?.accountId ?? null };
        const expiresAt = account ? found.expiresAt : endOfRegistration(found);
        const row = await takeCode(tx, found.id, { ...scanner, expiresAt }, now);
        if (row) return presentRequest(row, account, ip);
        // Someone was faster by a moment, or it has been answered.
        const winner = (await findById(tx, found.id))?.customerId;
        return refuse(winner && winner !== customerId ? 'code_taken' : 'code_expired');
      }),

    /** A login is only made ready: the browser that asked collects it. A binding is written now. */
    confirm: async (call: Call<typeof confirmCode>): Promise<null> => {
      const { id, sessionId } = await findScanned(db, call);
      // Ending the requesting session has ended its requests too.
      if (sessionId !== null && !(await sessions.stillValid({ sessionId }))) refuse('code_expired');
      try {
        return await idempotently(db, call, async (tx) => {
          const row = (await moveTo(tx, id, confirmed, call.now)) ?? refuse('state_forbids');
          if (row.purpose !== 'login') await bind(tx, row, call.now);
          else if ((await bindings.accountOf(tx, call.actor.customerId))?.accountId !== row.accountId)
            refuse('state_forbids');
          return null;
        });
      } catch (error) {
        return constraintOf(error) === 'account_chat' ? refuse('chat_account_taken') : Promise.reject(error);
      }
    },

    cancel: (call: Call<typeof cancelCode>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { id } = await findScanned(tx, call);
        (await moveTo(tx, id, cancelled, call.now)) ?? refuse('state_forbids');
        return null;
      }),
  };
};
export type AuthorizationAnswers = ReturnType<typeof createAuthorizationAnswers>;
