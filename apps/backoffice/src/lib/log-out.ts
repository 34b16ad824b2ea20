import { logout } from '@balcao/contract/session';
import { api } from './api.ts';
import { leaveSession, useSeat } from './session.ts';

/** Logs out here and on the server. A server that cannot be reached keeps nobody in: its session ends by itself. */
export const useLogOut = (): (() => Promise<void>) => {
  const seat = useSeat();
  return async () => {
    await api(logout, {}).catch(() => undefined);
    await leaveSession(seat, { back: false });
  };
};
