import { leaveAll } from '@balcao/ui/attempt';

const storageKey = 'balcao.console.token';

/** The token of a staff session: in this tab only, and gone when it is closed. */
export const sessionToken = {
  get: (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined,
  set: (token: string): void => sessionStorage.setItem(storageKey, token),
  clear: (): void => {
    leaveAll();
    sessionStorage.removeItem(storageKey);
  },
};
