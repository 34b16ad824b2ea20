import { endPreview, previewRole } from '@balcao/contract/role';
import { changeTeam, currentUser, listTeams, login, logout } from '@balcao/contract/session';
import type { Implement } from '../../platform/implement.ts';
import type { SessionService } from './session.service.ts';

export const sessionRoutes = (implement: Implement, sessions: SessionService): void => {
  implement(login, sessions.login);
  implement(logout, sessions.logout);
  implement(currentUser, sessions.current);
  implement(listTeams, sessions.listTeams);
  implement(changeTeam, sessions.changeTeam);
  implement(previewRole, sessions.previewRole);
  implement(endPreview, sessions.endPreview);
};
