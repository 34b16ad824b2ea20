import { leaveAll } from '@balcao/ui/attempt';
import { useSyncExternalStore } from 'react';

const storageKey = 'balcao.phone.token';
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The token of the person whose phone this is: one for each tab, so that two tabs can be two people's phones. */
export const sessionToken = {
  get: (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined,
  set: (token: string): void => {
    sessionStorage.setItem(storageKey, token);
    changed();
  },
  clear: (): void => {
    leaveAll();
    sessionStorage.removeItem(storageKey);
    changed();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the phone is someone's; the component follows when that changes. */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(storageKey) !== null);
