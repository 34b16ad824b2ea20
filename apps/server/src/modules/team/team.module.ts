import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { teamRoutes } from './team.routes.ts';
import { createTeamService } from './team.service.ts';
import { createTeamInfo } from './team-info.service.ts';
import { createTeamList } from './team-list.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly names: AccountNames;
  readonly members: MemberService;
}

/** The teams that merchants are. */
export const teamModule = ({ platform: { db }, names, members }: Needs) => {
  const teams = createTeamService({ db, members });
  const teamInfo = createTeamInfo({ db, names, members });
  return {
    services: { teams, teamInfo, teamList: createTeamList() },
    routes: (implement: Implement) => teamRoutes(implement, teams, teamInfo),
  } satisfies Module;
};
