import { createTeam, teamInfo } from '@balcao/contract/team';
import type { Implement } from '../../platform/implement.ts';
import type { TeamService } from './team.service.ts';
import type { TeamInfoService } from './team-info.service.ts';

export const teamRoutes = (implement: Implement, teams: TeamService, { info }: TeamInfoService): void => {
  implement(createTeam, teams.create);
  implement(teamInfo, info);
};
