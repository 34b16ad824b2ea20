import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** What this browser keeps under a name, the same in all its tabs, and the way to keep something else; null keeps nothing. */
export const useKeptHere = (name: string): readonly [string | null, (value: string | null) => void] => {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(name));
  const keep = useCallback(
    (value: string | null): void => {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      for (const listener of listeners) listener();
    },
    [name],
  );
  return [kept, keep];
};
