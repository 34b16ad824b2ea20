import type { CurrentUser } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { NetworkError } from '@balcao/sdk/client';
import { api } from './api.ts';
import { sessionToken } from './session-token.ts';

/** Long enough for a page that is being left to be gone. */
const pauseMs = 600;

const ask = async (): Promise<CurrentUser> => {
  try {
    return await api(currentUser, {});
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return api(currentUser, {});
  }
};

let prefetched: { readonly token: string | undefined; readonly user: Promise<CurrentUser> } | undefined;

/** Asks who is logged in while the scripts of the screens that need it are still being fetched. */
export const prefetchUser = (): void => {
  const user = ask();
  prefetched = { token: sessionToken.get(), user };
  user.catch(() => undefined); // Anyone who loads it hears of that.
};

/**
 * Who is logged in, and in which team with which rights. A call that does not come back is made once more: a reload breaks off
 * what is under way, and that is no reason to end a session.
 */
export const loadCurrentUser = (): Promise<CurrentUser> => {
  const asked = prefetched;
  prefetched = undefined;
  return asked && asked.token === sessionToken.get() ? asked.user : ask();
};
