import { endPreview, previewRole } from '@balcao/contract/role';
import {
  changeTeam,
  endOtherSessions,
  endSession,
  listSessions,
  listTeams,
  login,
  logout,
} from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import type { Implement } from '../../platform/implement.ts';
import type { SessionService } from './session.service.ts';
import type { SessionList } from './session-list.service.ts';

export const sessionRoutes = (implement: Implement, sessions: SessionService, list: SessionList): void => {
  implement(login, sessions.login);
  implement(logout, sessions.logout);
  implement(currentUser, sessions.current);
  implement(listTeams, sessions.listTeams);
  implement(changeTeam, sessions.changeTeam);
  implement(previewRole, sessions.previewRole);
  implement(endPreview, sessions.endPreview);
  implement(listSessions, list.list);
  implement(endSession, list.end);
  implement(endOtherSessions, list.endOthers);
};
