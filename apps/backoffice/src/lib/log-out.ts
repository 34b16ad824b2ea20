import { logout } from '@balcao/contract/session';
import { api } from './api.ts';
import { sessionToken } from './session-token.ts';

/** Logs out here and on the server. A server that cannot be reached keeps nobody in: its session ends by itself. */
export const logOut = async (): Promise<void> => {
  await api(logout, {}).catch(() => undefined);
  sessionToken.clear();
};
