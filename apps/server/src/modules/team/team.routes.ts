import { createTeam } from '@balcao/contract/team';
import type { Implement } from '../../platform/implement.ts';
import type { TeamService } from './team.service.ts';

export const teamRoutes = (implement: Implement, teams: TeamService): void => {
  implement(createTeam, teams.create);
};
