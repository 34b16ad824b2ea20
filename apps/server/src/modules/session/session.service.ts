import type { MenuPermission } from '@balcao/contract/menus';
import type { CurrentUser, changeTeam, listTeams, login, logout, TeamEntry } from '@balcao/contract/session';
import type { currentUser } from '@balcao/contract/session-current';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import { refuse } from '../../platform/refusal.ts';
import { endOfLife, endOfPending, isOver, keepEndedMs } from '../../platform/session-life.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { RoleService } from '../role/role.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { createLiveRights, createRightsUnlessEnded } from './live-rights.ts';
import { createRolePreview } from './role-preview.ts';
import { presentTeam, presentUser } from './session.present.ts';
import {
  deleteSessionsEndedBefore,
  deleteSessionsOf,
  endSession,
  endSessionsOf,
  findMembership,
  findMembershipsOf,
  findSession,
  holdPlace,
  lockSessionsOf,
  type MembershipRow,
} from './session.repository.ts';
import { type From, startSession } from './start-session.ts';

export type { LiveRights } from './live-rights.ts';

/** What a member of a team may do there. */
export interface RightsOfMember {
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}

/** What logging in asks of modules that are made after sessions. */
export interface FactsOfPeople {
  /** Whether the person's second factor is on. */
  hasFactor(queries: Queries, accountId: string): Promise<boolean>;
  /** Whether the chat app has checked the person's name; false without a chat account. */
  isRealName(queries: Queries, chatAccountId: string | null): Promise<boolean>;
  /** The team's last submission of its data for payments, or null. */
  formIdOf(queries: Queries, merchantId: string): Promise<string | null>;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly rateLimiter: Pick<LoginRateLimiter, 'attempt'>;
  readonly credentials: Credentials;
  readonly facts: FactsOfPeople;
  readonly roles: Pick<RoleService, 'permissionsOf' | 'find'>;
}

export const createSessionService = ({ db, clock, jobs, rateLimiter, credentials, facts, roles }: Needs) => {
  const open = async (tx: Tx, accountId: string, from: From, pending = false): Promise<string> => {
    await lockSessionsOf(tx, accountId);
    if (!(await credentials.find(accountId, tx))) refuse('session_ended');
    if (!pending) await credentials.noteLogin(tx, accountId, from);
    const place = {
      merchantId: null,
      rightsSeen: null,
      pending,
      expiresAt: (pending ? endOfPending : endOfLife)(from.now),
    };
    return startSession(tx, accountId, from, place);
  };
  const authenticate = createAuthenticate({ db, clock, roles });
  const previews = createRolePreview({ db, roles });

  jobs.every(3_600, 'session.forget', () =>
    deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - keepEndedMs)),
  );

  return {
    open,
    /** Ends every session of someone, but for the one that is named. */
    endAll: (tx: Tx, accountId: string, now: Date, except?: string): Promise<void> =>
      endSessionsOf(tx, accountId, now, except),
    /** Every session of an account that is erased, with where it was used from. A login under way is waited for, and finds no account afterwards. */
    erase: async (tx: Tx, accountId: string): Promise<void> => {
      await lockSessionsOf(tx, accountId);
      await deleteSessionsOf(tx, accountId);
    },
    /** The person's teams with their places in them, the one joined first on top. */
    teamsOf: (queries: Queries, accountId: string): Promise<MembershipRow[]> => findMembershipsOf(queries, accountId),
    /** What a person may do in one of their teams, which need not be the team of the session; undefined where they are no member. */
    rightsIn: async (queries: Queries, accountId: string, merchantId: string): Promise<RightsOfMember | undefined> => {
      const place = await findMembership(queries, merchantId, accountId);
      return place && { isAdmin: place.isAdmin, menuPermissions: place.permissions };
    },
    authenticate: authenticate.session,
    authenticatePending: authenticate.pending,
    previewRole: previews.preview,
    endPreview: previews.endPreview,

    /**
     * Holds the member's session and rights until the commit, and decides whether they are still those of the call.
     * @throws Refusal `session_ended`, `role_changed`, `member_removed`.
     */
    holdRights: async (tx: Tx, { sessionId }: { readonly sessionId: string }, now: Date): Promise<void> => {
      await holdPlace(tx, sessionId);
      const found = await findSession(tx, sessionId);
      if (!found || isOver(found.session, now)) return refuse('session_ended');
      if (found.rights === null) refuse('member_removed');
      if (found.rights !== found.session.rightsSeen) refuse('role_changed');
    },

    liveRights: createLiveRights({ db, clock, roles }),
    rightsUnlessEnded: createRightsUnlessEnded({ db, roles }),

    /** Whether someone who was let in may go on. Asking is no use of the session: it does not prolong its life. */
    stillValid: async ({ sessionId }: { readonly sessionId: string }): Promise<boolean> => {
      const found = await findSession(db, sessionId);
      return found !== undefined && !isOver(found.session, clock.now()) && found.rights === found.session.rightsSeen;
    },

    login: async (call: Call<typeof login>): Promise<{ token: string; twoFactorRequired: boolean }> => {
      const { password } = call.body;
      // Tries by either name count for the same account (rule: login-rate-limit).
      const email = await credentials.emailOf(call.body.email);
      const account = await rateLimiter.attempt(email, call.ip, () => credentials.check(email, password));
      return idempotently(db, call, async (tx) => {
        await lockSessionsOf(tx, account.id);
        // A password change, or a new second factor, has ended everything that was started before.
        if (!(await credentials.isCurrent(tx, account))) refuse('credentials_wrong');
        const twoFactorRequired = await facts.hasFactor(tx, account.id);
        return { token: await open(tx, account.id, call, twoFactorRequired), twoFactorRequired };
      });
    },

    logout: (call: Call<typeof logout>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        await endSession(tx, call.actor.sessionId, call.now);
        return null;
      }),

    current: async (call: Call<typeof currentUser>): Promise<CurrentUser> => {
      const { accountId, merchantId } = call.actor;
      const person = (await credentials.find(accountId)) ?? refuse('session_ended');
      const membership = merchantId === null ? undefined : await findMembership(db, merchantId, accountId);
      const preview = await previews.previewOf(call.actor);
      const twoFactor = await facts.hasFactor(db, accountId);
      const realCert = await facts.isRealName(db, person.chatAccountId);
      const hasForm = membership !== undefined && membership.formStatus !== 'NO';
      const formId = hasForm ? await facts.formIdOf(db, membership.merchantId) : null;
      return presentUser(person, { membership, preview, twoFactor, realCert, formId, timezone: call.timeZone });
    },

    listTeams: async (call: Call<typeof listTeams>): Promise<{ merchantList: TeamEntry[] }> => ({
      merchantList: (await findMembershipsOf(db, call.actor.accountId)).map(presentTeam),
    }),

    /** Chooses a team: a new token for the rest of the session's life, and the old one dies with it (rule: sessions). */
    changeTeam: (call: Call<typeof changeTeam>): Promise<{ token: string }> =>
      idempotently(db, call, async (tx) => {
        const { accountId, sessionId } = call.actor;
        const { merchantId } = call.body;
        const membership = (await findMembership(tx, merchantId, accountId)) ?? refuse('not_found');
        await lockSessionsOf(tx, accountId);
        const { expiresAt } = (await endSession(tx, sessionId, call.now)) ?? refuse('session_ended');
        return {
          token: await startSession(tx, accountId, call, { merchantId, rightsSeen: membership.rights, expiresAt }),
        };
      }),
  };
};
export type SessionService = ReturnType<typeof createSessionService>;
