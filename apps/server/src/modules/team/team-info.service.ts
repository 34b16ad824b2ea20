import type { TeamInfo, teamInfo } from '@balcao/contract/team';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { presentTeamInfo } from './team.present.ts';
import { findTeam } from './team.repository.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly members: Pick<MemberService, 'countOf'>;
}

/** The team that a session works in, for everyone who works there. */
export const createTeamInfo = ({ db, names, members }: Needs) => ({
  /** @throws Refusal `team_missing` while no team is chosen. */
  info: async ({ actor }: Call<typeof teamInfo>): Promise<TeamInfo> => {
    const merchantId = actor.merchantId ?? refuse('team_missing');
    const team = (await findTeam(db, merchantId)) ?? refuse('team_missing');
    const [createdBy, count] = await Promise.all([names.nameOf(db, team.createdBy), members.countOf(db, merchantId)]);
    return presentTeamInfo(team, { createdBy, members: count });
  },
});
export type TeamInfoService = ReturnType<typeof createTeamInfo>;
