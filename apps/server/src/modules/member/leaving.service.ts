import { LogEvent } from '@balcao/contract/log';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { type Colleagues, listColleagues } from './leaving.repository.ts';
import { deleteMember, lockPlaces } from './member.repository.ts';

/** A team as one of its members leaves it. */
export interface TeamOfLeaver {
  readonly merchantId: string;
  readonly isAdmin: boolean;
  readonly roleName: string | null;
  /** Whether it has been certified, or asked to be: then it needs a super admin. */
  readonly isCertifying: boolean;
}

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly logs: Pick<LogService, 'record'>;
}

/** Whether a team that needs a super admin would be left without one. A team that one person tried out may end empty. */
const needsAdmin = (team: TeamOfLeaver, { others, otherAdmins }: Omit<Colleagues, 'merchantId'>): boolean =>
  team.isAdmin && otherAdmins === 0 && (others > 0 || team.isCertifying);

/** How a person leaves their teams with their account (rule: no-raised-rights). */
export const createLeaving = ({ events, names, logs }: Needs) => ({
  /** Who else is in each team, and whether the person may leave it. */
  look: async <T extends TeamOfLeaver>(queries: Queries, accountId: string, teams: readonly T[]) => {
    const byTeam = new Map((await listColleagues(queries, accountId)).map((one) => [one.merchantId, one]));
    return teams.map((team) => {
      const colleagues = byTeam.get(team.merchantId) ?? { others: 0, otherAdmins: 0 };
      return { team, others: colleagues.others, needsAdmin: needsAdmin(team, colleagues) };
    });
  },

  /** Holds the person's places, and those of the super admins with them, before anything else of a transaction that leaves them. */
  hold: async (tx: Tx, accountId: string): Promise<void> => {
    for (const { merchantId } of await listColleagues(tx, accountId)) await lockPlaces(tx, merchantId, [accountId]);
  },

  /**
   * Takes the person out of a team that is held, which stands in its log. Several are left in the order of their ids.
   * @throws Refusal `last_admin` for a team that needs another super admin first.
   */
  leave: async (tx: Tx, by: ActionContext, team: TeamOfLeaver): Promise<void> => {
    const { merchantId } = team;
    const { accountId } = by.actor;
    const colleagues = (await listColleagues(tx, accountId)).find((one) => one.merchantId === merchantId);
    // Removed by a colleague meanwhile.
    if (!colleagues) return;
    if (needsAdmin(team, colleagues)) refuse('last_admin');
    await deleteMember(tx, { merchantId, accountId });
    events.publish(tx, merchantId, { topic: 'team', key: accountId });
    const subject = { kind: 'member', id: accountId, name: await names.nameOf(tx, accountId) } as const;
    const had = team.isAdmin
      ? { field: 'superAdmin' as const, of: null, before: 'yes', after: null }
      : { field: 'role' as const, of: null, before: team.roleName, after: null };
    await logs.record(
      tx,
      { ...by, actor: { accountId, merchantId } },
      {
        event: LogEvent.enum.memberRemoved,
        subject,
        changes: [had],
      },
    );
  },
});
export type Leaving = ReturnType<typeof createLeaving>;
