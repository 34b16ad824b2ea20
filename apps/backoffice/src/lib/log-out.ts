import { logout } from '@balcao/contract/session';
import { leaveAll } from '@balcao/ui/attempt';
import { api } from './api.ts';
import { sessionToken } from './session-token.ts';

const before = new Set<() => Promise<void>>();
/** Has something done while there still is a session: what was typed is saved first. It must come to an end by itself. */
export const beforeLogOut = (work: () => Promise<void>): void => void before.add(work);

/** Ends the session on the server, and then here, of a person who wants to come back to where they were. */
export const logOutFrom = async (from: string): Promise<void> => {
  await api(logout, {}).catch(() => undefined);
  sessionToken.clear(from);
};

/** Logs out here and on the server. If the server cannot be reached, this tab is logged out all the same and the session expires. */
export const logOut = async (): Promise<void> => {
  leaveAll();
  await Promise.all([...before].map((work) => work()));
  await api(logout, {}).catch(() => undefined);
  sessionToken.clear();
};
