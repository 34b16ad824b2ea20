import type { endOtherSessions, endSession, listSessions, SessionEntry } from '@balcao/contract/session';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentSession } from './session.present.ts';
import { endOtherSessions as endOthers, endOwnSession, findLiveSessions } from './session-list.repository.ts';

interface Holder {
  readonly accountId: string;
  readonly sessionId: string;
}

/** The person's sessions, the one that asks first. */
const entriesOf = async (db: Db, { accountId, sessionId }: Holder, now: Date): Promise<SessionEntry[]> => {
  const list = (await findLiveSessions(db, accountId, now)).map((session) => presentSession(session, sessionId));
  return [...list.filter(({ isThis }) => isThis), ...list.filter(({ isThis }) => !isThis)];
};

/** Where a person is logged in, and how they end what they do not know. */
export const createSessionList = ({ db }: { readonly db: Db }) => ({
  listOf: (holder: Holder, now: Date): Promise<SessionEntry[]> => entriesOf(db, holder, now),

  list: async ({ actor, now }: Call<typeof listSessions>): Promise<{ list: SessionEntry[] }> => ({
    list: await entriesOf(db, actor, now),
  }),

  /** Someone else's session is not found, as one that does not exist (rule: foreign-is-unknown). */
  end: (call: Call<typeof endSession>): Promise<null> =>
    idempotently(db, call, async (tx) => {
      if (!(await endOwnSession(tx, call.actor.accountId, call.params.id, call.now))) refuse('not_found');
      return null;
    }),

  endOthers: (call: Call<typeof endOtherSessions>): Promise<{ ended: number }> =>
    idempotently(db, call, async (tx) => ({
      ended: await endOthers(tx, call.actor.accountId, call.actor.sessionId, call.now),
    })),
});
export type SessionList = ReturnType<typeof createSessionList>;
