import type { eraseAccount, readAccountErasure } from '@balcao/contract/account-erasure';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { AccountErasing } from '../account/account-erasing.service.ts';
import type { Leaving, TeamOfLeaver } from '../member/leaving.service.ts';
import type { SessionService } from '../session/session.service.ts';

/** What a module keeps of a person who works in teams, and takes away with the account. */
export type ErasedWithAccount = (tx: Tx, accountId: string) => Promise<void>;

interface Needs {
  readonly db: Db;
  readonly erasing: AccountErasing;
  readonly leaving: Leaving;
  readonly sessions: Pick<SessionService, 'teamsOf'>;
  readonly parts: readonly ErasedWithAccount[];
}

/**
 * The end of an account of a person who works in teams (rule: own-data). At once: it is little, and who asks for it reads that it is done.
 * What stays is the teams': submissions with their documents, requests to support, and the activity log, under the name of then.
 */
export const createAccountErasure = ({ db, erasing, leaving, sessions, parts }: Needs) => {
  const teamsOf = async (queries: Queries, accountId: string): Promise<(TeamOfLeaver & { name: string })[]> => {
    const places = await sessions.teamsOf(queries, accountId);
    return places.map(({ merchantId, name, isAdmin, roleName, reviewStatus, formStatus }) => ({
      ...{ merchantId, name, isAdmin, roleName },
      isCertifying: reviewStatus !== 'NO' || formStatus !== 'NO',
    }));
  };

  return {
    read: async ({ actor }: Call<typeof readAccountErasure>): Promise<ReplyOf<typeof readAccountErasure>> => {
      const { accountId } = actor;
      const seen = await leaving.look(db, accountId, await teamsOf(db, accountId));
      return {
        teams: seen.map(({ team, others, needsAdmin }) => ({
          ...{ merchantId: team.merchantId, name: team.name },
          ...{ others, needsAdmin },
        })),
      };
    },

    /** @throws Refusal `input_refused` where the e-mail is not the account's; `last_admin` for a team that needs another super admin first. */
    erase: (call: Call<typeof eraseAccount>): Promise<ReplyOf<typeof eraseAccount>> => {
      const { actor, body, ip, requestId, now } = call;
      const { accountId } = actor;
      const hold = async (tx: Tx): Promise<void> => {
        await erasing.hold(tx, accountId);
        await leaving.hold(tx, accountId);
      };
      const erase = async (tx: Tx) => {
        const account = await erasing.hold(tx, accountId);
        if (body.email !== account.email) refuseField('email', 'notYourEmail');
        const teams = await teamsOf(tx, accountId);
        const inOrder = teams.toSorted((one, other) => (one.merchantId < other.merchantId ? -1 : 1));
        for (const team of inOrder) {
          const by = { actor: { accountId, merchantId: team.merchantId }, ip, requestId, now };
          await leaving.leave(tx, by, team);
        }
        for (const erasePart of parts) await erasePart(tx, accountId);
        await erasing.anonymise(tx, account, now);
        return { erasedAt: now.toISOString() };
      };
      return idempotently(db, call, erase, hold);
    },
  };
};
export type AccountErasure = ReturnType<typeof createAccountErasure>;
